ALTER TABLE `message_indexes` ADD `searchable_until` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
DROP TRIGGER `message_unindexed`;--> statement-breakpoint
DROP TRIGGER `message_index_removed`;--> statement-breakpoint
INSERT INTO `message_search` (`message_search`) VALUES ('delete-all');--> statement-breakpoint
UPDATE `message_indexes` SET `indexed_until` = 0;--> statement-breakpoint
CREATE TRIGGER `message_unindexed` AFTER INSERT ON `customer_contact_forms` BEGIN UPDATE `message_indexes` SET `indexed_until` = min(`indexed_until`, new.`created_at` - 1), `searchable_until` = min(`searchable_until`, new.`created_at` - 1) WHERE `user_id` = new.`user_id` AND max(`indexed_until`, `searchable_until`) >= new.`created_at`; END;
--> statement-breakpoint
CREATE TRIGGER `message_index_removed` AFTER DELETE ON `customer_contact_forms` BEGIN DELETE FROM `message_search` WHERE rowid = (SELECT -((`number` << 42) | old.`created_at`) FROM `message_indexes` WHERE `user_id` = old.`user_id`); DELETE FROM `message_search` WHERE rowid = (SELECT (`number` << 42) | old.`created_at` FROM `message_indexes` WHERE `user_id` = old.`user_id`); UPDATE `message_indexes` SET `indexed_until` = min(`indexed_until`, old.`created_at` - 1), `searchable_until` = min(`searchable_until`, old.`created_at` - 1) WHERE `user_id` = old.`user_id` AND max(`indexed_until`, `searchable_until`) >= old.`created_at` AND EXISTS (SELECT 1 FROM `customer_contact_forms` WHERE `user_id` = old.`user_id` AND `folder` IN ('inbox', 'archive', 'spam') AND `created_at` = old.`created_at`); END;
