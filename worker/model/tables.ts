import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { instant } from '../platform/db/database.ts'

/** One row per model call: its cost, and its answer for repeated questions. */
export const aiPrompts = sqliteTable(
  'ai_prompts',
  {
    id: text('id').primaryKey(),
    userId: text('user_id'),
    /** A keyed hash of the address of a caller who isn't signed in or has an unverified email address. */
    address: text('address'),
    kind: text('kind').notNull(),
    /** SHA-256 of everything that determines the answer. */
    inputHash: text('input_hash').notNull(),
    /** JSON; null for a failed call. */
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
    // Covers the query that counts the day's calls before each call.
    index('ai_prompts_day').on(table.createdAt, table.address, table.costMicros),
    // Of deleted accounts.
    index('ai_prompts_forgotten').on(table.createdAt).where(sql`${table.inputHash} = ''`),
  ],
)
