import { parseDocument } from '../../../renderer/document/versions.ts'
import { AppError } from '../../contract/errors.ts'
import { findRelease } from '../../storage/publishing/release-rows.ts'
import { countAttempt, type DueSchedule, failSchedule, isStillSet } from '../../storage/publishing/schedule-rows.ts'
import { findSite } from '../../storage/publishing/site-rows.ts'
import type { ServiceContext } from '../context.ts'
import { bringBack } from './bring-back.ts'
import { goLive } from './go-live.ts'
import { startingOver } from './overtaken.ts'
import { mainHost } from './site-address.ts'
import { stepsOf } from './step.ts'

const triesOfSchedule = 5

/**
 * Puts due schedules online. Two runs at once make it go live once. After a failure it is tried again at the next run, and given up
 * after the fifth: then its owner sees why. Returns whether it went live; throws its error.
 */
export async function runSchedule(ctx: ServiceContext, due: DueSchedule): Promise<boolean> {
  const step = stepsOf(ctx, 'run a schedule')
  if (!(await step(1, 'count the try', () => countAttempt(ctx.db, due)))) return false
  try {
    return await step(2, 'go live', () => startingOver(() => goLiveByItself(ctx, due)))
  } catch (error) {
    const code = error instanceof AppError ? error.code : 'unknown'
    if (due.attempts + 1 >= triesOfSchedule) await step(3, 'give it up', () => failSchedule(ctx.db, due, code))
    throw error
  }
}

/** The website's current address, or else the scheduled one; the release is rebuilt if it was made for another address. */
async function goLiveByItself(ctx: ServiceContext, due: DueSchedule): Promise<boolean> {
  const step = stepsOf(ctx, 'go live by itself')
  // Ended or rescheduled since, by its owner or by another run.
  if (!(await step(1, 'look again', () => isStillSet(ctx.db, due)))) return false
  const { userId, draftId, kind, releaseId } = due
  const site = await step(2, 'find the website', () => findSite(ctx.db, due))
  const earlier = await step(3, 'find the release', () => findRelease(ctx.db, releaseId))
  if (!site || !earlier) throw new AppError('not_found')
  const { live = null } = site
  const document = parseDocument(JSON.parse(earlier.document))
  const handle = live?.handle ?? due.handle
  const order = { userId, draftId, handle, host: mainHost(ctx.env, handle, live?.domains), document }
  const release = await step(4, 'make the release', () =>
    bringBack(ctx, { ...order, earlier: { ...earlier, id: releaseId }, cause: kind, live: live?.document }),
  )
  // Later saves are not live, as the date shows.
  const publishedAt = kind === 'publish' ? due.createdAt : earlier.createdAt
  await step(5, 'go live', () => goLive(ctx, { ...order, release, publishedAt, due, from: live }))
  return true
}
