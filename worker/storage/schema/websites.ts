import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { users } from './accounts.ts'

const instant = (name: string) => integer(name, { mode: 'timestamp_ms' })

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
    lastPublishedAt: instant('last_published_at'),
    /** Stands in every link to its private preview: without it, or with another one, those links lead nowhere. */
    previewNonce: text('preview_nonce'),
  },
  (table) => [index('draft_websites_user').on(table.userId)],
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

/** The files of one rendered document, for good. `id` is made from their content. */
export const releases = sqliteTable(
  'releases',
  {
    id: text('id').primaryKey(),
    draftId: text('draft_id').notNull(),
    userId: text('user_id').notNull(),
    handle: text('handle').notNull(),
    /** Counts a website's releases. */
    number: integer('number').notNull(),
    document: text('document').notNull(),
    /** Path → key and content type, as JSON. */
    manifest: text('manifest').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('releases_number').on(table.draftId, table.number)],
)

/** What still has to be written to the edge. Drained at once and by the cron; a newer row for a host replaces an older. */
export const outbox = sqliteTable('outbox', {
  hostname: text('hostname').primaryKey(),
  /** The release to show there; null takes the host down. */
  releaseId: text('release_id'),
  /** Grows with every change of this host; a writer removes the row only if it is still the one it wrote. */
  revision: integer('revision').notNull(),
  attempts: integer('attempts').notNull().default(0),
  createdAt: instant('created_at').notNull(),
  /** Until then one writer has this host to itself, so that a slow older write cannot land after a newer one. */
  leasedUntil: integer('leased_until'),
})

/** A website made before its owner had an account: bound to a browser by a cookie, claimed at sign-in. */
export const creations = sqliteTable('creations', {
  id: text('id').primaryKey(),
  answers: text('answers').notNull(),
  websiteSettings: text('website_settings').notNull(),
  createdAt: instant('created_at').notNull(),
  /** Running while the Durable Object works on it; until then `website_settings` are the composer's. */
  status: text('status', { enum: ['running', 'done', 'failed'] })
    .notNull()
    .default('done'),
  /** Who was signed in when it was begun, or signed in meanwhile: they get it as a draft. */
  userId: text('user_id'),
  /** JSON: the pictures of the page that was imported. */
  importedPictures: text('imported_pictures'),
  /** The draft it became. */
  draftId: text('draft_id'),
})
