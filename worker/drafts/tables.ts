import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { users } from '../accounts/tables.ts'
import { instant } from '../platform/db/database.ts'
import { releaseCauses, scheduleKinds } from './release-kinds.ts'

/** What the owner works on. `websiteSettings` is the document as JSON; `handle` is there once it is published. */
export const draftWebsites = sqliteTable(
  'draft_websites',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    version: text('version').notNull(),
    websiteSettings: text('website_settings').notNull(),
    /** Beside the document so that a list need not read it. */
    businessName: text('business_name').notNull(),
    handle: text('handle').unique(),
    /** Counts the saves; a save must name the one it was made from. */
    revision: integer('revision').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    modifiedAt: instant('modified_at').notNull(),
    lastDesignedAt: instant('last_designed_at'),
    /** When what is live was taken from it. */
    lastPublishedAt: instant('last_published_at'),
    /** Unused since preview links have rows. The version that a deployment replaces still reads it, so a later migration drops it. */
    previewNonce: text('preview_nonce'),
    /** Whether its handle's host leads to its main name, once it has another. */
    handleRedirects: integer('handle_redirects', { mode: 'boolean' }).notNull().default(true),
  },
  (table) => [index('draft_websites_user').on(table.userId)],
)

/** A private link to a draft. Its address holds a secret, of which `id` is the hash. */
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
 * The files of one rendered document, for good. `id` is made from their content. Every file in the release store belongs to a row
 * here: the row comes before the files and goes after them.
 */
export const releases = sqliteTable(
  'releases',
  {
    id: text('id').primaryKey(),
    draftId: text('draft_id').notNull(),
    userId: text('user_id').notNull(),
    handle: text('handle').notNull(),
    /** Counts a website's releases; null until all files are stored and the release has been live or waits for its time. */
    number: integer('number'),
    document: text('document').notNull(),
    /** `Manifest` of the release store, as JSON. */
    manifest: text('manifest').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Pending: files are being written. Stored: all are there. Removing: they go, and then the row; nothing may point to it again. */
    state: text('state', { enum: ['pending', 'stored', 'removing'] })
      .notNull()
      .default('stored'),
    /** Pending: given up after that. Removing: visitors may hold the page until then, so its files stay as long. */
    heldUntil: instant('held_until'),
    cause: text('cause', { enum: releaseCauses }).notNull().default('publish'),
    /** The number of the release whose document this is again. */
    restoredFrom: integer('restored_from'),
    /** JSON: `Change[]` against what was live before; null for a website's first. */
    changes: text('changes'),
    /** Until then one worker has its files to itself, who removes or repairs them: another's writes could be undone by late ones. */
    leasedUntil: instant('leased_until'),
    /** How often its removal was tried. */
    attempts: integer('attempts').notNull().default(0),
    /** The hostname that its files name as the website's own; null: its handle's. */
    host: text('host'),
  },
  (table) => [
    uniqueIndex('releases_number').on(table.draftId, table.number),
    index('releases_user').on(table.userId),
    // Only of those that wait for something: few, among all that are stored.
    index('releases_held').on(table.heldUntil).where(sql`${table.heldUntil} is not null`),
  ],
)

/** Scheduled versions: at most one of each kind for a website. */
export const scheduledReleases = sqliteTable(
  'scheduled_releases',
  {
    draftId: text('draft_id')
      .notNull()
      .references(() => draftWebsites.id),
    kind: text('kind', { enum: scheduleKinds }).notNull(),
    userId: text('user_id').notNull(),
    releaseId: text('release_id')
      .notNull()
      .references(() => releases.id),
    /** Where it goes live, if the website is nowhere by then. */
    handle: text('handle').notNull(),
    at: instant('at').notNull(),
    createdAt: instant('created_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** The code of the error for which it was given up; the owner sees it until they end or renew it. */
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

/** Handles that only one person may take, or nobody: those they left, and those that wait for a scheduled first release. */
export const reservedHandles = sqliteTable(
  'kept_handles',
  {
    handle: text('handle').primaryKey(),
    /** Null after its owner's account was deleted. */
    userId: text('user_id'),
    until: instant('until').notNull(),
    /** Until when it would be kept without a scheduled release that waits for it; null where it was never left. */
    restsUntil: instant('rests_until'),
    /** The draft whose website left it: its visitors are redirected to where that website is now. */
    draftId: text('draft_id'),
  },
  (table) => [
    index('kept_handles_until').on(table.until),
    index('kept_handles_user').on(table.userId),
    index('kept_handles_draft').on(table.draftId).where(sql`${table.draftId} is not null`),
  ],
)

/** One per live website: what the product's own index of public websites is made of. */
export const sitemaps = sqliteTable(
  'sitemaps',
  {
    handle: text('handle').primaryKey(),
    draftId: text('draft_id').notNull(),
    userId: text('user_id').notNull(),
    /** Whether search engines may list the website: only then it has a sitemap. */
    listed: integer('listed', { mode: 'boolean' }).notNull(),
    modifiedAt: instant('modified_at').notNull(),
  },
  (table) => [index('sitemaps_user').on(table.userId)],
)

/** What still has to be written to the edge. Drained at once and by the cron; a newer row for a host replaces an older. */
export const outbox = sqliteTable('outbox', {
  hostname: text('hostname').primaryKey(),
  /** The release to show there. Without it and without a host to lead to, there is nothing. */
  releaseId: text('release_id'),
  /** Grows with every change of this host; a writer removes the row only if it is still the one it wrote. */
  revision: integer('revision').notNull(),
  attempts: integer('attempts').notNull().default(0),
  createdAt: instant('created_at').notNull(),
  /** Until then one writer has this host to itself, so that a slow older write cannot land after a newer one. */
  leasedUntil: instant('leased_until'),
  /** The hostname to lead to. */
  redirectTo: text('redirect_to'),
})
