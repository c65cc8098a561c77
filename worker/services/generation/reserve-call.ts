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

/** Calls within a day that a person may cause, and an address from which nobody signs in. */
const usualLimits = { person: 200, address: 60 }
/** Of all those together that nobody signed in made. */
const usualDay = { calls: 3000, dollars: 5 }
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

function allowanceOf(env: Env, { userId }: Caller, now: Date): Allowance {
  const [calls, dollars] = [env.AI_DAILY_CALLS || usualDay.calls, env.AI_DAILY_BUDGET || usualDay.dollars]
  return {
    since: new Date(now.getTime() - day),
    each: userId === null ? Number(env.AI_DAILY_CALLS_EACH || usualLimits.address) : usualLimits.person,
    strangers: { calls: Number(calls), micros: Number(dollars) * micros },
  }
}
