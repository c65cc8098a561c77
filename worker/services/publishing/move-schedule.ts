import { AppError } from '../../contract/errors.ts'
import type { ScheduleKind } from '../../contract/release-kinds.ts'
import type { Schedule } from '../../contract/releases.ts'
import { notifyOwner } from '../../live/notify-owner.ts'
import { findOwnDraftRow } from '../../storage/drafts.ts'
import { moveSchedule as moveRow } from '../../storage/publishing/schedule-rows.ts'
import type { ServiceContext } from '../context.ts'
import { checkTimes } from './schedule-release.ts'
import { schedulesOf } from './schedules-of.ts'
import { stepsOf } from './step.ts'

type Move = { userId: string; draftId: string; kind: ScheduleKind; at: Date }

/**
 * Moves a scheduled version to another time; what goes online stays the same version. Throws time_not_possible, also where the return
 * to an earlier version would come first; not_found where nothing of that kind is scheduled.
 */
export async function moveSchedule(ctx: ServiceContext, { at, ...which }: Move): Promise<Schedule[]> {
  const step = stepsOf(ctx, 'move a schedule')
  checkTimes(ctx.now(), at)
  const moved = await step(1, 'commit', () => moveRow(ctx.db, { ...which, to: at }))
  const [draft, schedules] = await step(2, 'list', () =>
    Promise.all([findOwnDraftRow(ctx.db, which), schedulesOf(ctx, which)]),
  )
  if (!draft || !schedules.some(({ kind }) => kind === which.kind)) throw new AppError('not_found')
  if (!moved) throw new AppError('time_not_possible')
  notifyOwner(ctx, which.userId, { type: 'website.scheduled', draftId: which.draftId, revision: draft.revision })
  return schedules
}
