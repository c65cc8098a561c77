CREATE TABLE `website_domains` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`domain_name` text NOT NULL,
	`shown_name` text NOT NULL,
	`website_name` text,
	`state` text NOT NULL,
	`failure_reason` text,
	`created_at` integer NOT NULL,
	`modified_at` integer NOT NULL,
	`state_since` integer NOT NULL,
	`live` integer DEFAULT false NOT NULL,
	`preferred` integer DEFAULT false NOT NULL,
	`proved_at` integer,
	`provider_state` text DEFAULT 'none' NOT NULL,
	`provider_id` text,
	`misses` integer DEFAULT 0 NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`checked_at` integer,
	`next_check_at` integer,
	`leased_until` integer,
	`revision` integer DEFAULT 1 NOT NULL,
	`quiet_since` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `website_domains_owner` ON `website_domains` (`user_id`,`domain_name`);--> statement-breakpoint
CREATE UNIQUE INDEX `website_domains_holder` ON `website_domains` (`domain_name`) WHERE "website_domains"."provider_state" <> 'none' or ("website_domains"."website_name" is not null and "website_domains"."state" <> 'Failed');--> statement-breakpoint
CREATE INDEX `website_domains_website` ON `website_domains` (`website_name`);--> statement-breakpoint
CREATE INDEX `website_domains_due` ON `website_domains` (`next_check_at`) WHERE "website_domains"."next_check_at" is not null;--> statement-breakpoint
CREATE TABLE `website_domains_history` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`domain_id` text NOT NULL,
	`user_id` text NOT NULL,
	`domain_name` text NOT NULL,
	`type` text NOT NULL,
	`website_name` text,
	`state` text NOT NULL,
	`failure_reason` text,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `website_domains_history_user` ON `website_domains_history` (`user_id`);--> statement-breakpoint
CREATE INDEX `website_domains_history_domain` ON `website_domains_history` (`domain_id`);--> statement-breakpoint
ALTER TABLE `draft_websites` ADD `handle_redirects` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `outbox` ADD `redirect_to` text;--> statement-breakpoint
ALTER TABLE `releases` ADD `host` text;