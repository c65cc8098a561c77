CREATE TABLE `drawing_removals` (
	`draft_id` text NOT NULL,
	`path` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`leased_until` integer,
	PRIMARY KEY(`draft_id`, `path`)
);
--> statement-breakpoint
CREATE INDEX `drawing_removals_user` ON `drawing_removals` (`user_id`);--> statement-breakpoint
CREATE INDEX `drawing_removals_created` ON `drawing_removals` (`created_at`);--> statement-breakpoint
ALTER TABLE `releases` ADD `drawings` text;