import { and, eq, sql } from 'drizzle-orm'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import type { DraftRow } from '../../drafts/rows.ts'
import { isSuspended } from '../../drafts/standing.ts'
import { draftWebsites } from '../../drafts/tables.ts'
import { publishedRow } from '../../messages/outbox/rows.ts'
import {
  type Database,
  type Refusal,
  rawStatement,
  refusalOf,
  refuseUnlessChanged,
  refuseWhen,
  runBatch,
} from '../../platform/db/database.ts'
import type { OwnedDraft } from '../../platform/owner.ts'
import { DAY } from '../../platform/time.ts'
import { reconnectDomains } from '../../websites/disconnects.ts'
import type { DomainChange } from '../../websites/domains.ts'
import { hostsOf, mainHostOf, pointersOf } from '../../websites/pointers.ts'
import { sitemaps, websites } from '../../websites/tables.ts'
import { handleReservationDays } from '../schema.ts'
import { endDueSchedule, removeSchedules, type ScheduleKey, setSchedule } from './keep-for-later.ts'
import { putInOutbox } from './outbox.ts'
import { type KeptRelease, keepRelease, pruneReleases } from './releases.ts'
import {
  formerHosts,
  isReservedFrom,
  limitReservedHandles,
  releaseScheduled,
  reserveHandles,
  takeReservedHandle,
} from './reserved-handles.ts'
import { draftAsItWas, type Place, siteAsItWas } from './sites.ts'
import { changeDomainOfSite, moveDomains, takeDomainDown } from './take-down.ts'

export type Activation = OwnedDraft & {
  handle: string
  /** The canonical hostname in the release's files: the main domain, or else the handle's host. */
  host: string
  release: Pick<KeptRelease, 'id' | 'cause' | 'restoredFrom' | 'changes' | 'changesAt'>
  document: WebsiteSettings
  /** When its document was taken from the draft. Omitted, the draft keeps its date. */
  publishedAt?: Date | undefined
  /** Whether the owner gets another email about this publication. */
  hasOtherEmail?: boolean | undefined
  /** The draft's revision that the files were rendered from, if they were rendered from the draft. */
  revision?: number | undefined
  /** The required current address and release, null for offline. Omitted if any will do. */
  from?: Place | null | undefined
  /** The schedule that this carries out. */
  due?: ScheduleKey | undefined
  /** When the version in `from` returns. */
  revertAt?: Date | undefined
  /** The change to one of its domains, and whether the handle's host redirects afterwards. */
  domain?: DomainChange | undefined
  handleRedirects?: boolean | undefined
  /** The sites domain, without a leading dot. */
  sitesDomain: string
  at: Date
}

export type ActivationOutcome =
  | { done: true; draft: DraftRow; changedHosts: string[] }
  /** Nothing was changed. */
  | { done: false; reason: Refusal }

/**
 * Puts a release online, with all its database changes in one transaction: the draft's handle and date, the release and its number,
 * the website and its former handle, the outbox, the sitemap entry, schedules, and pruned releases. Publishing, rolling back, renaming,
 * schedules and changes of live domains all end here.
 */
export async function activate(db: Database, activation: Activation): Promise<ActivationOutcome> {
  const { draftId, handle, domain, sitesDomain, publishedAt, hasOtherEmail, at } = activation
  const suffix = `.${sitesDomain}`
  try {
    const {
      draft: [draft],
      hosts,
      hostsLeft,
    } = await runBatch(db, {
      mail: publishedAt && !hasOtherEmail ? [publishedRow(db, activation)] : [],
      draft: updateDraft(db, activation),
      // The hosts before the change: the rows that identify them change below.
      hosts: hostsOf(db, { which: sql`websites.draft_id = ${draftId}`, suffix }),
      hostsLeft: formerHosts(db, { draftId, suffix }),
      conflicts: refuseConflicts(db, activation),
      schedule: endSchedule(db, activation),
      domain: changeDomain(db, activation),
      release: keepNext(db, activation),
      domainsMoved: moveToHandle(db, activation),
      handleLeft: leaveHandle(db, activation),
      website: putUnderHandle(db, activation),
      reservationEnded: endReservation(db, activation),
      domainsReturned: reconnectDomains(db, activation),
      search: describeForSearch(db, activation),
      // The new content of each host, so it comes after everything that decides it.
      outbox: putInOutbox(db, { hosts: pointersOf(sql`websites.handle = ${handle}`, suffix), at }),
      revert: scheduleRevert(db, activation),
      dates: scheduleDates(db, activation),
    })
    if (!draft) throw new Error(`draft ${draftId} is gone`)
    const changedHosts = new Set([...hosts, ...hostsLeft].map(({ hostname }) => hostname)).add(handle + suffix)
    if (domain) changedHosts.add(domain.domain.domainName)
    return { done: true, draft, changedHosts: [...changedHosts] }
  } catch (error) {
    const reason = refusalOf(error)
    if (!reason) throw error
    return { done: false, reason }
  }
}

/** Before the refusals: it skips a draft that has changed, which `refuseConflicts` then refuses. */
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

/** Before any other change, so every condition sees the state that the request was based on. */
const refuseConflicts = (db: Database, activation: Activation) => {
  const { userId, draftId, handle, domain, from, at } = activation
  return [
    // Domain changes are allowed: the new host shows the notice too.
    ...(domain ? [] : [refuseWhen(db, 'suspended', isSuspended(draftId))]),
    refuseWhen(db, 'draft-changed', sql`not exists ${draftAsItWas(activation)}`),
    refuseWhen(db, 'handle-in-use', isReservedFrom({ handle, userId, at })),
    ...(from === undefined ? [] : [refuseWhen(db, 'live-changed', sql`not ${siteAsItWas(draftId, from)}`)]),
  ]
}

/** The schedule identifies its reserved handle, so the handle is released first. A schedule that ended concurrently refuses the batch. */
const endSchedule = (db: Database, { userId, draftId, due, at }: Activation) => [
  ...(due?.kind === 'publish' ? [releaseScheduled(db, { userId, draftId, at })] : []),
  ...(due ? [endDueSchedule(db, due), refuseUnlessChanged(db, 'live-changed')] : []),
]

/** Compares the main host after the domain's change, which may decide it, and while the website still has its old handle. */
const changeDomain = (db: Database, { draftId, handle, host, domain, sitesDomain, at }: Activation) => [
  ...(domain ? changeDomainOfSite(db, domain, at) : []),
  refuseWhen(db, 'live-changed', sql`${mainHostOf(draftId, `${handle}.${sitesDomain}`)} <> ${host}`),
]

/** Before the website points to the release: pruning spares the release that is live until then. */
const keepNext = (db: Database, { userId, draftId, handle, release, at }: Activation) => [
  ...keepRelease(db, { ...release, userId, draftId, handle, at }),
  pruneReleases(db, { draftId, next: release.id, at }),
]

/** While the old handle's row exists: it identifies the website's domains. */
const moveToHandle = (db: Database, { domain, at, host, ...activation }: Activation) => [
  ...(domain ? [takeDomainDown(db, domain, { mainHost: host, at })] : []),
  ...moveDomains(db, { leaving: leavingRows(activation), handle: activation.handle, at }),
]

/** The reservation reads the old handle's row, so the row is deleted second. */
const leaveHandle = (db: Database, { at, ...activation }: Activation) => {
  const leaving = leavingRows(activation)
  return [
    reserveHandles(db, { left: leaving, at, until: new Date(at.getTime() + handleReservationDays * DAY) }),
    db.delete(websites).where(leaving),
  ]
}

/** The refusal reads how many rows the insert changed, so nothing may come between them. */
const putUnderHandle = (db: Database, { userId, draftId, handle, release, document, at }: Activation) => [
  db
    .insert(websites)
    .values({
      handle,
      userId,
      draftId,
      releaseId: release.id,
      version: document.version,
      createdAt: at,
      modifiedAt: at,
    })
    .onConflictDoUpdate({
      target: websites.handle,
      set: {
        releaseId: sql`excluded.release_id`,
        version: document.version,
        modifiedAt: sql`case when release_id = excluded.release_id then modified_at else excluded.modified_at end`,
      },
      setWhere: and(eq(websites.draftId, draftId), eq(websites.userId, userId)),
    }),
  refuseUnlessChanged(db, 'handle-in-use'),
]

/** After the website has its handle, which then isn't reserved and doesn't count toward the limit. */
const endReservation = (db: Database, { userId, handle, at }: Activation) => [
  takeReservedHandle(db, handle),
  limitReservedHandles(db, { userId, at }),
]

/** Last: `from` and its schedule are decided, and the due schedule is deleted. */
const scheduleRevert = (db: Database, { userId, draftId, handle, from, revertAt, at }: Activation) =>
  revertAt && from
    ? [
        setSchedule(db, {
          ...{ draftId, userId, kind: 'revert', releaseId: from.releaseId, handle, at: revertAt, createdAt: at },
        }),
      ]
    : []

/** When the page that went live has to be rendered again; what the page before it waited for is past. */
const scheduleDates = (db: Database, { userId, draftId, handle, release, at }: Activation) =>
  release.changesAt
    ? [
        setSchedule(db, {
          ...{ draftId, userId, kind: 'dates', releaseId: release.id, handle, at: release.changesAt, createdAt: at },
        }),
      ]
    : [removeSchedules(db, { userId, draftId }, 'dates')]

/** The rows of the website's other handles. */
const leavingRows = ({ draftId, handle }: Pick<Activation, 'draftId' | 'handle'>) =>
  sql`websites.draft_id = ${draftId} and websites.handle <> ${handle}`

/** The website's row in the index of public websites, after the website's own row, whose date it copies. */
const describeForSearch = (
  db: Database,
  { userId, draftId, handle, document }: Pick<Activation, 'userId' | 'draftId' | 'handle' | 'document'>,
) =>
  [
    // Looks up by person, because there is no index by draft.
    db
      .delete(sitemaps)
      .where(and(eq(sitemaps.userId, userId), eq(sitemaps.draftId, draftId), sql`${sitemaps.handle} <> ${handle}`)),
    rawStatement(
      db,
      sql`
      insert into sitemaps (handle, draft_id, user_id, listed, modified_at)
      select handle, draft_id, user_id, ${document.settings.searchIndexing ? 1 : 0}, modified_at from websites where handle = ${handle}
      on conflict (handle) do update set
        draft_id = excluded.draft_id, user_id = excluded.user_id, listed = excluded.listed, modified_at = excluded.modified_at`,
    ),
  ] as const
