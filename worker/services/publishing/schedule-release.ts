import { AppError } from '../../contract/errors.ts'
import { daysAhead, type Scheduled } from '../../contract/releases.ts'
import { notifyOwner } from '../../live/notify-owner.ts'
import type { ServiceContext } from '../context.ts'
import { publishDraft } from './publish-draft.ts'
import { schedulesOf } from './schedules-of.ts'
import { setForLater } from './set-for-later.ts'
import { stepsOf } from './step.ts'

const day = 24 * 60 * 60 * 1000

type Order = {
  userId: string
  draftId: string
  handle: string
  revision: number
  /** When it goes live; at once without it. */
  at?: Date | undefined
  /** When what is live now comes back. */
  revertAt?: Date | undefined
}

/**
 * Keeps what is saved now as a release and sets it for a time, and what is live now for another. Throws what publishing throws;
 * time_not_possible; not_published where there is nothing to come back to; invalid_request where a website that is online would
 * have to move at that time.
 */
export async function scheduleRelease(ctx: ServiceContext, { at, ...order }: Order): Promise<Scheduled> {
  const step = stepsOf(ctx, 'schedule')
  const { userId, draftId, revertAt } = order
  checkTimes(ctx.now(), at, revertAt)
  const published = at ? null : await step(1, 'publish', () => publishDraft(ctx, order))
  const set = at && (await step(2, 'set', () => setForLater(ctx, { ...order, goesLiveAt: at })))
  const draft = published?.draft ?? set
  if (!draft) throw new Error('neither published nor set')
  const schedules = await step(3, 'list', () => schedulesOf(ctx, order))
  notifyOwner(ctx, userId, { type: 'website.scheduled', draftId, revision: draft.revision })
  return { schedules, published, draft }
}

/** Throws time_not_possible unless both are in the future, within a year, the second after the first. */
export function checkTimes(now: Date, at?: Date, revertAt?: Date): void {
  const times = [now, ...(at ? [at] : []), ...(revertAt ? [revertAt] : [])].map((time) => time.getTime())
  const isRising = times.every((time, index) => index === 0 || time > (times[index - 1] ?? 0))
  const isNear = times.every((time) => time <= now.getTime() + daysAhead * day)
  if (!(isRising && isNear)) throw new AppError('time_not_possible')
}
