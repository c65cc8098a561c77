import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { users } from '../accounts/tables.ts'
import { releaseCauses, scheduleKinds } from '../drafts/schema.ts'
import { draftWebsites } from '../drafts/tables.ts'
import { instant, requestIdColumn } from '../platform/db/database.ts'

/** Kind and cause where a page changes with the date. Owners see neither such releases nor such schedules. */
const byDate = 'dates'

/** Live websites: one row per handle. The primary key decides who has it. */
export const websites = sqliteTable(
  'websites',
  {
    handle: text('handle').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    draftId: text('draft_id')
      .notNull()
      .unique()
      .references(() => draftWebsites.id),
    releaseId: text('release_id').notNull(),
    version: text('version').notNull(),
    createdAt: instant('created_at').notNull(),
    modifiedAt: instant('modified_at').notNull(),
  },
  (table) => [index('websites_user').on(table.userId)],
)

/**
 * The immutable files of one rendered document. `id` is a hash of their content. Every file in the release store belongs to a row
 * here, which is inserted before the files and deleted after them.
 */
export const releases = sqliteTable(
  'releases',
  {
    id: text('id').primaryKey(),
    draftId: text('draft_id').notNull(),
    userId: text('user_id').notNull(),
    handle: text('handle').notNull(),
    /** Counts a website's releases; null until all files are stored and the release went live or is scheduled. */
    number: integer('number'),
    document: text('document').notNull(),
    /** JSON: the release store's `Manifest`. */
    manifest: text('manifest').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Pending: files are being written. Stored: all exist. Removing: the files go, then the row; nothing may point to it again. */
    state: text('state', { enum: ['pending', 'stored', 'removing'] })
      .notNull()
      .default('stored'),
    /** Pending: abandoned after that. Removing: visitors may have the page open until then, so its files stay. */
    heldUntil: instant('held_until'),
    cause: text('cause', { enum: [...releaseCauses, byDate] })
      .notNull()
      .default('publish'),
    /** The number of the earlier release with the same document. With cause `dates`: of the owner's version that it shows. */
    restoredFrom: integer('restored_from'),
    /** JSON: `Change[]` against what was live before; null for a website's first. */
    changes: text('changes'),
    /** Until then one worker removes or repairs its files: its late writes could undo another worker's. */
    leasedUntil: instant('leased_until'),
    /** How often its removal was tried. */
    attempts: integer('attempts').notNull().default(0),
    /** The hostname that its files name as the website's own; null: its handle's. */
    host: text('host'),
  },
  (table) => [
    uniqueIndex('releases_number').on(table.draftId, table.number),
    index('releases_user').on(table.userId),
    // A partial index: few releases are not stored.
    index('releases_held').on(table.heldUntil).where(sql`${table.heldUntil} is not null`),
  ],
)

/** Scheduled versions: at most one of each kind for a website. Of kind `dates`: when the live release has to be rendered again. */
export const scheduledReleases = sqliteTable(
  'scheduled_releases',
  {
    draftId: text('draft_id')
      .notNull()
      .references(() => draftWebsites.id),
    kind: text('kind', { enum: [...scheduleKinds, byDate] }).notNull(),
    userId: text('user_id').notNull(),
    releaseId: text('release_id')
      .notNull()
      .references(() => releases.id),
    /** The handle to go live under, unless the website is online by then. */
    handle: text('handle').notNull(),
    at: instant('at').notNull(),
    createdAt: instant('created_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** The id of the request that scheduled it. */
    requestId: requestIdColumn(),
    /** The error code after the last attempt; the owner sees it until they cancel or reschedule. */
    failure: text('failure'),
  },
  (table) => [
    primaryKey({ columns: [table.draftId, table.kind] }),
    index('scheduled_releases_at').on(table.at),
    index('scheduled_releases_user').on(table.userId),
    // Removing a release asks whether it still waits.
    index('scheduled_releases_release').on(table.releaseId),
  ],
)

/** Handles that only one person may take, or nobody: handles they left, and handles of a scheduled first release. */
export const reservedHandles = sqliteTable(
  'reserved_handles',
  {
    handle: text('handle').primaryKey(),
    /** Null after its owner's account was deleted. */
    userId: text('user_id'),
    until: instant('until').notNull(),
    /** When its reservation ends apart from a scheduled release; null if no website left it. */
    reservedUntil: instant('reserved_until'),
    /** The draft whose website left it: visitors are redirected to that website. */
    draftId: text('draft_id'),
  },
  (table) => [
    index('reserved_handles_until').on(table.until),
    index('reserved_handles_user').on(table.userId),
    index('reserved_handles_draft').on(table.draftId).where(sql`${table.draftId} is not null`),
  ],
)

/** One per live website: the product's index of public websites. */
export const sitemaps = sqliteTable(
  'sitemaps',
  {
    handle: text('handle').primaryKey(),
    draftId: text('draft_id').notNull(),
    userId: text('user_id').notNull(),
    /** Whether search engines may list the website, which then has a sitemap. */
    listed: integer('listed', { mode: 'boolean' }).notNull(),
    modifiedAt: instant('modified_at').notNull(),
  },
  (table) => [index('sitemaps_user').on(table.userId)],
)

/** Hosts to write to the edge, at once or by the cron. A newer row for a host replaces an older one. */
export const outbox = sqliteTable('outbox', {
  hostname: text('hostname').primaryKey(),
  /** The release to show. Without it and without a redirect, the host is removed. */
  releaseId: text('release_id'),
  /** Grows with every change of this host; a writer deletes the row only at the revision it wrote. */
  revision: integer('revision').notNull(),
  attempts: integer('attempts').notNull().default(0),
  createdAt: instant('created_at').notNull(),
  /** The lease of one writer, so that a slow older write cannot land after a newer one. */
  leasedUntil: instant('leased_until'),
  /** The hostname to redirect to, which is written first. */
  redirectTo: text('redirect_to'),
  /** The id of the request that last changed it. */
  requestId: requestIdColumn(),
})
