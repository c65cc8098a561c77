DROP INDEX `publication_reviews_waiting`;--> statement-breakpoint
CREATE INDEX `publication_reviews_state` ON `publication_reviews` (`state`,`created_at`);