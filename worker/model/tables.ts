import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { instant } from '../platform/db/database.ts'

/** One row per call of a model: what it cost, and its answer for the same question asked again. */
export const aiPrompts = sqliteTable(
  'ai_prompts',
  {
    id: text('id').primaryKey(),
    userId: text('user_id'),
    /** A keyed hash of where a stranger's call came from: somebody not signed in, or with an unconfirmed email address. */
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
