import { and, eq, sql } from 'drizzle-orm'
import { daysHandleRests } from '../../contract/releases.ts'
import type { Database } from '../database.ts'
import { disconnectDomains } from '../domains/disconnect-rows.ts'
import { hostsOf } from '../domains/pointers.ts'
import type { DraftRow } from '../drafts.ts'
import { removeInboxOf } from '../inbox/removal-rows.ts'
import { draftWebsites, releases, sitemaps, websites } from '../schema/websites.ts'
import { letGoOfScheduled, limitHandlesAtRest, restHandles } from './kept-handle-rows.ts'
import { putInOutbox } from './outbox-rows.ts'
import { removeSchedules } from './schedule-rows.ts'

const day = 24 * 60 * 60 * 1000

type Removal = { userId: string; draftId: string; sitesDomain: string; at: Date }

/**
 * Takes a draft's website out of the database, lets its handle rest, disconnects its domains until it is published again, ends what was
 * set for a time and says that its hosts have to go, in one transaction. The hostnames concerned, none when it was not up; `draft` is undefined without such a draft of that person.
 */
export async function removePublication(
  db: Database,
  removal: Removal,
): Promise<{ draft: DraftRow | undefined; hostnames: string[] }> {
  const { userId, draftId } = removal
  const [hosts, , , , , , , , , , [draft]] = await db.batch([
    ...takeOffline(db, { ...removal, returns: true }),
    db
      .update(draftWebsites)
      .set({ handle: null })
      .where(and(eq(draftWebsites.id, draftId), eq(draftWebsites.userId, userId)))
      .returning(),
  ])
  return { draft, hostnames: hosts.map(({ hostname }) => hostname) }
}

/** The same for a draft that goes altogether, with what visitors sent and all releases. Nobody can reach those without its host. */
export async function removeSite(
  db: Database,
  removal: Removal,
): Promise<{ revision: number | undefined; hostnames: string[] }> {
  const { userId, draftId, at } = removal
  const [hosts, , , , , , , , , , , [draft]] = await db.batch([
    ...takeOffline(db, removal),
    // One that is pending is left to whoever writes its files, and given up when they do not come back.
    db
      .update(releases)
      .set({ state: 'removing', heldUntil: at })
      .where(and(eq(releases.draftId, draftId), eq(releases.userId, userId), sql`${releases.state} <> 'pending'`)),
    db
      .delete(draftWebsites)
      .where(and(eq(draftWebsites.id, draftId), eq(draftWebsites.userId, userId)))
      .returning({ revision: draftWebsites.revision }),
    ...removeInboxOf(db, { userId, draftId }),
  ])
  return { revision: draft?.revision, hostnames: hosts.map(({ hostname }) => hostname) }
}

const takeOffline = (
  db: Database,
  { userId, draftId, sitesDomain, at, returns = false }: Removal & { returns?: boolean },
) => {
  const suffix = `.${sitesDomain}`
  const its = sql`websites.draft_id = ${draftId} and websites.user_id = ${userId}`
  return [
    hostsOf(db, { which: its, suffix }),
    putInOutbox(db, {
      hosts: sql`select hostname, null, null from (${hostsOf(db, { which: its, suffix })})`,
      at,
    }),
    ...disconnectDomains(db, {
      which: sql`website_name in (select handle from websites where ${its})`,
      at,
      returnsTo: returns ? draftId : null,
    }),
    restHandles(db, { left: its, at, until: new Date(at.getTime() + daysHandleRests * day) }),
    limitHandlesAtRest(db, { userId, at }),
    letGoOfScheduled(db, { userId, draftId, at }),
    removeSchedules(db, { userId, draftId }),
    db.delete(sitemaps).where(and(eq(sitemaps.draftId, draftId), eq(sitemaps.userId, userId))),
    db.delete(websites).where(its),
  ] as const
}
