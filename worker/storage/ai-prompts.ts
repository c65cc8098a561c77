import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { aiPrompts } from './schema/pictures.ts'

type PromptRow = typeof aiPrompts.$inferSelect
type Question = Pick<PromptRow, 'kind' | 'inputHash'>

/** The answer to a question that was asked before, as JSON. */
export async function findPromptAnswer(db: Database, { kind, inputHash }: Question): Promise<string | undefined> {
  const row = await db
    .select({ answer: aiPrompts.answer })
    .from(aiPrompts)
    .where(and(eq(aiPrompts.kind, kind), eq(aiPrompts.inputHash, inputHash), eq(aiPrompts.status, 'done')))
    .orderBy(desc(aiPrompts.createdAt))
    .limit(1)
    .get()
  return row?.answer ?? undefined
}

type NewPrompt = Question & { id: string; userId: string; createdAt: Date }

/**
 * Adds the row of a call that is about to be made, as failed until its answer is there, unless its person made `limit` calls since
 * a moment. One statement, so that parallel calls cannot pass the limit.
 */
export async function insertPrompt(
  db: Database,
  { id, userId, kind, inputHash, createdAt }: NewPrompt,
  { limit, since }: { limit: number; since: Date },
): Promise<boolean> {
  const { meta } = await db.run(sql`
    insert into ai_prompts
      (id, user_id, kind, input_hash, answer, status, prompt_tokens, answer_tokens, cost_micros, created_at)
    select ${id}, ${userId}, ${kind}, ${inputHash}, null, 'failed', 0, 0, 0, ${createdAt.getTime()}
    where (select count(*) from ai_prompts where user_id = ${userId} and created_at > ${since.getTime()}) < ${limit}`)
  return meta.changes > 0
}

type Outcome = Pick<PromptRow, 'answer' | 'status' | 'promptTokens' | 'answerTokens' | 'costMicros'>

/** Says what a call came to. */
export const updatePrompt = (db: Database, id: string, outcome: Outcome) =>
  db.update(aiPrompts).set(outcome).where(eq(aiPrompts.id, id))
