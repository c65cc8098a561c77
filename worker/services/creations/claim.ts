import { notifyOwner } from '../../live/notify-owner.ts'
import { claimCreationRow, findClaim } from '../../storage/creations.ts'
import type { ServiceContext } from '../context.ts'
import { websiteLimit } from '../drafts/website-limit.ts'
import { creationIdOf } from './token.ts'

type Claim = { userId: string; token: string | undefined }
type Claimed = { draftId: string | null; limitReached: boolean }

/**
 * Makes the creation that a browser holds a person's draft. Claiming again answers the same draft; another person's
 * claim of it answers none. `limitReached`: it still waits, since the account is full.
 */
export async function claimCreation(ctx: ServiceContext, { userId, token }: Claim): Promise<Claimed> {
  const nothing = { draftId: null, limitReached: false }
  if (!token) return nothing
  const id = await creationIdOf(token)
  await claimCreationRow(ctx.db, { id, userId, at: ctx.now(), limit: websiteLimit(ctx) })
  const outcome = await findClaim(ctx.db, { id, userId })
  if (!outcome) return nothing
  if (outcome.claimed === null) return { draftId: null, limitReached: true }
  if (outcome.owned) notifyOwner(ctx, userId, { type: 'draft.saved', draftId: outcome.owned, revision: 1 })
  return { draftId: outcome.owned, limitReached: false }
}
