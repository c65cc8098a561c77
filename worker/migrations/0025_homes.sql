CREATE TABLE `account_homes` (
	`user_id` text PRIMARY KEY NOT NULL,
	`home` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `name_homes` (
	`name` text PRIMARY KEY NOT NULL,
	`home` integer NOT NULL,
	`taken_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_log_at` ON `audit_log` (`at`,`id`);