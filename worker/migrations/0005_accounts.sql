CREATE TABLE `account_deletions` (
	`user_id` text PRIMARY KEY NOT NULL,
	`email` text,
	`websites` integer NOT NULL,
	`started_at` integer NOT NULL,
	`leased_until` integer
);
--> statement-breakpoint
CREATE TABLE `attempt_counts` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`window_ends_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `reauthentications` (
	`session_id` text NOT NULL,
	`act` text NOT NULL,
	`status` text NOT NULL,
	`state_hash` text,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`session_id`, `act`),
	FOREIGN KEY (`session_id`) REFERENCES `sessions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reauthentications_state_hash_unique` ON `reauthentications` (`state_hash`);--> statement-breakpoint
ALTER TABLE `otp_sessions` ADD `kind` text DEFAULT 'code' NOT NULL;--> statement-breakpoint
ALTER TABLE `otp_sessions` ADD `browser` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `otp_sessions` ADD `guesses` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `last_sign_in_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `registered_at` integer;--> statement-breakpoint
UPDATE `users` SET `last_sign_in_at` = `updated_at`, `registered_at` = `created_at`;
