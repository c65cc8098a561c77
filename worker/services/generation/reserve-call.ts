import type { Caller } from '../../contract/creations.ts'
import type { Env } from '../../env.ts'
import { type Allowance, insertPrompt, updatePrompt } from '../../storage/ai-prompts.ts'
import type { ServiceContext } from '../context.ts'
import { newId } from '../new-id.ts'

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
type Outcome = { answer: string | null; promptTokens: number; answerTokens: number; prices: Prices }

export type ReservedCall = { settle: (outcome: Outcome) => Promise<void> }

/** Calls within a day that a person may cause, and an address with all the strangers there. */
const usualLimits = { person: 200, address: 60 }
/** Calls within a day of all strangers together, and what everybody's calls may cost before strangers have to stop. */
const usualDay = { calls: 3000, dollars: 5 }
/** Customers go on when strangers stop: up to so many times the budget, so that strangers cannot use it up for them. */
const budgetOfAll = 4
const day = 24 * 60 * 60 * 1000
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
  const since = new Date(now.getTime() - day)
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
