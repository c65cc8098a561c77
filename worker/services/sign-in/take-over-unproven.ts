import { findUnproven, takeOverUnproven as takeOverRow } from '../../storage/unproven-accounts.ts'
import type { ServiceContext } from '../context.ts'
import { accountKeys } from '../limits/count-attempt.ts'

/**
 * For a person who has just proven an address without being signed in: ends every way in of an unproven account with this address.
 * Runs before the sign-in, so that no session of the person who made the account is ever part of a verified one.
 */
export async function takeOverUnproven(ctx: ServiceContext, email: string): Promise<void> {
  const unproven = await findUnproven(ctx.db, email)
  if (!unproven) return
  const userId = unproven.id
  const counts = await accountKeys(ctx, userId)
  const isTaken = await takeOverRow(ctx.db, { userId, at: ctx.now(), counts })
  if (isTaken) ctx.defer(ctx.env.LIVE.getByName(userId).closeAll())
}
