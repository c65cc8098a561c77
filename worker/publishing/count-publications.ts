import { createMiddleware } from 'hono/factory'
import type { SignedInEnv } from '../accounts/sessions/signed-in.ts'
import type { ServiceContext } from '../platform/context.ts'
import { countAttempt, countTotal, countWithPauses, uncountAttempt } from '../platform/limits/count-attempt.ts'
import type { Owner } from '../platform/owner.ts'

/** Behind `signedIn`: counts a request that makes a release. */
export const countsPublication = createMiddleware<SignedInEnv>(async (c, next) => {
  const { services, refund } = countingPublication(c.get('services'), { userId: c.get('userId') })
  c.set('services', services)
  await next()
  if (c.res.status >= 500) await refund()
})

/**
 * A context that counts a release toward its owner's allowance, once, when it starts to be made. So nothing counts that was refused before;
 * a failure of ours is refunded. A conflict at the end counts, since its files were written.
 */
export function countingPublication(ctx: ServiceContext, owner: Owner) {
  let counted: Promise<void> | undefined
  const beforeRelease = () => (counted ??= countPublication(ctx, owner))
  const refund = async () => {
    if (counted) await uncountPublication(ctx, owner)
  }
  return { services: { ...ctx, beforeRelease }, refund }
}

/** Throws too_many_requests with the seconds until the next publication. */
async function countPublication(ctx: ServiceContext, { userId }: Owner): Promise<void> {
  const inARow = await countWithPauses(ctx, 'publications of an account in a row', userId)
  try {
    await countAttempt(ctx, 'publications of an account', userId)
  } catch (error) {
    await inARow.undo()
    throw error
  }
  await countTotal(ctx, 'publications')
}

async function uncountPublication(ctx: ServiceContext, { userId }: Owner): Promise<void> {
  await uncountAttempt(ctx, 'publications of an account in a row', userId)
  await uncountAttempt(ctx, 'publications of an account', userId)
}
