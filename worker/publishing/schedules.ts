import { draftOf } from '../drafts/drafts.ts'
import { findOwnDraftRow } from '../drafts/rows.ts'
import type { Draft, ScheduleKind } from '../drafts/schema.ts'
import { drawOnce } from '../pictures/draw-map.ts'
import { sitesDomain } from '../platform/addresses/hosts.ts'
import type { ServiceContext } from '../platform/context.ts'
import { AppError, type ErrorCode, errorCodes } from '../platform/http/errors.ts'
import { notifyOwner } from '../platform/live/notify-owner.ts'
import type { OwnedDraft, Owner } from '../platform/owner.ts'
import { DAY } from '../platform/time.ts'
import { makeRelease, refuse } from './go-live.ts'
import { assertHandleAvailable, parseHandle } from './handles.ts'
import { assertPublishable, type Publish, publishDraft } from './publish.ts'
import { assertPasses } from './review-publication.ts'
import {
  keepForLater,
  listSchedules,
  moveSchedule as moveRow,
  type ScheduleRow,
  takeBackSchedule,
} from './rows/keep-for-later.ts'
import { getSite } from './rows/sites.ts'
import { maxScheduleDays, type Schedule, type Scheduled, type WebsiteSchedule } from './schema.ts'
import { runVerb, stepsOf } from './steps.ts'

/** `at`: when it goes live; at once without it. */
type Order = Publish & { at?: Date | undefined }

/**
 * Stores the saved version as a release scheduled for `at`, and optionally the return of the live one. Throws publishDraft's errors;
 * time_not_possible; not_published if there is nothing to return to; invalid_request if a published website would change its address at
 * that time.
 */
export async function scheduleRelease(ctx: ServiceContext, { at, ...order }: Order): Promise<Scheduled> {
  const step = stepsOf(ctx, 'schedule')
  const { userId, draftId, revertAt } = order
  checkTimes(ctx.now(), at, revertAt)
  const published = at ? null : await step('publish', () => publishDraft(ctx, order))
  const set = at && (await step('set', () => setForLater(ctx, { ...order, goesLiveAt: at })))
  const draft = published?.draft ?? set
  if (!draft) throw new Error('neither published nor set')
  const schedules = await step('list', () => schedulesOf(ctx, order))
  notifyOwner(ctx, userId, { type: 'website.scheduled', draftId, revision: draft.revision })
  return { schedules, published, draft }
}

/** Throws time_not_possible unless both are in the future, within a year, the second after the first. */
function checkTimes(now: Date, at?: Date, revertAt?: Date): void {
  const times = [now, ...(at ? [at] : []), ...(revertAt ? [revertAt] : [])].map((time) => time.getTime())
  const isRising = times.every((time, index) => index === 0 || time > (times[index - 1] ?? 0))
  const isNear = times.every((time) => time <= now.getTime() + maxScheduleDays * DAY)
  if (!(isRising && isNear)) throw new AppError('time_not_possible')
}

/**
 * Makes a release of what is saved now and sets it for a time, and what is live now for another, in one batch. Throws as
 * `scheduleRelease`.
 */
async function setForLater(ctx: ServiceContext, order: Publish & { goesLiveAt: Date }): Promise<Draft> {
  const handle = parseHandle(order.handle)
  const documentOf = drawOnce(ctx)
  return runVerb(ctx, 'set', async (step) => {
    const site = await step('find the website', () => getSite(ctx.db, order))
    assertPublishable(site, order)
    const { live = null } = site
    if (live && live.handle !== handle) {
      const message = 'A website that is online changes its web address at once'
      throw new AppError('invalid_request', { issues: [{ path: 'handle', message }] })
    }
    await step('look up the handle', () => assertHandleAvailable(ctx, site, handle))
    await step('check', () => assertPasses(ctx, site, { handle, publishes: false }))
    const document = await step('draw the map', () => documentOf(site.draft))
    const next = { handle, document, cause: 'publish' } as const
    const { release } = await step('make the release', () => makeRelease(ctx, site, next))
    const set = { ...order, handle, release, from: live, sitesDomain: sitesDomain(ctx.env), at: ctx.now() }
    const outcome = await step('commit', () => keepForLater(ctx.db, set))
    if (!outcome.done) return step('refuse', () => refuse(ctx, set, outcome.reason))
    return draftOf(outcome.draft)
  })
}

type Move = OwnedDraft & { kind: ScheduleKind; at: Date }

/**
 * Moves a scheduled version to another time; what goes online stays the same version. Throws time_not_possible, also where the return
 * to an earlier version would come first; not_found where nothing of that kind is scheduled.
 */
export async function moveSchedule(ctx: ServiceContext, { at, ...which }: Move): Promise<Schedule[]> {
  const step = stepsOf(ctx, 'move a schedule')
  checkTimes(ctx.now(), at)
  const moved = await step('commit', () => moveRow(ctx.db, { ...which, to: at }))
  const [draft, schedules] = await step('list', () =>
    Promise.all([findOwnDraftRow(ctx.db, which), schedulesOf(ctx, which)]),
  )
  if (!draft || !schedules.some(({ kind }) => kind === which.kind)) throw new AppError('not_found')
  if (!moved) throw new AppError('time_not_possible')
  notifyOwner(ctx, which.userId, { type: 'website.scheduled', draftId: which.draftId, revision: draft.revision })
  return schedules
}

type Which = OwnedDraft & { kind: ScheduleKind }

/** Takes back what was set for a time; may be repeated. Throws not_found. */
export async function endSchedule(ctx: ServiceContext, which: Which): Promise<void> {
  const step = stepsOf(ctx, 'end a schedule')
  const { userId, draftId } = which
  const revision = await step('commit', () => takeBackSchedule(ctx.db, { ...which, at: ctx.now() }))
  if (revision === undefined) throw new AppError('not_found')
  notifyOwner(ctx, userId, { type: 'website.scheduled', draftId, revision })
}

/** A website's schedules, soonest first. */
export const schedulesOf = async (ctx: Pick<ServiceContext, 'db'>, which: OwnedDraft): Promise<Schedule[]> =>
  (await listSchedules(ctx.db, which)).map(scheduleOf)

/** The schedules of all of a person's websites, soonest first. */
export const allSchedules = async (ctx: Pick<ServiceContext, 'db'>, of: Owner): Promise<WebsiteSchedule[]> =>
  (await listSchedules(ctx.db, of)).map((row) => ({ draftId: row.draftId, ...scheduleOf(row) }))

/** A stored schedule as its owner sees it. */
export function scheduleOf({ kind, at, number, handle, failure }: ScheduleRow): Schedule {
  if (number === null) throw new Error(`the release of ${handle} for ${at.toISOString()} has no number`)
  return { kind, at: at.toISOString(), release: number, handle, failure: codeOf(failure) }
}

const codeOf = (failure: string | null): ErrorCode | null =>
  failure === null ? null : (errorCodes.find((code) => code === failure) ?? 'unknown')
