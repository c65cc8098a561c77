import { and, desc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { isAlive } from '../accounts/user-rows.ts'
import type { Env } from '../env.ts'
import type { ServiceContext } from '../platform/context.ts'
import { newId } from '../platform/crypto/hash.ts'
import type { Database } from '../platform/db/database.ts'
import type { Caller } from '../platform/owner.ts'
import { DAY } from '../platform/time.ts'
import { aiPrompts } from './tables.ts'

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

/** What calls since a moment may come to. */
type Allowance = {
  since: Date
  /** Calls of one person, or of all strangers at one address. */
  each: number
  /** Calls of all strangers together: rows with an address. */
  strangers?: number
  /** What everybody's calls may cost, this one included, in millionths of a dollar. */
  micros: number
}

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
    where ${isWithin(row, allowance)}`)
  return meta.changes > 0
}

function isWithin({ userId, address, costMicros }: NewPrompt, { since, each, strangers, micros }: Allowance) {
  const theirs = address === null ? sql`user_id = ${userId}` : sql`address = ${address}`
  const ofStrangers = strangers === undefined ? sql`true` : sql`count(address) < ${strangers}`
  return sql`
    (select count(*) from ai_prompts where ${theirs} and created_at > ${since.getTime()}) < ${each}
    and (select ${ofStrangers} and coalesce(sum(cost_micros), 0) + ${costMicros} <= ${micros}
      from ai_prompts where created_at > ${since.getTime()})
    and ${userId === null ? sql`true` : isAlive(sql`${userId}`)}`
}

type Outcome = Pick<PromptRow, 'answer' | 'status' | 'promptTokens' | 'answerTokens' | 'costMicros'>

/** Says what a call came to. */
const updatePrompt = (db: Database, id: string, outcome: Outcome) =>
  db.update(aiPrompts).set(outcome).where(eq(aiPrompts.id, id))

/** Replaces the hash of a question once its answer is removed. */
const forgotten = ''

/**
 * Removes the person, the question and the answer from a person's calls. Their cost stays for the day: otherwise deleting an account and
 * making another would reset the budget.
 */
export const forgetPromptsOf = (db: Database, userId: string) =>
  db
    .update(aiPrompts)
    .set({ userId: null, inputHash: forgotten, answer: null, status: 'failed' })
    .where(eq(aiPrompts.userId, userId))

/** Deletes calls made before a time, and those without an answer or an owner as soon as no budget counts them. */
export const deletePromptsBefore = (db: Database, time: Date, { forgottenBefore }: { forgottenBefore: Date }) =>
  db
    .delete(aiPrompts)
    .where(
      or(
        lt(aiPrompts.createdAt, time),
        and(lt(aiPrompts.createdAt, forgottenBefore), isNull(aiPrompts.userId), eq(aiPrompts.inputHash, forgotten)),
      ),
    )

type Planned = {
  kind: string
  /** Of everything that decides the answer. */
  inputHash: string
  caller: Caller
  /** In dollars, at most. It counts until the call is settled. */
  cost?: number
}

type Prices = { prompt: number; answer: number }
/** What a call came to. `answer` is JSON, null for a call that failed. */
type CallOutcome = { answer: string | null; promptTokens: number; answerTokens: number; prices: Prices }

export type ReservedCall = { settle: (outcome: CallOutcome) => Promise<void> }

/** Calls within a day that a person may cause, and an address with all the strangers there. */
const usualLimits = { person: 200, address: 60 }
/** Calls within a day of all strangers together, and what everybody's calls may cost before strangers have to stop. */
const usualDay = { calls: 3000, dollars: 5 }
/** Customers go on when strangers stop: up to so many times the budget, so that strangers cannot use it up for them. */
const budgetOfAll = 4
const micros = 1_000_000

/**
 * Makes sure that a call of a model may be made, before it is: undefined when it would pass a day's limit. The call counts from then on,
 * whatever it comes to.
 */
export async function reserveCall(ctx: ServiceContext, planned: Planned): Promise<ReservedCall | undefined> {
  const { kind, inputHash, caller, cost = 0 } = planned
  const [id, createdAt] = [newId(), ctx.now()]
  const row = { ...caller, id, kind, inputHash, createdAt, costMicros: Math.ceil(cost * micros) }
  if (!(await insertPrompt(ctx.db, row, allowanceOf(ctx.env, caller, createdAt)))) return undefined
  return {
    settle: async ({ answer, promptTokens, answerTokens, prices }) => {
      const costMicros = Math.round((promptTokens * prices.prompt + answerTokens * prices.answer) * micros)
      const status = answer === null ? 'failed' : 'done'
      await updatePrompt(ctx.db, id, { answer, status, promptTokens, answerTokens, costMicros })
    },
  }
}

function allowanceOf(env: Env, { address }: Caller, now: Date): Allowance {
  const dollars = Number(env.AI_DAILY_BUDGET || usualDay.dollars)
  const since = new Date(now.getTime() - DAY)
  if (address === null) {
    const all = Number(env.AI_DAILY_BUDGET_ALL || dollars * budgetOfAll)
    return { since, each: usualLimits.person, micros: Math.max(all, dollars) * micros }
  }
  return {
    since,
    each: Number(env.AI_DAILY_CALLS_EACH || usualLimits.address),
    strangers: Number(env.AI_DAILY_CALLS || usualDay.calls),
    micros: dollars * micros,
  }
}
