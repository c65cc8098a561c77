import { and, eq, sql } from 'drizzle-orm'
import type { ScheduleKind } from '../../contract/release-kinds.ts'
import type { Database } from '../database.ts'
import type { DraftRow } from '../drafts.ts'
import { draftWebsites } from '../schema/websites.ts'
import { draftAsItWas, type Place, siteAsItWas } from './expectations.ts'
import { type Refusal, refusalOf, refuseWhen } from './guards.ts'
import { keepForSchedule, letGoOfScheduled } from './kept-handle-rows.ts'
import { type Kept, keepRelease, pruneReleases } from './release-rows.ts'
import { removeSchedules, setSchedule } from './schedule-rows.ts'

const day = 24 * 60 * 60 * 1000

export type ForLater = {
  userId: string
  draftId: string
  /** The draft's revision that the release was made from. */
  revision: number
  /** Where it goes live. */
  handle: string
  release: Pick<Kept, 'id' | 'cause' | 'restoredFrom' | 'changes'>
  /** What is live now, which the release was made to follow; null for nothing. */
  from: Place | null
  goesLiveAt: Date
  /** When what is live now comes back. */
  revertAt?: Date | undefined
  /** What follows a handle in its hostname, without the dot. */
  sitesDomain: string
  at: Date
}

export type ForLaterOutcome = { done: true; draft: DraftRow } | { done: false; reason: Refusal }

/**
 * Keeps a release, sets it for a time, and what is live now for another, in one transaction. A website that is nowhere yet has its
 * handle kept until a day after.
 */
export async function keepForLater(db: Database, order: ForLater): Promise<ForLaterOutcome> {
  const { userId, draftId, handle, release, from, goesLiveAt, revertAt, sitesDomain, at } = order
  const schedule = { draftId, userId, handle, createdAt: at }
  const until = new Date(goesLiveAt.getTime() + day)
  try {
    const [[draft]] = await db.batch([
      db
        .select()
        .from(draftWebsites)
        .where(and(eq(draftWebsites.id, draftId), eq(draftWebsites.userId, userId))),
      refuseWhen(db, 'draft-changed', sql`not exists ${draftAsItWas(order)}`),
      refuseWhen(db, 'live-changed', sql`not ${siteAsItWas(draftId, from)}`),
      letGoOfScheduled(db, { userId, draftId, at }),
      ...(from ? [] : keepForSchedule(db, { handle, userId, draftId, at, until, suffix: `.${sitesDomain}` })),
      ...keepRelease(db, { ...release, userId, draftId, handle, at }),
      pruneReleases(db, { draftId, next: release.id, at }),
      setSchedule(db, { ...schedule, kind: 'publish', releaseId: release.id, at: goesLiveAt }),
      ...(revertAt && from
        ? [setSchedule(db, { ...schedule, kind: 'revert', releaseId: from.releaseId, at: revertAt })]
        : []),
    ])
    if (!draft) throw new Error(`draft ${draftId} is gone`)
    return { done: true, draft }
  } catch (error) {
    const reason = refusalOf(error)
    if (!reason) throw error
    return { done: false, reason }
  }
}

type TakenBack = { userId: string; draftId: string; kind: ScheduleKind; at: Date }

/** Takes back what is set of one kind, and lets go of the handle that was kept for it. The draft's revision; undefined without one. */
export async function takeBackSchedule(db: Database, { kind, ...of }: TakenBack): Promise<number | undefined> {
  const [[draft]] = await db.batch([
    db
      .select({ revision: draftWebsites.revision })
      .from(draftWebsites)
      .where(and(eq(draftWebsites.id, of.draftId), eq(draftWebsites.userId, of.userId))),
    ...(kind === 'publish' ? [letGoOfScheduled(db, of)] : []),
    removeSchedules(db, of, kind),
  ])
  return draft?.revision
}
