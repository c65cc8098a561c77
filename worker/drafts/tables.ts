import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from '../accounts/tables.ts'
import { instant } from '../platform/db/database.ts'
import { reviewStates, suspensionReasons } from './schema.ts'

/** Drafts. `websiteSettings` is the document as JSON; `handle` is set once published. */
export const draftWebsites = sqliteTable(
  'draft_websites',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    version: text('version').notNull(),
    websiteSettings: text('website_settings').notNull(),
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
    /** The operator's note to the owner; may be blank. */
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
    document: text('document').notNull(),
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
