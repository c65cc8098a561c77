import { and, desc, eq, gt, lt, sql } from 'drizzle-orm'
import { isAlive } from '../accounts/user-rows.ts'
import type { Env } from '../env.ts'
import type { ServiceContext } from '../platform/context.ts'
import { newId } from '../platform/crypto/hash.ts'
import { type Database, deleteSome } from '../platform/db/database.ts'
import { openPart, shareOf, spend } from '../platform/limits/count-attempt.ts'
import type { Caller } from '../platform/owner.ts'
import { DAY } from '../platform/time.ts'
import { aiPrompts } from './tables.ts'

type PromptRow = typeof aiPrompts.$inferSelect
type Question = Pick<PromptRow, 'kind' | 'inputHash'>

/** The stored answer to a repeated question, as JSON. */
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

/** Limits for the calls since a time. */
type Allowance = {
  since: Date
  /** Calls by one person, or by everyone not signed in at one address. */
  each: number
  /** Calls by everyone not signed in: rows with an address. */
  strangers?: number
  /** The maximum cost of all calls including this one, in millionths of a dollar. */
  micros: number
}

/**
 * Inserts the row of a call before it is made, as failed and at its maximum cost, unless it would exceed the limits. One statement, so that
 * concurrent calls can't exceed them together.
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

/** Stores the outcome of a call. */
const updatePrompt = (db: Database, id: string, outcome: Outcome) =>
  db.update(aiPrompts).set(outcome).where(eq(aiPrompts.id, id))

/** Replaces a question's hash once its answer is removed. */
const forgotten = ''

/**
 * Removes the person, the question and the answer from a person's calls. Keeps their cost for the day; otherwise deleting an account would
 * reset its budget.
 */
export const forgetPromptsOf = (db: Database, userId: string) =>
  db
    .update(aiPrompts)
    .set({ userId: null, inputHash: forgotten, answer: null, status: 'failed' })
    .where(eq(aiPrompts.userId, userId))

/** Deletes calls made before a time, and calls without an answer or owner once no budget counts them. */
export const deletePromptsBefore = (db: Database, time: Date, { forgottenBefore }: { forgottenBefore: Date }) =>
  [
    deleteSome(db, aiPrompts, lt(aiPrompts.createdAt, time)),
    deleteSome(db, aiPrompts, sql`input_hash = '' and user_id is null and ${lt(aiPrompts.createdAt, forgottenBefore)}`),
  ] as const

type Planned = {
  kind: string
  /** Hash of everything that determines the answer. */
  inputHash: string
  caller: Caller
  /** Maximum cost in dollars, counted until the call is settled. */
  cost?: number
}

type Prices = { prompt: number; answer: number }
/** The outcome of a call. `answer` is JSON; null for a failed call. */
type CallOutcome = { answer: string | null; promptTokens: number; answerTokens: number; prices: Prices }

export type ReservedCall = { settle: (outcome: CallOutcome) => Promise<void> }

/** Daily calls per person, and per address for everyone not signed in there. */
const usualLimits = { person: 200, address: 60 }
/** Daily calls of everyone not signed in, and the total cost at which they have to stop. */
const usualDay = { calls: 3000, dollars: 5 }
/** Signed-in people may exceed the budget by this factor, so that strangers can't use it up for them. */
const budgetOfAll = 4
const micros = 1_000_000

/** Reserves a model call before it is made; undefined if it would exceed a daily limit. The reserved call counts, whatever its outcome. */
export async function reserveCall(ctx: ServiceContext, planned: Planned): Promise<ReservedCall | undefined> {
  const { kind, inputHash, caller, cost = 0 } = planned
  const [id, createdAt] = [newId(), ctx.now()]
  const row = { ...caller, id, kind, inputHash, createdAt, costMicros: Math.ceil(cost * micros) }
  if (!(await insertWithin(ctx, row, caller))) return undefined
  return {
    settle: async ({ answer, promptTokens, answerTokens, prices }) => {
      const costMicros = Math.round((promptTokens * prices.prompt + answerTokens * prices.answer) * micros)
      const status = answer === null ? 'failed' : 'done'
      await updatePrompt(ctx.db, id, { answer, status, promptTokens, answerTokens, costMicros })
    },
  }
}

/** Inserts within the open part of the limits that everybody shares; beyond it, while the caller's network has a share left. */
async function insertWithin(ctx: ServiceContext, row: NewPrompt, caller: Caller): Promise<boolean> {
  const { network } = caller
  const all = allowanceOf(ctx.env, caller, row.createdAt)
  const { strangers, micros } = all
  const open = {
    ...{ ...all, micros: micros * openPart },
    ...(strangers !== undefined && { strangers: Math.floor(strangers * openPart) }),
  }
  if (await insertPrompt(ctx.db, row, open)) return true
  if (network === null) return false
  const shared = [
    { key: 'model dollars', max: micros, amount: row.costMicros },
    ...(strangers === undefined ? [] : [{ key: 'model calls', max: strangers, amount: 1 }]),
  ]
  for (const { amount, ...total } of shared) {
    const share = await shareOf(ctx, { ...total, seconds: DAY / 1000 }, { network, amount })
    if (await spend(ctx.db, share, { amount, at: row.createdAt })) return false
  }
  return insertPrompt(ctx.db, row, all)
}

/** The cost of all calls in the last day, and the cost at which calls stop, in dollars. */
export async function readModelBudget({ env, db, now }: ServiceContext): Promise<{ used: number; max: number }> {
  const { since, micros: max } = allowanceOf(env, { address: null }, now())
  const spent = await db
    .select({ micros: sql<number>`coalesce(sum(${aiPrompts.costMicros}), 0)` })
    .from(aiPrompts)
    .where(gt(aiPrompts.createdAt, since))
    .get()
  return { used: (spent?.micros ?? 0) / micros, max: max / micros }
}

function allowanceOf(env: Env, { address }: Pick<Caller, 'address'>, now: Date): Allowance {
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
