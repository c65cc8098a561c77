import type { Draft } from '../../contract/drafts.ts'
import { AppError } from '../../contract/errors.ts'
import { notifyOwner } from '../../live/notify-owner.ts'
import type { ServiceContext } from '../context.ts'
import { draftOf } from '../drafts/draft-of.ts'
import { stepsOf } from './step.ts'
import { takeDown } from './take-down.ts'

/** Takes a website offline; its draft and its releases stay. Throws not_found, not_published. */
export async function unpublish(ctx: ServiceContext, which: { userId: string; draftId: string }): Promise<Draft> {
  const step = stepsOf(ctx, 'unpublish')
  const { draft, wasUp } = await step(1, 'take it down', () => takeDown(ctx, which))
  if (!draft) throw new AppError('not_found')
  if (!wasUp) throw new AppError('not_published')
  const { userId, draftId } = which
  notifyOwner(ctx, userId, { type: 'website.unpublished', draftId, revision: draft.revision })
  return draftOf(draft)
}
