CREATE TABLE `preview_links` (
	`id` text PRIMARY KEY NOT NULL,
	`draft_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`draft_id`) REFERENCES `draft_websites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `preview_links_draft` ON `preview_links` (`draft_id`,`expires_at`);