import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { isAlive } from './is-alive.ts'
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

type NewPrompt = Question & Pick<PromptRow, 'id' | 'userId' | 'address' | 'costMicros' | 'createdAt'>

/** What calls since a moment may come to: of one person or address, and of all those together that nobody signed in made. */
export type Allowance = { since: Date; each: number; strangers: { calls: number; micros: number } }

/**
 * Adds the row of a call that is about to be made, as failed until its answer is there and with what it may cost at most, unless it would
 * pass what is allowed. One statement, so that parallel calls cannot pass it together.
 */
export async function insertPrompt(db: Database, row: NewPrompt, allowance: Allowance): Promise<boolean> {
  const { id, userId, address, kind, inputHash, costMicros, createdAt } = row
  const { meta } = await db.run(sql`
    insert into ai_prompts
      (id, user_id, address, kind, input_hash, answer, status, prompt_tokens, answer_tokens, cost_micros, created_at)
    select ${id}, ${userId}, ${address}, ${kind}, ${inputHash}, null, 'failed', 0, 0, ${costMicros}, ${createdAt.getTime()}
    where ${userId === null ? strangerWithin(row, allowance) : personWithin(row, allowance)}`)
  return meta.changes > 0
}

const personWithin = ({ userId }: NewPrompt, { since, each }: Allowance) => sql`
  (select count(*) from ai_prompts where user_id = ${userId} and created_at > ${since.getTime()}) < ${each}
  and ${isAlive(sql`${userId}`)}`

const strangerWithin = ({ address, costMicros }: NewPrompt, { since, each, strangers }: Allowance) => sql`
  (select count(*) from ai_prompts where address = ${address} and created_at > ${since.getTime()}) < ${each}
  and (select count(*) < ${strangers.calls} and coalesce(sum(cost_micros), 0) + ${costMicros} <= ${strangers.micros}
    from ai_prompts where user_id is null and created_at > ${since.getTime()})`

type Outcome = Pick<PromptRow, 'answer' | 'status' | 'promptTokens' | 'answerTokens' | 'costMicros'>

/** Says what a call came to. */
export const updatePrompt = (db: Database, id: string, outcome: Outcome) =>
  db.update(aiPrompts).set(outcome).where(eq(aiPrompts.id, id))

export const deletePromptsBefore = (db: Database, time: Date) =>
  db.delete(aiPrompts).where(lt(aiPrompts.createdAt, time))
