CREATE TABLE `contact_replies` (
	`id` text PRIMARY KEY NOT NULL,
	`message_id` text NOT NULL,
	`user_id` text NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	`sent_at` integer,
	`failed_at` integer,
	FOREIGN KEY (`message_id`) REFERENCES `customer_contact_forms`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `contact_replies_message` ON `contact_replies` (`message_id`);--> statement-breakpoint
CREATE INDEX `contact_replies_user` ON `contact_replies` (`user_id`);--> statement-breakpoint
CREATE TABLE `customer_contact_forms` (
	`id` text PRIMARY KEY NOT NULL,
	`draft_id` text NOT NULL,
	`user_id` text NOT NULL,
	`token_id` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text NOT NULL,
	`message` text NOT NULL,
	`preferred_time` text,
	`language` text NOT NULL,
	`hostname` text NOT NULL,
	`folder` text NOT NULL,
	`spam_reasons` text NOT NULL,
	`text_hash` text NOT NULL,
	`search_text` text NOT NULL,
	`created_at` integer NOT NULL,
	`read_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `customer_contact_forms_token_id_unique` ON `customer_contact_forms` (`token_id`);--> statement-breakpoint
CREATE INDEX `customer_contact_forms_owner` ON `customer_contact_forms` (`user_id`,`folder`,`created_at`);--> statement-breakpoint
CREATE INDEX `customer_contact_forms_website` ON `customer_contact_forms` (`draft_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `customer_contact_forms_text` ON `customer_contact_forms` (`text_hash`,`created_at`);--> statement-breakpoint
CREATE INDEX `customer_contact_forms_spam` ON `customer_contact_forms` (`created_at`) WHERE "customer_contact_forms"."folder" = 'spam';--> statement-breakpoint
CREATE INDEX `customer_contact_forms_unread` ON `customer_contact_forms` (`user_id`,`draft_id`) WHERE "customer_contact_forms"."folder" = 'inbox' and "customer_contact_forms"."read_at" is null;--> statement-breakpoint
CREATE TABLE `inbox_settings` (
	`draft_id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`notify` text NOT NULL,
	`time_zone` text NOT NULL,
	`keep_months` integer,
	`next_digest_at` integer,
	`digested_until` integer
);
--> statement-breakpoint
CREATE INDEX `inbox_settings_user` ON `inbox_settings` (`user_id`);--> statement-breakpoint
CREATE INDEX `inbox_settings_digest` ON `inbox_settings` (`next_digest_at`);--> statement-breakpoint
CREATE TABLE `mail_outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`draft_id` text NOT NULL,
	`kind` text NOT NULL,
	`message_id` text,
	`reply_id` text,
	`since` integer,
	`until` integer,
	`attempts` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`next_try_at` integer NOT NULL,
	`leased_until` integer,
	FOREIGN KEY (`message_id`) REFERENCES `customer_contact_forms`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`reply_id`) REFERENCES `contact_replies`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `mail_outbox_due` ON `mail_outbox` (`next_try_at`);--> statement-breakpoint
CREATE INDEX `mail_outbox_user` ON `mail_outbox` (`user_id`);--> statement-breakpoint
CREATE INDEX `mail_outbox_message` ON `mail_outbox` (`message_id`);--> statement-breakpoint
CREATE INDEX `mail_outbox_reply` ON `mail_outbox` (`reply_id`);--> statement-breakpoint
CREATE TABLE `visit_salts` (
	`day` text PRIMARY KEY NOT NULL,
	`salt` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `mailbox` ADD `reply_to` text;--> statement-breakpoint
ALTER TABLE `mailbox` ADD `attachments` text DEFAULT '[]' NOT NULL;