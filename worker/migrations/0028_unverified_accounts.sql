CREATE INDEX `users_unverified` ON `users` (`id`) WHERE email_verified = 0;--> statement-breakpoint
CREATE INDEX `creations_unclaimed` ON `creations` (`id`) WHERE draft_id is null;