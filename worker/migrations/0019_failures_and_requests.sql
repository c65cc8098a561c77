CREATE TABLE `failure_counts` (
	`hour` integer NOT NULL,
	`event` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`hour`, `event`)
);
--> statement-breakpoint
CREATE TABLE `alerts` (
	`problem` text PRIMARY KEY NOT NULL,
	`since` integer NOT NULL,
	`emails` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE `account_deletions` ADD `request_id` text;--> statement-breakpoint
ALTER TABLE `outbox` ADD `request_id` text;--> statement-breakpoint
ALTER TABLE `scheduled_releases` ADD `request_id` text;--> statement-breakpoint
ALTER TABLE `mail_outbox` ADD `request_id` text;