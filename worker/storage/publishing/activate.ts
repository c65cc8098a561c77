import { and, eq, sql } from 'drizzle-orm'
import { daysHandleRests } from '../../contract/releases.ts'
import type { Database } from '../database.ts'
import { reconnectDomains } from '../domains/disconnect-rows.ts'
import type { DomainChange } from '../domains/domain-rows.ts'
import { hostsOf, mainHostOf, pointersOf } from '../domains/pointers.ts'
import type { DraftRow } from '../drafts.ts'
import { rawStatement } from '../raw-statement.ts'
import { draftWebsites, sitemaps, websites } from '../schema/websites.ts'
import { draftAsItWas, type Place, siteAsItWas } from './expectations.ts'
import { type Refusal, refusalOf, refuseUnlessChanged, refuseWhen } from './guards.ts'
import {
  isKeptFromUser,
  leftHosts,
  letGoOfScheduled,
  limitHandlesAtRest,
  restHandles,
  takeKeptHandle,
} from './kept-handle-rows.ts'
import { putInOutbox } from './outbox-rows.ts'
import { type Kept, keepRelease, pruneReleases } from './release-rows.ts'
import { endDueSchedule, type ScheduleKey, setSchedule } from './schedule-rows.ts'
import { changeDomainOfSite, moveDomains, takeDomainDown } from './site-domains.ts'

const day = 24 * 60 * 60 * 1000

export type Activation = {
  userId: string
  draftId: string
  handle: string
  /** The hostname that the release's files name as the website's own: its main name, or else its handle's host. */
  host: string
  release: Pick<Kept, 'id' | 'cause' | 'restoredFrom' | 'changes'>
  /** Of its document. */
  version: string
  /** Whether search engines may list the website. */
  listed: boolean
  /** When its document was taken from the draft; left out, the draft's date stays. */
  publishedAt?: Date | undefined
  /** The draft's revision that the files were made from, where they were made from the draft. */
  revision?: number | undefined
  /** Where the website still has to be and what it still has to show, null for nowhere; left out where that does not matter. */
  from?: Place | null | undefined
  /** The schedule that this is. */
  due?: ScheduleKey | undefined
  /** When what is `from` comes back. */
  revertAt?: Date | undefined
  /** What becomes of one of its domains with this, and what its handle's host does from then on. */
  domain?: DomainChange | undefined
  handleRedirects?: boolean | undefined
  /** What follows a handle in its hostname, without the dot. */
  sitesDomain: string
  at: Date
}

export type ActivationOutcome =
  | { done: true; draft: DraftRow; changedHosts: string[] }
  /** Nothing was changed. */
  | { done: false; reason: Refusal }

/**
 * Puts a release online: everything that this changes in the database, in one transaction. The draft's handle and date, the release
 * and its number, the website under its handle, the handle it leaves, what has to be written to the edge, what search engines
 * are told, what was set for a time, and which releases are too many. Publishing, rolling back, moving, schedules and what becomes of a
 * live domain all come here.
 */
export async function activate(db: Database, activation: Activation): Promise<ActivationOutcome> {
  const { userId, draftId, handle, host, release, version, listed, from, due, revertAt, domain, sitesDomain, at } =
    activation
  const suffix = `.${sitesDomain}`
  const leaving = sql`websites.draft_id = ${draftId} and websites.handle <> ${handle}`
  try {
    const [[draft], before, left] = await db.batch([
      updateDraft(db, activation),
      hostsOf(db, { which: sql`websites.draft_id = ${draftId}`, suffix }),
      leftHosts(db, { draftId, suffix }),
      refuseWhen(db, 'draft-changed', sql`not exists ${draftAsItWas(activation)}`),
      refuseWhen(db, 'handle-in-use', isKeptFromUser({ handle, userId, at })),
      ...(from === undefined ? [] : [refuseWhen(db, 'live-changed', sql`not ${siteAsItWas(draftId, from)}`)]),
      ...(due?.kind === 'publish' ? [letGoOfScheduled(db, { userId, draftId, at })] : []),
      ...(due ? [endDueSchedule(db, due), refuseUnlessChanged(db, 'live-changed')] : []),
      ...(domain ? changeDomainOfSite(db, domain, at) : []),
      refuseWhen(db, 'live-changed', sql`${mainHostOf(draftId, handle + suffix)} <> ${host}`),
      ...keepRelease(db, { ...release, userId, draftId, handle, at }),
      pruneReleases(db, { draftId, next: release.id, at }),
      ...(domain ? [takeDomainDown(db, domain, at)] : []),
      ...moveDomains(db, { leaving, handle, at }),
      restHandles(db, { left: leaving, at, until: new Date(at.getTime() + daysHandleRests * day) }),
      db.delete(websites).where(leaving),
      db
        .insert(websites)
        .values({ handle, userId, draftId, releaseId: release.id, version, createdAt: at, modifiedAt: at })
        .onConflictDoUpdate({
          target: websites.handle,
          set: {
            releaseId: sql`excluded.release_id`,
            version,
            modifiedAt: sql`case when release_id = excluded.release_id then modified_at else excluded.modified_at end`,
          },
          setWhere: and(eq(websites.draftId, draftId), eq(websites.userId, userId)),
        }),
      refuseUnlessChanged(db, 'handle-in-use'),
      takeKeptHandle(db, handle),
      limitHandlesAtRest(db, { userId, at }),
      ...reconnectDomains(db, { userId, draftId, handle, at }),
      ...describeForSearch(db, { userId, draftId, handle, listed }),
      putInOutbox(db, { hosts: pointersOf(sql`websites.handle = ${handle}`, suffix), at }),
      ...(revertAt && from
        ? [
            setSchedule(db, {
              ...{ draftId, userId, kind: 'revert', releaseId: from.releaseId, handle, at: revertAt, createdAt: at },
            }),
          ]
        : []),
    ])
    if (!draft) throw new Error(`draft ${draftId} is gone`)
    const changedHosts = new Set([...before, ...left].map(({ hostname }) => hostname)).add(handle + suffix)
    if (domain) changedHosts.add(domain.domain.domainName)
    return { done: true, draft, changedHosts: [...changedHosts] }
  } catch (error) {
    const reason = refusalOf(error)
    if (!reason) throw error
    return { done: false, reason }
  }
}

const updateDraft = (db: Database, activation: Activation) =>
  db
    .update(draftWebsites)
    .set({
      handle: activation.handle,
      ...(activation.publishedAt && { lastPublishedAt: activation.publishedAt }),
      ...(activation.handleRedirects !== undefined && { handleRedirects: activation.handleRedirects }),
    })
    .where(and(eq(draftWebsites.id, activation.draftId), sql`exists ${draftAsItWas(activation)}`))
    .returning()

/** The website's line in the product's own index, whose date is that of what is live. */
const describeForSearch = (
  db: Database,
  { userId, draftId, handle, listed }: Pick<Activation, 'userId' | 'draftId' | 'handle' | 'listed'>,
) =>
  [
    // Found by the person: there is no index of drafts.
    db
      .delete(sitemaps)
      .where(and(eq(sitemaps.userId, userId), eq(sitemaps.draftId, draftId), sql`${sitemaps.handle} <> ${handle}`)),
    rawStatement(
      db,
      sql`
      insert into sitemaps (handle, draft_id, user_id, listed, modified_at)
      select handle, draft_id, user_id, ${listed ? 1 : 0}, modified_at from websites where handle = ${handle}
      on conflict (handle) do update set
        draft_id = excluded.draft_id, user_id = excluded.user_id, listed = excluded.listed, modified_at = excluded.modified_at`,
    ),
  ] as const
