CREATE TABLE `job_runs` (
	`job` text PRIMARY KEY NOT NULL,
	`ended_at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `website_domains` ADD `returns_to` text;--> statement-breakpoint
ALTER TABLE `kept_handles` ADD `draft_id` text;--> statement-breakpoint
CREATE INDEX `kept_handles_draft` ON `kept_handles` (`draft_id`) WHERE "kept_handles"."draft_id" is not null;