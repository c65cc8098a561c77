import { notifyOwner } from '../../live/notify-owner.ts'
import { claimCreationRow, findClaim } from '../../storage/creations.ts'
import type { ServiceContext } from '../context.ts'
import { websiteLimit } from '../drafts/website-limit.ts'
import { creationIdOf } from './token.ts'

type Claim = { userId: string; token: string | undefined }
type Claimed = {
  draftId: string | null
  /** It is still being made, and will be this person's draft. */
  running: boolean
  /** It still waits, since the account is full. */
  limitReached: boolean
}

/**
 * Makes the creation that a browser holds a person's draft, at once or, while it is being made, when it is done. Claiming again
 * answers the same draft; another person's claim of it answers none.
 */
export async function claimCreation(ctx: ServiceContext, { userId, token }: Claim): Promise<Claimed> {
  const nothing = { draftId: null, running: false, limitReached: false }
  if (!token) return nothing
  const id = await creationIdOf(token)
  await claimCreationRow(ctx.db, { id, userId, at: ctx.now(), limit: websiteLimit(ctx) })
  const outcome = await findClaim(ctx.db, { id, userId })
  if (!outcome || outcome.status === 'failed') return nothing
  if (outcome.status === 'running') {
    return { ...nothing, running: outcome.userId === userId, limitReached: outcome.userId === null }
  }
  if (outcome.claimed === null) return { ...nothing, limitReached: true }
  if (outcome.owned) notifyOwner(ctx, userId, { type: 'draft.saved', draftId: outcome.owned, revision: 1 })
  return { ...nothing, draftId: outcome.owned }
}
