CREATE TABLE `message_counts` (
	`user_id` text NOT NULL,
	`folder` text NOT NULL,
	`draft_id` text NOT NULL,
	`total` integer NOT NULL,
	`unread` integer NOT NULL,
	PRIMARY KEY(`user_id`, `folder`, `draft_id`)
);
--> statement-breakpoint
CREATE TABLE `message_indexes` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` text NOT NULL,
	`indexed_until` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `message_indexes_user_id_unique` ON `message_indexes` (`user_id`);--> statement-breakpoint
DROP INDEX `customer_contact_forms_website`;--> statement-breakpoint
DROP INDEX `customer_contact_forms_unread`;--> statement-breakpoint
CREATE INDEX `customer_contact_forms_website_folder` ON `customer_contact_forms` (`draft_id`,`folder`,`created_at`);--> statement-breakpoint
CREATE INDEX `customer_contact_forms_unread_newest` ON `customer_contact_forms` (`user_id`,`folder`,`created_at`) WHERE "customer_contact_forms"."read_at" is null;--> statement-breakpoint
CREATE VIRTUAL TABLE `message_search` USING fts5(`text`, content='', contentless_delete=1, detail=none, tokenize="trigram case_sensitive 1");--> statement-breakpoint
INSERT INTO `message_counts` SELECT `user_id`, `folder`, `draft_id`, count(*), sum(`read_at` IS NULL) FROM `customer_contact_forms` GROUP BY 1, 2, 3;--> statement-breakpoint
INSERT INTO `message_indexes` (`user_id`, `indexed_until`) SELECT `user_id`, 0 FROM `message_counts` GROUP BY `user_id` HAVING sum(`total`) >= 500;--> statement-breakpoint
CREATE TRIGGER `message_counted` AFTER INSERT ON `customer_contact_forms` BEGIN INSERT INTO `message_counts` (`user_id`, `folder`, `draft_id`, `total`, `unread`) VALUES (new.`user_id`, new.`folder`, new.`draft_id`, 1, new.`read_at` IS NULL) ON CONFLICT DO UPDATE SET `total` = `total` + 1, `unread` = `unread` + excluded.`unread`; END;
--> statement-breakpoint
CREATE TRIGGER `message_uncounted` AFTER DELETE ON `customer_contact_forms` BEGIN UPDATE `message_counts` SET `total` = `total` - 1, `unread` = `unread` - (old.`read_at` IS NULL) WHERE `user_id` = old.`user_id` AND `folder` = old.`folder` AND `draft_id` = old.`draft_id`; DELETE FROM `message_counts` WHERE `user_id` = old.`user_id` AND `folder` = old.`folder` AND `draft_id` = old.`draft_id` AND `total` <= 0; END;
--> statement-breakpoint
CREATE TRIGGER `message_recounted` AFTER UPDATE OF `folder`, `read_at` ON `customer_contact_forms` WHEN old.`folder` <> new.`folder` OR (old.`read_at` IS NULL) <> (new.`read_at` IS NULL) BEGIN INSERT INTO `message_counts` (`user_id`, `folder`, `draft_id`, `total`, `unread`) VALUES (new.`user_id`, new.`folder`, new.`draft_id`, 1, new.`read_at` IS NULL) ON CONFLICT DO UPDATE SET `total` = `total` + 1, `unread` = `unread` + excluded.`unread`; UPDATE `message_counts` SET `total` = `total` - 1, `unread` = `unread` - (old.`read_at` IS NULL) WHERE `user_id` = old.`user_id` AND `folder` = old.`folder` AND `draft_id` = old.`draft_id`; DELETE FROM `message_counts` WHERE `user_id` = old.`user_id` AND `folder` = old.`folder` AND `draft_id` = old.`draft_id` AND `total` <= 0; END;
--> statement-breakpoint
CREATE TRIGGER `message_index_begun` AFTER UPDATE OF `total` ON `message_counts` WHEN new.`total` > old.`total` AND new.`total` % 8 = 0 AND (SELECT sum(`total`) FROM `message_counts` WHERE `user_id` = new.`user_id`) >= 500 BEGIN INSERT INTO `message_indexes` (`user_id`, `indexed_until`) VALUES (new.`user_id`, 0) ON CONFLICT DO NOTHING; END;
--> statement-breakpoint
CREATE TRIGGER `message_unindexed` AFTER INSERT ON `customer_contact_forms` BEGIN UPDATE `message_indexes` SET `indexed_until` = new.`created_at` - 1 WHERE `user_id` = new.`user_id` AND `indexed_until` >= new.`created_at`; END;
--> statement-breakpoint
CREATE TRIGGER `message_index_removed` AFTER DELETE ON `customer_contact_forms` BEGIN DELETE FROM `message_search` WHERE rowid = (SELECT (`number` << 42) | old.`created_at` FROM `message_indexes` WHERE `user_id` = old.`user_id`); UPDATE `message_indexes` SET `indexed_until` = old.`created_at` - 1 WHERE `user_id` = old.`user_id` AND `indexed_until` >= old.`created_at` AND EXISTS (SELECT 1 FROM `customer_contact_forms` WHERE `user_id` = old.`user_id` AND `folder` IN ('inbox', 'archive', 'spam') AND `created_at` = old.`created_at`); END;
--> statement-breakpoint
DROP INDEX `draft_websites_user`;--> statement-breakpoint
CREATE INDEX `draft_websites_list` ON `draft_websites` (`user_id`,`id`,`revision`,`handle`,`business_name`,`created_at`,`modified_at`,`last_designed_at`,`last_published_at`);