import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { instant } from '../platform/db/database.ts'

/**
 * A website's pictures: uploaded, copied from a photo service, cropped for a frame, or drawn as its icon, card and map. The media store has
 * the bytes under `hash`, shared by all rows with that hash. Rows outlive their draft: garbage collection deletes them once nothing shows
 * them.
 */
export const websiteImages = sqliteTable(
  'website_images',
  {
    id: text('id').primaryKey(),
    draftId: text('draft_id').notNull(),
    userId: text('user_id').notNull(),
    kind: text('kind', { enum: ['upload', 'stock', 'crop', 'icon', 'card', 'map'] }).notNull(),
    /** SHA-256 of the uploaded bytes, in hexadecimal. */
    hash: text('hash').notNull(),
    /** Pending while its files are being made: it occupies its slot but isn't shown. */
    state: text('state', { enum: ['pending', 'ready'] }).notNull(),
    provider: text('provider', { enum: ['Custom', 'Pexels', 'Openverse'] }).notNull(),
    description: text('description').notNull(),
    /** JSON, as in the document's images. */
    tags: text('tags').notNull(),
    credit: text('credit'),
    /** The upload's width and height in pixels after rotation, and its size in bytes. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: integer('bytes').notNull(),
    /** JSON: the stored sizes, each with its variant, width and height. */
    variants: text('variants').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When its owner removed it from the library. */
    removedAt: instant('removed_at'),
    /** When garbage collection first found the picture unused in its draft; reset if a release still shows it. */
    unusedSince: instant('unused_since'),
    /** When garbage collection last checked it. */
    checkedAt: instant('checked_at'),
  },
  (table) => [
    uniqueIndex('website_images_once').on(table.draftId, table.kind, table.hash),
    index('website_images_hash').on(table.hash),
    // The order of garbage collection.
    index('website_images_turn').on(sql`coalesce(${table.checkedAt}, ${table.createdAt})`, table.draftId),
    index('website_images_pending').on(table.createdAt).where(sql`${table.state} = 'pending'`),
  ],
)

/** Files to delete from the media store. While a hash is listed here, no new row may refer to it. */
export const mediaRemovals = sqliteTable(
  'media_removals',
  {
    hash: text('hash').primaryKey(),
    createdAt: instant('created_at').notNull(),
    /** Until then, only one remover may delete these files. A second one could delete files that have been uploaded again. */
    leasedUntil: instant('leased_until'),
  },
  (table) => [index('media_removals_begin').on(table.createdAt)],
)
