ALTER TABLE `creations` ADD `version` text;--> statement-breakpoint
ALTER TABLE `creations` ADD `business_name` text;--> statement-breakpoint
ALTER TABLE `creations` ADD `pictures` text;--> statement-breakpoint
ALTER TABLE `draft_websites` ADD `pictures` text;--> statement-breakpoint
ALTER TABLE `releases` ADD `pictures` text;