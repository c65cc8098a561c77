CREATE TABLE `ai_prompts` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`kind` text NOT NULL,
	`input_hash` text NOT NULL,
	`answer` text,
	`status` text NOT NULL,
	`prompt_tokens` integer NOT NULL,
	`answer_tokens` integer NOT NULL,
	`cost_micros` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `ai_prompts_question` ON `ai_prompts` (`kind`,`input_hash`);--> statement-breakpoint
CREATE INDEX `ai_prompts_user` ON `ai_prompts` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `media_removals` (
	`hash` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`leased_until` integer
);
--> statement-breakpoint
CREATE TABLE `website_images` (
	`id` text PRIMARY KEY NOT NULL,
	`draft_id` text NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`hash` text NOT NULL,
	`state` text NOT NULL,
	`provider` text NOT NULL,
	`description` text NOT NULL,
	`tags` text NOT NULL,
	`credit` text,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`bytes` integer NOT NULL,
	`variants` text NOT NULL,
	`created_at` integer NOT NULL,
	`removed_at` integer,
	`unused_since` integer,
	`checked_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `website_images_once` ON `website_images` (`draft_id`,`kind`,`hash`);--> statement-breakpoint
CREATE INDEX `website_images_hash` ON `website_images` (`hash`);