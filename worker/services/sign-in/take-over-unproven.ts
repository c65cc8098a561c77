import { findUnproven, takeOverUnproven as takeOverRow } from '../../storage/unproven-accounts.ts'
import type { ServiceContext } from '../context.ts'
import { accountKeys } from '../limits/count-attempt.ts'

/**
 * For a person who has just proven an address without being signed in: if somebody made an account with it and never proved it, that
 * one loses every way in before this person gets theirs. Comes before the sign-in, so that a crash leaves the account unproven.
 */
export async function takeOverUnproven(ctx: ServiceContext, email: string): Promise<void> {
  const unproven = await findUnproven(ctx.db, email)
  if (!unproven) return
  const userId = unproven.id
  const counts = await accountKeys(ctx, userId)
  const isTaken = await takeOverRow(ctx.db, { userId, at: ctx.now(), counts })
  if (isTaken) ctx.defer(ctx.env.LIVE.getByName(userId).closeAll())
}
