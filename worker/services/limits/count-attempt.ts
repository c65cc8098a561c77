import { AppError } from '../../contract/errors.ts'
import { authSecret } from '../../providers/choose.ts'
import { type Allowance, countOne, uncountOne } from '../../storage/attempt-counts.ts'
import type { ServiceContext } from '../context.ts'
import { hexOf } from '../hash-of.ts'
import { keyedHash } from '../keyed-hash.ts'
import type { PauseName } from './growing-pauses.ts'
import { accountLimits, attemptLimits, type Limit, type LimitName } from './limits.ts'

/**
 * Counts an attempt of `who` (an e-mail, an address, a user's id). Throws too_many_requests, with the seconds until it may be tried
 * again. What is limited in several ways counts the address first: who is stopped there uses up nobody else's attempts.
 */
export async function countAttempt(ctx: ServiceContext, name: LimitName, who: string): Promise<void> {
  const limit: Limit = attemptLimits[name]
  const now = ctx.now()
  const key = await keyOf(ctx, name, who)
  const { count, windowEndsAt } = await countOne(ctx.db, key, { now, seconds: limit.seconds })
  if (count > mostOf(ctx, limit)) {
    throw new AppError('too_many_requests', { retryAfter: Math.ceil((windowEndsAt.getTime() - now.getTime()) / 1000) })
  }
}

/** Takes back an attempt that came to nothing through no fault of who made it. */
export const uncountAttempt = async (ctx: ServiceContext, name: Counts, who: string): Promise<void> => {
  await uncountOne(ctx.db, await keyOf(ctx, name, who))
}

/** How many a limit allows here. */
const mostOf = ({ env }: Pick<ServiceContext, 'env'>, { most, byAddress }: Limit): number =>
  byAddress ? most * Math.max(1, Number(env.PEOPLE_AN_ADDRESS) || 1) : most

/** A limit as what is counted by a transaction that does something else, or nothing where no more is allowed. */
export async function allowanceOf(ctx: Pick<ServiceContext, 'env'>, name: LimitName, who: string): Promise<Allowance> {
  const limit: Limit = attemptLimits[name]
  return { key: await keyOf(ctx, name, who), most: mostOf(ctx, limit), seconds: limit.seconds }
}

/** Everything that is counted of one account. */
export const accountKeys = (ctx: Pick<ServiceContext, 'env'>, userId: string): Promise<string[]> =>
  Promise.all(accountLimits.map((name) => keyOf(ctx, name, userId)))

type Counts = LimitName | PauseName

/** What an attempt is counted under. */
export async function keyOf({ env }: Pick<ServiceContext, 'env'>, name: Counts, who: string): Promise<string> {
  const hash = await keyedHash(authSecret(env), `attempt ${name} ${who}`)
  return hexOf(hash.slice(0, 16))
}
