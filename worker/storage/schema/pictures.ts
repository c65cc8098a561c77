import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

const instant = (name: string) => integer(name, { mode: 'timestamp_ms' })

/**
 * The pictures of a website: what was uploaded to it, copied from a photo service, cut for a frame, or drawn as its icon and card.
 * The bytes lie in the media store under `hash`, shared by every row that has it. Rows outlive their draft: the collection
 * takes them once nothing shows them.
 */
export const websiteImages = sqliteTable(
  'website_images',
  {
    id: text('id').primaryKey(),
    draftId: text('draft_id').notNull(),
    userId: text('user_id').notNull(),
    kind: text('kind', { enum: ['upload', 'stock', 'crop', 'icon', 'card'] }).notNull(),
    /** SHA-256 of the bytes that were sent, in hexadecimal. */
    hash: text('hash').notNull(),
    /** Pending while its files are made: it holds its place among the website's pictures, and is not shown. */
    state: text('state', { enum: ['pending', 'ready'] }).notNull(),
    provider: text('provider', { enum: ['Custom', 'Pexels', 'Openverse'] }).notNull(),
    description: text('description').notNull(),
    /** JSON, as in the document's images. */
    tags: text('tags').notNull(),
    credit: text('credit'),
    /** Of what was sent, upright, in pixels and bytes. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: integer('bytes').notNull(),
    /** JSON: the stored sizes, each with its variant, width and height. */
    variants: text('variants').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When its owner deleted it from the library. */
    removedAt: instant('removed_at'),
    /** Since when its draft has not shown it, as far as the collection knows; begins anew when a release turns out to show it. */
    unusedSince: instant('unused_since'),
    /** When the collection last looked. */
    checkedAt: instant('checked_at'),
  },
  (table) => [
    uniqueIndex('website_images_once').on(table.draftId, table.kind, table.hash),
    index('website_images_hash').on(table.hash),
  ],
)

/** Files on their way out of the media store. While a hash stands here, nothing new may refer to it. */
export const mediaRemovals = sqliteTable('media_removals', {
  hash: text('hash').primaryKey(),
  createdAt: instant('created_at').notNull(),
  /** Until then one remover has them to itself: a second, late one would take files that were uploaded again since. */
  leasedUntil: integer('leased_until'),
})

/** One row per call of a model: what it cost, and its answer for the same question asked again. */
export const aiPrompts = sqliteTable(
  'ai_prompts',
  {
    id: text('id').primaryKey(),
    userId: text('user_id'),
    /** A keyed hash of where a stranger's call came from: somebody not signed in, or with an unconfirmed e-mail address. */
    address: text('address'),
    kind: text('kind').notNull(),
    /** SHA-256 of everything that decides the answer. */
    inputHash: text('input_hash').notNull(),
    /** JSON; null for a call that failed. */
    answer: text('answer'),
    status: text('status', { enum: ['done', 'failed'] }).notNull(),
    promptTokens: integer('prompt_tokens').notNull(),
    answerTokens: integer('answer_tokens').notNull(),
    /** In millionths of a dollar. */
    costMicros: integer('cost_micros').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('ai_prompts_question').on(table.kind, table.inputHash),
    index('ai_prompts_user').on(table.userId, table.createdAt),
    index('ai_prompts_address').on(table.address, table.createdAt),
    // Before each call, all calls of the day are counted: this index covers that query.
    index('ai_prompts_day').on(table.createdAt, table.address, table.costMicros),
  ],
)
