CREATE TABLE `job_runs` (
	`job` text PRIMARY KEY NOT NULL,
	`ended_at` integer NOT NULL
);
