import { AppError } from '../../contract/errors.ts'
import type { ScheduleKind } from '../../contract/release-kinds.ts'
import { notifyOwner } from '../../live/notify-owner.ts'
import { takeBackSchedule } from '../../storage/publishing/keep-for-later.ts'
import type { ServiceContext } from '../context.ts'
import { stepsOf } from './step.ts'

type Which = { userId: string; draftId: string; kind: ScheduleKind }

/** Takes back what was set for a time; may be repeated. Throws not_found. */
export async function endSchedule(ctx: ServiceContext, which: Which): Promise<void> {
  const step = stepsOf(ctx, 'end a schedule')
  const { userId, draftId } = which
  const revision = await step(1, 'commit', () => takeBackSchedule(ctx.db, { ...which, at: ctx.now() }))
  if (revision === undefined) throw new AppError('not_found')
  notifyOwner(ctx, userId, { type: 'website.scheduled', draftId, revision })
}
