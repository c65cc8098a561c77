import type { Caller } from '../../contract/creations.ts'
import { AppError } from '../../contract/errors.ts'
import type { Env } from '../../env.ts'
import { spend } from '../../storage/attempt-counts.ts'
import type { ServiceContext } from '../context.ts'
import { allowanceOf } from '../limits/count-attempt.ts'
import { attemptLimits } from '../limits/limits.ts'
import { type PictureKind, sizesOf } from './encode/sizes.ts'

/** Customers go on when strangers have to stop: up to so many times what strangers may use. */
const shareOfAll = 4

/** How many drawings a picture of a kind takes at most. */
export const sizesIn = (kind: PictureKind): number =>
  sizesOf[kind].sizes.reduce((sum, { avif }) => sum + (avif === undefined ? 1 : 2), 0)

/**
 * Counts what the Images service is about to draw, for the day of the caller and for that of everybody. Deleting pictures gives nothing
 * back. Throws upload_limit_reached, with the seconds until there is more.
 */
export async function countSizes(ctx: ServiceContext, { userId, address }: Caller, amount: number): Promise<void> {
  const at = ctx.now()
  const allowances = [
    ...(address === null ? [] : [await allowanceOf(ctx, 'picture sizes from an address', address)]),
    ...(userId === null ? [] : [await allowanceOf(ctx, 'picture sizes of an account', userId)]),
    {
      ...(await allowanceOf(ctx, 'picture sizes', '')),
      most: mostInAll(ctx.env) * (address === null ? shareOfAll : 1),
    },
  ]
  for (const allowance of allowances) {
    const until = await spend(ctx.db, allowance, { amount, at })
    if (until) {
      throw new AppError('upload_limit_reached', { retryAfter: Math.ceil((until.getTime() - at.getTime()) / 1000) })
    }
  }
}

const mostInAll = ({ TRANSFORMATIONS_DAILY }: Pick<Env, 'TRANSFORMATIONS_DAILY'>): number =>
  Number(TRANSFORMATIONS_DAILY || attemptLimits['picture sizes'].most)
