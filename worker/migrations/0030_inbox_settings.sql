ALTER TABLE `inbox_settings` ADD `next_weekly_at` integer;--> statement-breakpoint
ALTER TABLE `inbox_settings` ADD `reply_to` text DEFAULT 'account' NOT NULL;--> statement-breakpoint
CREATE INDEX `inbox_settings_weekly` ON `inbox_settings` (`next_weekly_at`);