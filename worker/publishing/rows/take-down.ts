import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { DraftRow } from '../../drafts/rows.ts'
import { draftWebsites } from '../../drafts/tables.ts'
import { removeInboxOf } from '../../messages/rows.ts'
import { type Database, rawStatement, runBatch } from '../../platform/db/database.ts'
import type { OwnedDraft } from '../../platform/owner.ts'
import { DAY } from '../../platform/time.ts'
import { disconnectDomains } from '../../websites/disconnects.ts'
import { changeStatements, type DomainChange, writeHistory } from '../../websites/domains.ts'
import { hostsOf, isLive, removedRelease } from '../../websites/pointers.ts'
import { releases, sitemaps, websites } from '../../websites/tables.ts'
import { handleReservationDays } from '../schema.ts'
import { removeSchedules } from './keep-for-later.ts'
import { putInOutbox } from './outbox.ts'
import { limitReservedHandles, releaseScheduled, reserveHandles } from './reserved-handles.ts'

type Removal = OwnedDraft & { sitesDomain: string; at: Date }

/**
 * Takes a draft's website offline in one transaction: reserves its handle, disconnects its domains until the next publish, cancels its
 * schedules and queues its hosts for deletion. Returns the hostnames, empty if the website was offline; `draft` is undefined if the person
 * has no such draft.
 */
export async function removePublication(
  db: Database,
  removal: Removal,
): Promise<{ draft: DraftRow | undefined; hostnames: string[] }> {
  const { userId, draftId } = removal
  const {
    hosts,
    draft: [draft],
  } = await runBatch(db, {
    ...takeOffline(db, { ...removal, returns: true }),
    draft: db
      .update(draftWebsites)
      .set({ handle: null })
      .where(and(eq(draftWebsites.id, draftId), eq(draftWebsites.userId, userId)))
      .returning(),
  })
  return { draft, hostnames: hosts.map(({ hostname }) => hostname) }
}

/** The same for a draft that is being deleted, with its messages and all releases. */
export async function removeSite(
  db: Database,
  removal: Removal,
): Promise<{ revision: number | undefined; hostnames: string[] }> {
  const { userId, draftId, at } = removal
  const {
    hosts,
    draft: [draft],
  } = await runBatch(db, {
    ...takeOffline(db, removal),
    // A pending release stays with the worker that writes its files; the cron abandons it if that worker doesn't return.
    releases: db
      .update(releases)
      .set({ state: 'removing', heldUntil: at })
      .where(and(eq(releases.draftId, draftId), eq(releases.userId, userId), sql`${releases.state} <> 'pending'`)),
    draft: db
      .delete(draftWebsites)
      .where(and(eq(draftWebsites.id, draftId), eq(draftWebsites.userId, userId)))
      .returning({ revision: draftWebsites.revision }),
    inbox: removeInboxOf(db, { userId, draftId }),
  })
  return { revision: draft?.revision, hostnames: hosts.map(({ hostname }) => hostname) }
}

/** Statements that find their rows through the website run before its row is deleted. */
const takeOffline = (
  db: Database,
  { userId, draftId, sitesDomain, at, returns = false }: Removal & { returns?: boolean },
) => {
  const suffix = `.${sitesDomain}`
  const its = sql`websites.draft_id = ${draftId} and websites.user_id = ${userId}`
  return {
    hosts: hostsOf(db, { which: its, suffix }),
    outbox: putInOutbox(db, {
      hosts: sql`select hostname, null, null from (${hostsOf(db, { which: its, suffix })})`,
      at,
    }),
    domains: disconnectDomains(db, {
      which: sql`website_name in (select handle from websites where ${its})`,
      at,
      returnsTo: returns ? draftId : null,
    }),
    restingHandle: reserveHandles(db, { left: its, at, until: new Date(at.getTime() + handleReservationDays * DAY) }),
    restingHandles: limitReservedHandles(db, { userId, at }),
    scheduledHandle: releaseScheduled(db, { userId, draftId, at }),
    schedules: removeSchedules(db, { userId, draftId }),
    sitemap: db.delete(sitemaps).where(and(eq(sitemaps.draftId, draftId), eq(sitemaps.userId, userId))),
    website: db.delete(websites).where(its),
  }
}

/** Changes a domain of a website. If it is then live and preferred, no other stays preferred. Refuses the batch after a concurrent change. */
export const changeDomainOfSite = (db: Database, change: DomainChange, at: Date) => [
  ...changeStatements(db, change, at),
  ...(becomesPreferred(change) ? [preferNoOther(db, change.domain)] : []),
]

export function becomesPreferred({ domain, set }: DomainChange): boolean {
  const { live, preferred } = { ...domain, ...set }
  return live && preferred
}

const preferNoOther = (db: Database, { id }: DomainChange['domain']) =>
  rawStatement(
    db,
    sql`
    update website_domains set preferred = 0, revision = revision + 1
    where preferred = 1 and id <> ${id}
      and website_name in (select changed.website_name from website_domains as changed where changed.id = ${id})`,
  )

/** Removes the host of a domain that is no longer live, after the website's main host, unless another account has it live. */
export const takeDomainDown = (
  db: Database,
  { domain: { id } }: DomainChange,
  { mainHost, at }: { mainHost: string; at: Date },
) =>
  putInOutbox(db, {
    hosts: sql`
      select domain_name, ${removedRelease}, ${mainHost} from website_domains
      where id = ${id} and live = 0 and not ${isLive(sql`website_domains.domain_name`)}`,
    at,
  })

/** Moves a website's domains to its new handle. `leaving` selects the rows of `websites` that it leaves. */
export const moveDomains = (db: Database, { leaving, handle, at }: { leaving: SQL; handle: string; at: Date }) =>
  [
    rawStatement(
      db,
      sql`
      update website_domains set website_name = ${handle}, modified_at = ${at.getTime()}, revision = revision + 1
      where website_name in (select handle from websites where ${leaving})`,
    ),
    writeHistory(db, {
      which: sql`website_name = ${handle} and exists (select 1 from websites where ${leaving})`,
      type: 'Updated',
      at,
    }),
  ] as const
