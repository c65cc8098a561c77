ALTER TABLE `inbox_settings` ADD `next_weekly_at` integer;--> statement-breakpoint
CREATE INDEX `inbox_settings_weekly` ON `inbox_settings` (`next_weekly_at`);