CREATE TABLE `publication_reviews` (
	`draft_id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`handle` text NOT NULL,
	`document` text NOT NULL,
	`publishes` integer NOT NULL,
	`signals` text NOT NULL,
	`state` text NOT NULL,
	`created_at` integer NOT NULL,
	`decided_at` integer,
	FOREIGN KEY (`draft_id`) REFERENCES `draft_websites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `publication_reviews_user` ON `publication_reviews` (`user_id`);--> statement-breakpoint
CREATE INDEX `publication_reviews_waiting` ON `publication_reviews` (`created_at`) WHERE "publication_reviews"."state" = 'waiting';--> statement-breakpoint
CREATE TABLE `website_suspensions` (
	`draft_id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`reason` text NOT NULL,
	`note` text NOT NULL,
	`suspended_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `website_suspensions_user` ON `website_suspensions` (`user_id`);--> statement-breakpoint
CREATE TABLE `audit_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`operator_id` text NOT NULL,
	`act` text NOT NULL,
	`subject_kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`reason` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_log_subject` ON `audit_log` (`subject_kind`,`subject_id`,`id`);--> statement-breakpoint
CREATE TABLE `website_reports` (
	`id` text PRIMARY KEY NOT NULL,
	`draft_id` text NOT NULL,
	`hostname` text NOT NULL,
	`reason` text NOT NULL,
	`text` text NOT NULL,
	`email` text NOT NULL,
	`reporter` text NOT NULL,
	`created_at` integer NOT NULL,
	`closed_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `website_reports_open` ON `website_reports` (`draft_id`,`reporter`) WHERE "website_reports"."closed_at" is null;--> statement-breakpoint
CREATE INDEX `website_reports_website` ON `website_reports` (`draft_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `website_reports_closed` ON `website_reports` (`closed_at`) WHERE "website_reports"."closed_at" is not null;--> statement-breakpoint
ALTER TABLE `mail_outbox` ADD `details` text;--> statement-breakpoint
CREATE TRIGGER `audit_log_no_update` BEFORE UPDATE ON `audit_log` BEGIN SELECT RAISE(ABORT, 'audit_log only grows'); END;
--> statement-breakpoint
CREATE TRIGGER `audit_log_no_delete` BEFORE DELETE ON `audit_log` BEGIN SELECT RAISE(ABORT, 'audit_log only grows'); END;
