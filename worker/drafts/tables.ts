import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { users } from '../accounts/tables.ts'
import { instant, requestIdColumn } from '../platform/db/database.ts'
import { releaseCauses, reviewStates, scheduleKinds, suspensionReasons } from './schema.ts'
import { packedText } from './stored-document.ts'

/** Kind and cause where a page changes with the date. Owners see neither such releases nor such schedules. */
const byDate = 'dates'

/** What the owner works on. `websiteSettings` is the document as JSON; `handle` is there once it is published. */
export const draftWebsites = sqliteTable(
  'draft_websites',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    version: text('version').notNull(),
    websiteSettings: packedText('website_settings').notNull(),
    /** The pictures of a compressed document (stored-document.ts). */
    pictures: text('pictures'),
    /** Copied from the document, so that lists need not read it. */
    businessName: text('business_name').notNull(),
    handle: text('handle').unique(),
    /** Counts the saves; a save must name the revision it was based on. */
    revision: integer('revision').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    modifiedAt: instant('modified_at').notNull(),
    lastDesignedAt: instant('last_designed_at'),
    /** When the live document was taken from it. */
    lastPublishedAt: instant('last_published_at'),
    /** Unused since preview links have rows. The version that a deployment replaces still reads it, so a later migration drops it. */
    previewNonce: text('preview_nonce'),
    /** Whether the handle's host redirects to the main domain, once there is one. */
    handleRedirects: integer('handle_redirects', { mode: 'boolean' }).notNull().default(true),
  },
  (table) => [
    // All that the list of websites shows: a row has its document before most of it.
    index('draft_websites_list').on(
      table.userId,
      table.id,
      table.revision,
      table.handle,
      table.businessName,
      table.createdAt,
      table.modifiedAt,
      table.lastDesignedAt,
      table.lastPublishedAt,
    ),
  ],
)

/** A private link to a draft. `id` is the hash of the secret in its URL. */
export const previewLinks = sqliteTable(
  'preview_links',
  {
    id: text('id').primaryKey(),
    draftId: text('draft_id')
      .notNull()
      .references(() => draftWebsites.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('preview_links_draft').on(table.draftId, table.expiresAt)],
)

/** What is live: one row per handle. The primary key decides who has it. */
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
    document: packedText('document').notNull(),
    /** The pictures of a compressed document (stored-document.ts). */
    pictures: text('pictures'),
    /** JSON: the release store's `Manifest`, without the drawings. */
    manifest: packedText('manifest').notNull(),
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
    /** JSON: the paths of its drawings, which its website's releases share. Null where it has its own copies, in `manifest`. */
    drawings: text('drawings'),
  },
  (table) => [
    uniqueIndex('releases_number').on(table.draftId, table.number),
    index('releases_user').on(table.userId),
    // A partial index: few releases are not stored.
    index('releases_held').on(table.heldUntil).where(sql`${table.heldUntil} is not null`),
  ],
)

/** A website's drawings that no release of it names any more, until they are deleted. While one is leased, no release may name it. */
export const drawingRemovals = sqliteTable(
  'drawing_removals',
  {
    draftId: text('draft_id').notNull(),
    path: text('path').notNull(),
    userId: text('user_id').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Until then one worker deletes it: its late writes could undo another worker's. */
    leasedUntil: instant('leased_until'),
  },
  (table) => [
    primaryKey({ columns: [table.draftId, table.path] }),
    index('drawing_removals_user').on(table.userId),
    index('drawing_removals_created').on(table.createdAt),
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
    /** Where it goes live, unless the website is online by then. */
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
  'kept_handles',
  {
    handle: text('handle').primaryKey(),
    /** Null after its owner's account was deleted. */
    userId: text('user_id'),
    until: instant('until').notNull(),
    /** When its reservation ends apart from a scheduled release; null if no website left it. */
    restsUntil: instant('rests_until'),
    /** The draft whose website left it: visitors are redirected to that website. */
    draftId: text('draft_id'),
  },
  (table) => [
    index('kept_handles_until').on(table.until),
    index('kept_handles_user').on(table.userId),
    index('kept_handles_draft').on(table.draftId).where(sql`${table.draftId} is not null`),
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

/**
 * Websites that an operator took offline, until they are restored. A row outlives its draft, so that the account of a deleted website
 * stays known for it.
 */
export const websiteSuspensions = sqliteTable(
  'website_suspensions',
  {
    draftId: text('draft_id').primaryKey(),
    userId: text('user_id').notNull(),
    reason: text('reason', { enum: suspensionReasons }).notNull(),
    /** What the operator tells the owner besides; may be blank. */
    note: text('note').notNull(),
    suspendedAt: instant('suspended_at').notNull(),
  },
  (table) => [index('website_suspensions_user').on(table.userId)],
)

/** The last check of each website's publications, and what an operator decided. */
export const publicationReviews = sqliteTable(
  'publication_reviews',
  {
    draftId: text('draft_id')
      .primaryKey()
      .references(() => draftWebsites.id, { onDelete: 'cascade' }),
    userId: text('user_id').notNull(),
    handle: text('handle').notNull(),
    /** The last document that was checked, as JSON. */
    document: packedText('document').notNull(),
    /** Whether it goes online with the approval; else its owner publishes again. */
    publishes: integer('publishes', { mode: 'boolean' }).notNull(),
    /** JSON: `Signal[]`. */
    signals: text('signals').notNull(),
    state: text('state', { enum: reviewStates }).notNull(),
    createdAt: instant('created_at').notNull(),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    index('publication_reviews_user').on(table.userId),
    index('publication_reviews_state').on(table.state, table.createdAt),
  ],
)
