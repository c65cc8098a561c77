ALTER TABLE `ai_prompts` ADD `address` text;--> statement-breakpoint
CREATE INDEX `ai_prompts_address` ON `ai_prompts` (`address`,`created_at`);--> statement-breakpoint
ALTER TABLE `creations` ADD `status` text DEFAULT 'done' NOT NULL;--> statement-breakpoint
ALTER TABLE `creations` ADD `user_id` text;--> statement-breakpoint
ALTER TABLE `creations` ADD `imported_pictures` text;