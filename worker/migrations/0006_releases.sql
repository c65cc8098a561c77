CREATE TABLE `kept_handles` (
	`handle` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`until` integer NOT NULL,
	`rests_until` integer
);
--> statement-breakpoint
CREATE INDEX `kept_handles_until` ON `kept_handles` (`until`);--> statement-breakpoint
CREATE INDEX `kept_handles_user` ON `kept_handles` (`user_id`);--> statement-breakpoint
CREATE TABLE `scheduled_releases` (
	`draft_id` text NOT NULL,
	`kind` text NOT NULL,
	`user_id` text NOT NULL,
	`release_id` text NOT NULL,
	`handle` text NOT NULL,
	`at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`failure` text,
	PRIMARY KEY(`draft_id`, `kind`),
	FOREIGN KEY (`draft_id`) REFERENCES `draft_websites`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`release_id`) REFERENCES `releases`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `scheduled_releases_at` ON `scheduled_releases` (`at`);--> statement-breakpoint
CREATE INDEX `scheduled_releases_user` ON `scheduled_releases` (`user_id`);--> statement-breakpoint
CREATE TABLE `sitemaps` (
	`handle` text PRIMARY KEY NOT NULL,
	`draft_id` text NOT NULL,
	`user_id` text NOT NULL,
	`listed` integer NOT NULL,
	`modified_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `sitemaps_user` ON `sitemaps` (`user_id`);--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_releases` (
	`id` text PRIMARY KEY NOT NULL,
	`draft_id` text NOT NULL,
	`user_id` text NOT NULL,
	`handle` text NOT NULL,
	`number` integer,
	`document` text NOT NULL,
	`manifest` text NOT NULL,
	`created_at` integer NOT NULL,
	`state` text DEFAULT 'stored' NOT NULL,
	`held_until` integer,
	`cause` text DEFAULT 'publish' NOT NULL,
	`restored_from` integer,
	`changes` text,
	`leased_until` integer,
	`attempts` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
INSERT INTO `__new_releases`(`id`, `draft_id`, `user_id`, `handle`, `number`, `document`, `manifest`, `created_at`) SELECT `id`, `draft_id`, `user_id`, `handle`, `number`, `document`, `manifest`, `created_at` FROM `releases`;--> statement-breakpoint
DROP TABLE `releases`;--> statement-breakpoint
ALTER TABLE `__new_releases` RENAME TO `releases`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `releases_number` ON `releases` (`draft_id`,`number`);--> statement-breakpoint
CREATE INDEX `releases_user` ON `releases` (`user_id`);--> statement-breakpoint
CREATE INDEX `releases_held` ON `releases` (`held_until`) WHERE "releases"."held_until" is not null;--> statement-breakpoint
INSERT INTO `sitemaps` (`handle`, `draft_id`, `user_id`, `listed`, `modified_at`) SELECT `websites`.`handle`, `websites`.`draft_id`, `websites`.`user_id`, coalesce(json_extract(`releases`.`document`, '$.settings.searchIndexing'), 1), `websites`.`modified_at` FROM `websites` JOIN `releases` ON `releases`.`id` = `websites`.`release_id`;--> statement-breakpoint
UPDATE `releases` SET `state` = 'removing', `held_until` = 0 WHERE `draft_id` NOT IN (SELECT `id` FROM `draft_websites`);