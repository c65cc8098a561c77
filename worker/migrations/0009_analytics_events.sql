CREATE TABLE `analytics_events` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`path` text,
	`area` text,
	`target` text,
	`method` text,
	`audience` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `analytics_events_at` ON `analytics_events` (`created_at`);