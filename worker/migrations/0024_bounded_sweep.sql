ALTER TABLE `job_runs` ADD `position` text;--> statement-breakpoint
CREATE INDEX `email_changes_end` ON `email_changes` (`expires_at`);--> statement-breakpoint
CREATE INDEX `otp_sessions_begin` ON `otp_sessions` (`created_at`);--> statement-breakpoint
CREATE INDEX `reauthentications_end` ON `reauthentications` (`expires_at`);--> statement-breakpoint
CREATE INDEX `sessions_end` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE INDEX `verifications_end` ON `verifications` (`expires_at`);--> statement-breakpoint
CREATE INDEX `creations_begin` ON `creations` (`created_at`);--> statement-breakpoint
CREATE INDEX `creations_running` ON `creations` (`user_id`,`created_at`) WHERE "creations"."status" = 'running';--> statement-breakpoint
CREATE INDEX `inbox_settings_keeping` ON `inbox_settings` (`draft_id`) WHERE "inbox_settings"."keep_months" is not null;--> statement-breakpoint
CREATE INDEX `ai_prompts_forgotten` ON `ai_prompts` (`created_at`) WHERE "ai_prompts"."input_hash" = '';--> statement-breakpoint
CREATE INDEX `media_removals_begin` ON `media_removals` (`created_at`);--> statement-breakpoint
CREATE INDEX `website_images_turn` ON `website_images` (coalesce("checked_at", "created_at"),`draft_id`);--> statement-breakpoint
CREATE INDEX `website_images_pending` ON `website_images` (`created_at`) WHERE "website_images"."state" = 'pending';--> statement-breakpoint
CREATE INDEX `attempt_counts_end` ON `attempt_counts` (`window_ends_at`);