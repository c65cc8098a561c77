import { AppError } from '../../contract/errors.ts'
import { countWithPause, findCount } from '../../storage/attempt-counts.ts'
import type { ServiceContext } from '../context.ts'
import { keyOf, uncountAttempt } from './count-attempt.ts'
import { type GrowingPause, growingPauses, type PauseName } from './growing-pauses.ts'

/** An attempt that was counted. */
export type Counted = {
  /** Whether it had to wait for a pause: more than the free ones were made. */
  isPaced: boolean
  /** Takes it back when it came to nothing through no fault of the person who made it. */
  undo: () => Promise<void>
}

/**
 * Counts an attempt of `who`, unless the pause since the one before is not over. Of many at once no more get through than one after
 * the other. Throws too_many_requests with the seconds that are left; a refused attempt counts nothing and lengthens no pause.
 */
export async function countWithPauses(ctx: ServiceContext, name: PauseName, who: string): Promise<Counted> {
  const pause: GrowingPause = growingPauses[name]
  const key = await keyOf(ctx, name, who)
  const now = ctx.now()
  const counted = await countWithPause(ctx.db, key, { now, pause })
  if (!counted) throw new AppError('too_many_requests', { retryAfter: await secondsLeft(ctx, key, pause, now) })
  return { isPaced: counted.count > pause.free, undo: () => uncountAttempt(ctx, name, who) }
}

async function secondsLeft({ db }: ServiceContext, key: string, pause: GrowingPause, now: Date): Promise<number> {
  const row = await findCount(db, key)
  if (!row) return 1
  const last = row.windowEndsAt.getTime() - pause.memory * 1000
  return Math.max(1, Math.ceil((last - now.getTime()) / 1000 + pauseAfter(row.count, pause)))
}

/** In seconds, after so many attempts. The statement that counts says the same in SQL. */
const pauseAfter = (count: number, { free, first, longest }: GrowingPause): number =>
  count < free ? 0 : Math.min(longest, first * 2 ** Math.min(count - free, 20))
