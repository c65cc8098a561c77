CREATE TABLE `asks` (
	`id` text PRIMARY KEY NOT NULL,
	`draft_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`message` text NOT NULL,
	`outcome` text NOT NULL,
	`title` text NOT NULL,
	`text` text NOT NULL,
	`steps` text NOT NULL,
	`accepted` text,
	FOREIGN KEY (`draft_id`) REFERENCES `draft_websites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `asks_draft` ON `asks` (`draft_id`,`created_at`);