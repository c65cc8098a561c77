CREATE TABLE `message_photos` (
	`id` text PRIMARY KEY NOT NULL,
	`draft_id` text NOT NULL,
	`user_id` text NOT NULL,
	`message_id` text,
	`position` integer NOT NULL,
	`hash` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`leased_until` integer,
	FOREIGN KEY (`message_id`) REFERENCES `customer_contact_forms`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `message_photos_message` ON `message_photos` (`message_id`);--> statement-breakpoint
CREATE INDEX `message_photos_user` ON `message_photos` (`user_id`,`draft_id`);--> statement-breakpoint
CREATE INDEX `message_photos_hash` ON `message_photos` (`hash`,`created_at`);--> statement-breakpoint
CREATE INDEX `message_photos_due` ON `message_photos` (`expires_at`) WHERE "message_photos"."message_id" is null;--> statement-breakpoint
ALTER TABLE `customer_contact_forms` ADD `answers` text DEFAULT '[]' NOT NULL;