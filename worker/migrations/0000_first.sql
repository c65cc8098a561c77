CREATE TABLE `account_deletions` (
	`user_id` text PRIMARY KEY NOT NULL,
	`email` text,
	`websites` integer NOT NULL,
	`started_at` integer NOT NULL,
	`leased_until` integer,
	`request_id` text
);
--> statement-breakpoint
CREATE TABLE `accounts` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`account_id` text NOT NULL,
	`provider_id` text NOT NULL,
	`access_token` text,
	`refresh_token` text,
	`id_token` text,
	`access_token_expires_at` integer,
	`refresh_token_expires_at` integer,
	`scope` text,
	`password` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `accounts_provider` ON `accounts` (`provider_id`,`account_id`);--> statement-breakpoint
CREATE INDEX `accounts_user` ON `accounts` (`user_id`);--> statement-breakpoint
CREATE TABLE `email_changes` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`session_id` text NOT NULL,
	`new_email` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`session_id`) REFERENCES `sessions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `email_changes_user_id_unique` ON `email_changes` (`user_id`);--> statement-breakpoint
CREATE INDEX `email_changes_session` ON `email_changes` (`session_id`);--> statement-breakpoint
CREATE INDEX `email_changes_end` ON `email_changes` (`expires_at`);--> statement-breakpoint
CREATE TABLE `oauth_records` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`metadata` text,
	`expires_at` integer,
	`user_id` text,
	`client_id` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `oauth_records_user` ON `oauth_records` (`user_id`);--> statement-breakpoint
CREATE INDEX `oauth_records_client` ON `oauth_records` (`client_id`);--> statement-breakpoint
CREATE INDEX `oauth_records_end` ON `oauth_records` (`expires_at`);--> statement-breakpoint
CREATE TABLE `otp_sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text DEFAULT 'code' NOT NULL,
	`email` text NOT NULL,
	`browser` text DEFAULT '' NOT NULL,
	`guesses` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer
);
--> statement-breakpoint
CREATE INDEX `otp_sessions_email` ON `otp_sessions` (`email`,`created_at`);--> statement-breakpoint
CREATE INDEX `otp_sessions_begin` ON `otp_sessions` (`created_at`);--> statement-breakpoint
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
CREATE INDEX `reauthentications_end` ON `reauthentications` (`expires_at`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`token` text NOT NULL,
	`expires_at` integer NOT NULL,
	`ip_address` text,
	`user_agent` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sessions_token_unique` ON `sessions` (`token`);--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_end` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`email_verified` integer DEFAULT false NOT NULL,
	`image` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`last_sign_in_at` integer,
	`registered_at` integer,
	`known_browsers_since` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);--> statement-breakpoint
CREATE INDEX `users_unverified` ON `users` (`id`) WHERE email_verified = 0;--> statement-breakpoint
CREATE TABLE `verifications` (
	`id` text PRIMARY KEY NOT NULL,
	`identifier` text NOT NULL,
	`value` text NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `verifications_identifier` ON `verifications` (`identifier`);--> statement-breakpoint
CREATE INDEX `verifications_end` ON `verifications` (`expires_at`);--> statement-breakpoint
CREATE TABLE `mailbox` (
	`id` text PRIMARY KEY NOT NULL,
	`recipient` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`html` text NOT NULL,
	`reply_to` text,
	`attachments` text DEFAULT '[]' NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `analytics_events` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`path` text,
	`area` text,
	`target` text,
	`method` text,
	`audience` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `analytics_events_at` ON `analytics_events` (`created_at`);--> statement-breakpoint
CREATE TABLE `assistant_calls` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` text NOT NULL,
	`connection_id` text NOT NULL,
	`client_name` text NOT NULL,
	`draft_id` text,
	`tool` text NOT NULL,
	`title` text NOT NULL,
	`revision` integer,
	`before` text,
	`at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`draft_id`) REFERENCES `draft_websites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `assistant_calls_draft` ON `assistant_calls` (`draft_id`,`id`);--> statement-breakpoint
CREATE INDEX `assistant_calls_user` ON `assistant_calls` (`user_id`,`connection_id`,`at`);--> statement-breakpoint
CREATE INDEX `assistant_calls_at` ON `assistant_calls` (`at`);--> statement-breakpoint
CREATE TABLE `asks` (
	`id` text PRIMARY KEY NOT NULL,
	`draft_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`message` text NOT NULL,
	`outcome` text NOT NULL,
	`title` text NOT NULL,
	`text` text NOT NULL,
	`steps` text NOT NULL,
	`choices` text NOT NULL,
	`screen` text,
	`accepted` text,
	FOREIGN KEY (`draft_id`) REFERENCES `draft_websites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `asks_draft` ON `asks` (`draft_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `creations` (
	`id` text PRIMARY KEY NOT NULL,
	`answers` text NOT NULL,
	`website_settings` text NOT NULL,
	`created_at` integer NOT NULL,
	`status` text DEFAULT 'done' NOT NULL,
	`user_id` text,
	`imported_pictures` text,
	`imported_reviews` text,
	`scrape_summary` text,
	`draft_id` text
);
--> statement-breakpoint
CREATE INDEX `creations_begin` ON `creations` (`created_at`);--> statement-breakpoint
CREATE INDEX `creations_unclaimed` ON `creations` (`id`) WHERE draft_id is null;--> statement-breakpoint
CREATE INDEX `creations_running` ON `creations` (`user_id`,`created_at`) WHERE "creations"."status" = 'running';--> statement-breakpoint
CREATE TABLE `first_looks` (
	`trade` text NOT NULL,
	`town` text NOT NULL,
	`business` integer NOT NULL,
	`opening` text NOT NULL,
	`palette` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`trade`, `town`, `business`)
);
--> statement-breakpoint
CREATE INDEX `first_looks_of_trade` ON `first_looks` (`trade`,`created_at`);--> statement-breakpoint
CREATE INDEX `first_looks_begin` ON `first_looks` (`created_at`);--> statement-breakpoint
CREATE TABLE `draft_websites` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`version` text NOT NULL,
	`website_settings` text NOT NULL,
	`business_name` text NOT NULL,
	`handle` text,
	`revision` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`modified_at` integer NOT NULL,
	`last_designed_at` integer,
	`last_published_at` integer,
	`handle_redirects` integer DEFAULT true NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `draft_websites_handle_unique` ON `draft_websites` (`handle`);--> statement-breakpoint
CREATE INDEX `draft_websites_list` ON `draft_websites` (`user_id`,`id`,`revision`,`handle`,`business_name`,`created_at`,`modified_at`,`last_designed_at`,`last_published_at`);--> statement-breakpoint
CREATE TABLE `preview_links` (
	`id` text PRIMARY KEY NOT NULL,
	`draft_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`draft_id`) REFERENCES `draft_websites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `preview_links_draft` ON `preview_links` (`draft_id`,`expires_at`);--> statement-breakpoint
CREATE TABLE `publication_reviews` (
	`draft_id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`handle` text NOT NULL,
	`document` text NOT NULL,
	`publishes` integer NOT NULL,
	`signals` text NOT NULL,
	`state` text NOT NULL,
	`created_at` integer NOT NULL,
	`decided_at` integer,
	FOREIGN KEY (`draft_id`) REFERENCES `draft_websites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `publication_reviews_user` ON `publication_reviews` (`user_id`);--> statement-breakpoint
CREATE INDEX `publication_reviews_state` ON `publication_reviews` (`state`,`created_at`);--> statement-breakpoint
CREATE TABLE `website_suspensions` (
	`draft_id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`reason` text NOT NULL,
	`note` text NOT NULL,
	`suspended_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `website_suspensions_user` ON `website_suspensions` (`user_id`);--> statement-breakpoint
CREATE TABLE `alerts` (
	`problem` text PRIMARY KEY NOT NULL,
	`since` integer NOT NULL,
	`emails` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `job_runs` (
	`job` text PRIMARY KEY NOT NULL,
	`ended_at` integer NOT NULL,
	`position` text
);
--> statement-breakpoint
CREATE TABLE `contact_replies` (
	`id` text PRIMARY KEY NOT NULL,
	`message_id` text NOT NULL,
	`user_id` text NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	`sent_at` integer,
	`failed_at` integer,
	FOREIGN KEY (`message_id`) REFERENCES `customer_contact_forms`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `contact_replies_message` ON `contact_replies` (`message_id`);--> statement-breakpoint
CREATE INDEX `contact_replies_user` ON `contact_replies` (`user_id`);--> statement-breakpoint
CREATE TABLE `customer_contact_forms` (
	`id` text PRIMARY KEY NOT NULL,
	`draft_id` text NOT NULL,
	`user_id` text NOT NULL,
	`token_id` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text NOT NULL,
	`message` text NOT NULL,
	`preferred_time` text,
	`language` text NOT NULL,
	`hostname` text NOT NULL,
	`folder` text NOT NULL,
	`spam_reasons` text NOT NULL,
	`text_hash` text NOT NULL,
	`search_text` text NOT NULL,
	`created_at` integer NOT NULL,
	`read_at` integer,
	`answers` text DEFAULT '[]' NOT NULL,
	`photos_left_out` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `customer_contact_forms_token_id_unique` ON `customer_contact_forms` (`token_id`);--> statement-breakpoint
CREATE INDEX `customer_contact_forms_owner` ON `customer_contact_forms` (`user_id`,`folder`,`created_at`);--> statement-breakpoint
CREATE INDEX `customer_contact_forms_website_folder` ON `customer_contact_forms` (`draft_id`,`folder`,`created_at`);--> statement-breakpoint
CREATE INDEX `customer_contact_forms_text` ON `customer_contact_forms` (`text_hash`,`created_at`);--> statement-breakpoint
CREATE INDEX `customer_contact_forms_spam` ON `customer_contact_forms` (`created_at`) WHERE "customer_contact_forms"."folder" = 'spam';--> statement-breakpoint
CREATE INDEX `customer_contact_forms_unread_newest` ON `customer_contact_forms` (`user_id`,`folder`,`created_at`) WHERE "customer_contact_forms"."read_at" is null;--> statement-breakpoint
CREATE TABLE `inbox_settings` (
	`draft_id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`notify` text NOT NULL,
	`time_zone` text NOT NULL,
	`keep_months` integer,
	`next_digest_at` integer,
	`digested_until` integer,
	`next_weekly_at` integer,
	`reply_to` text DEFAULT 'account' NOT NULL
);
--> statement-breakpoint
CREATE INDEX `inbox_settings_user` ON `inbox_settings` (`user_id`);--> statement-breakpoint
CREATE INDEX `inbox_settings_digest` ON `inbox_settings` (`next_digest_at`);--> statement-breakpoint
CREATE INDEX `inbox_settings_weekly` ON `inbox_settings` (`next_weekly_at`);--> statement-breakpoint
CREATE INDEX `inbox_settings_keeping` ON `inbox_settings` (`draft_id`) WHERE "inbox_settings"."keep_months" is not null;--> statement-breakpoint
CREATE TABLE `mail_outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`draft_id` text NOT NULL,
	`kind` text NOT NULL,
	`message_id` text,
	`reply_id` text,
	`since` integer,
	`until` integer,
	`attempts` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`next_try_at` integer NOT NULL,
	`leased_until` integer,
	`details` text,
	`request_id` text,
	FOREIGN KEY (`message_id`) REFERENCES `customer_contact_forms`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`reply_id`) REFERENCES `contact_replies`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `mail_outbox_due` ON `mail_outbox` (`next_try_at`);--> statement-breakpoint
CREATE INDEX `mail_outbox_user` ON `mail_outbox` (`user_id`);--> statement-breakpoint
CREATE INDEX `mail_outbox_message` ON `mail_outbox` (`message_id`);--> statement-breakpoint
CREATE INDEX `mail_outbox_reply` ON `mail_outbox` (`reply_id`);--> statement-breakpoint
CREATE TABLE `message_photos` (
	`id` text PRIMARY KEY NOT NULL,
	`draft_id` text NOT NULL,
	`user_id` text NOT NULL,
	`message_id` text,
	`position` integer NOT NULL,
	`hash` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`leased_until` integer,
	FOREIGN KEY (`message_id`) REFERENCES `customer_contact_forms`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `message_photos_message` ON `message_photos` (`message_id`);--> statement-breakpoint
CREATE INDEX `message_photos_user` ON `message_photos` (`user_id`,`draft_id`);--> statement-breakpoint
CREATE INDEX `message_photos_hash` ON `message_photos` (`hash`,`created_at`);--> statement-breakpoint
CREATE INDEX `message_photos_due` ON `message_photos` (`expires_at`) WHERE "message_photos"."message_id" is null;--> statement-breakpoint
CREATE TABLE `ai_prompts` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`address` text,
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
CREATE INDEX `ai_prompts_address` ON `ai_prompts` (`address`,`created_at`);--> statement-breakpoint
CREATE INDEX `ai_prompts_day` ON `ai_prompts` (`created_at`,`address`,`cost_micros`);--> statement-breakpoint
CREATE INDEX `ai_prompts_forgotten` ON `ai_prompts` (`created_at`) WHERE "ai_prompts"."input_hash" = '';--> statement-breakpoint
CREATE TABLE `audit_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`operator_id` text NOT NULL,
	`act` text NOT NULL,
	`subject_kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`reason` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_log_subject` ON `audit_log` (`subject_kind`,`subject_id`,`id`);--> statement-breakpoint
CREATE TABLE `daily_numbers` (
	`day` integer PRIMARY KEY NOT NULL,
	`sign_ups` integer NOT NULL,
	`websites` integer NOT NULL,
	`published` integer NOT NULL,
	`messages` integer NOT NULL,
	`views` integer NOT NULL
);--> statement-breakpoint
CREATE TABLE `website_reports` (
	`id` text PRIMARY KEY NOT NULL,
	`draft_id` text NOT NULL,
	`hostname` text NOT NULL,
	`reason` text NOT NULL,
	`text` text NOT NULL,
	`email` text NOT NULL,
	`reporter` text NOT NULL,
	`created_at` integer NOT NULL,
	`closed_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `website_reports_open` ON `website_reports` (`draft_id`,`reporter`) WHERE "website_reports"."closed_at" is null;--> statement-breakpoint
CREATE INDEX `website_reports_website` ON `website_reports` (`draft_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `website_reports_closed` ON `website_reports` (`closed_at`) WHERE "website_reports"."closed_at" is not null;--> statement-breakpoint
CREATE TABLE `media_removals` (
	`hash` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`leased_until` integer
);
--> statement-breakpoint
CREATE INDEX `media_removals_begin` ON `media_removals` (`created_at`);--> statement-breakpoint
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
CREATE INDEX `website_images_hash` ON `website_images` (`hash`);--> statement-breakpoint
CREATE INDEX `website_images_turn` ON `website_images` (coalesce("checked_at", "created_at"),`draft_id`);--> statement-breakpoint
CREATE INDEX `website_images_pending` ON `website_images` (`created_at`) WHERE "website_images"."state" = 'pending';--> statement-breakpoint
CREATE TABLE `guards` (
	`refusal` text NOT NULL,
	CONSTRAINT "draft-changed" CHECK("guards"."refusal" <> 'draft-changed'),
	CONSTRAINT "handle-in-use" CHECK("guards"."refusal" <> 'handle-in-use'),
	CONSTRAINT "live-changed" CHECK("guards"."refusal" <> 'live-changed'),
	CONSTRAINT "release-gone" CHECK("guards"."refusal" <> 'release-gone'),
	CONSTRAINT "suspended" CHECK("guards"."refusal" <> 'suspended')
);
--> statement-breakpoint
CREATE TABLE `attempt_counts` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`window_ends_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `attempt_counts_end` ON `attempt_counts` (`window_ends_at`);--> statement-breakpoint
CREATE TABLE `failure_counts` (
	`hour` integer NOT NULL,
	`event` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`hour`, `event`)
);
--> statement-breakpoint
CREATE TABLE `website_domains` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`domain_name` text NOT NULL,
	`shown_name` text NOT NULL,
	`website_name` text,
	`state` text NOT NULL,
	`failure_reason` text,
	`created_at` integer NOT NULL,
	`modified_at` integer NOT NULL,
	`state_since` integer NOT NULL,
	`live` integer DEFAULT false NOT NULL,
	`preferred` integer DEFAULT false NOT NULL,
	`proved_at` integer,
	`provider_state` text DEFAULT 'none' NOT NULL,
	`provider_id` text,
	`misses` integer DEFAULT 0 NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`checked_at` integer,
	`next_check_at` integer,
	`leased_until` integer,
	`revision` integer DEFAULT 1 NOT NULL,
	`quiet_since` integer,
	`returns_to` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `website_domains_owner` ON `website_domains` (`user_id`,`domain_name`);--> statement-breakpoint
CREATE UNIQUE INDEX `website_domains_holder` ON `website_domains` (`domain_name`) WHERE "website_domains"."provider_state" <> 'none' or ("website_domains"."website_name" is not null and "website_domains"."state" <> 'Failed');--> statement-breakpoint
CREATE INDEX `website_domains_website` ON `website_domains` (`website_name`);--> statement-breakpoint
CREATE INDEX `website_domains_due` ON `website_domains` (`next_check_at`) WHERE "website_domains"."next_check_at" is not null;--> statement-breakpoint
CREATE TABLE `website_domains_history` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`domain_id` text NOT NULL,
	`user_id` text NOT NULL,
	`domain_name` text NOT NULL,
	`type` text NOT NULL,
	`website_name` text,
	`state` text NOT NULL,
	`failure_reason` text,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `website_domains_history_user` ON `website_domains_history` (`user_id`);--> statement-breakpoint
CREATE INDEX `website_domains_history_domain` ON `website_domains_history` (`domain_id`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`hostname` text PRIMARY KEY NOT NULL,
	`release_id` text,
	`revision` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`leased_until` integer,
	`redirect_to` text,
	`request_id` text
);
--> statement-breakpoint
CREATE TABLE `releases` (
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
	`attempts` integer DEFAULT 0 NOT NULL,
	`host` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `releases_number` ON `releases` (`draft_id`,`number`);--> statement-breakpoint
CREATE INDEX `releases_user` ON `releases` (`user_id`);--> statement-breakpoint
CREATE INDEX `releases_held` ON `releases` (`held_until`) WHERE "releases"."held_until" is not null;--> statement-breakpoint
CREATE TABLE `reserved_handles` (
	`handle` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`until` integer NOT NULL,
	`reserved_until` integer,
	`draft_id` text
);
--> statement-breakpoint
CREATE INDEX `reserved_handles_until` ON `reserved_handles` (`until`);--> statement-breakpoint
CREATE INDEX `reserved_handles_user` ON `reserved_handles` (`user_id`);--> statement-breakpoint
CREATE INDEX `reserved_handles_draft` ON `reserved_handles` (`draft_id`) WHERE "reserved_handles"."draft_id" is not null;--> statement-breakpoint
CREATE TABLE `scheduled_releases` (
	`draft_id` text NOT NULL,
	`kind` text NOT NULL,
	`user_id` text NOT NULL,
	`release_id` text NOT NULL,
	`handle` text NOT NULL,
	`at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`request_id` text,
	`failure` text,
	PRIMARY KEY(`draft_id`, `kind`),
	FOREIGN KEY (`draft_id`) REFERENCES `draft_websites`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`release_id`) REFERENCES `releases`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `scheduled_releases_at` ON `scheduled_releases` (`at`);--> statement-breakpoint
CREATE INDEX `scheduled_releases_user` ON `scheduled_releases` (`user_id`);--> statement-breakpoint
CREATE INDEX `scheduled_releases_release` ON `scheduled_releases` (`release_id`);--> statement-breakpoint
CREATE TABLE `sitemaps` (
	`handle` text PRIMARY KEY NOT NULL,
	`draft_id` text NOT NULL,
	`user_id` text NOT NULL,
	`listed` integer NOT NULL,
	`modified_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `sitemaps_user` ON `sitemaps` (`user_id`);--> statement-breakpoint
CREATE TABLE `websites` (
	`handle` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`draft_id` text NOT NULL,
	`release_id` text NOT NULL,
	`version` text NOT NULL,
	`created_at` integer NOT NULL,
	`modified_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`draft_id`) REFERENCES `draft_websites`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `websites_draft_id_unique` ON `websites` (`draft_id`);--> statement-breakpoint
CREATE INDEX `websites_user` ON `websites` (`user_id`);--> statement-breakpoint
CREATE TRIGGER `audit_log_no_update` BEFORE UPDATE ON `audit_log` BEGIN SELECT RAISE(ABORT, 'audit_log only grows'); END;--> statement-breakpoint
CREATE TRIGGER `audit_log_no_delete` BEFORE DELETE ON `audit_log` BEGIN SELECT RAISE(ABORT, 'audit_log only grows'); END;