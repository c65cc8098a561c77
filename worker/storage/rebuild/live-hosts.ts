import { asc, gt, sql } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { handlesLeftAt, isLive, pointerAt, pointersOf } from '../domains/pointers.ts'
import { putInOutbox } from '../publishing/outbox-rows.ts'
import { outbox, websites } from '../schema/websites.ts'

/** What a host shows: a release, or where it leads. */
export type LiveHost = { hostname: string; releaseId: string | null; redirectTo: string | null }

type Page = { after: string; limit: number; suffix: string }

/** The hosts of the next websites by handle, those that come after `after`; `last` is the last one's, undefined at the end. */
export async function listLive(
  db: Database,
  { after, limit, suffix }: Page,
): Promise<{ hosts: LiveHost[]; last: string | undefined }> {
  const rows = await db
    .select({ handle: websites.handle })
    .from(websites)
    .where(gt(websites.handle, after))
    .orderBy(asc(websites.handle))
    .limit(limit)
  const handles = rows.map(({ handle }) => handle)
  const which = sql`websites.handle in (select value from json_each(${JSON.stringify(handles)}))`
  const hosts = await db.all<LiveHost>(
    sql`select hostname, release_id as releaseId, redirect_to as redirectTo from (${pointersOf(which, suffix)})`,
  )
  return { hosts, last: rows.length < limit ? undefined : handles.at(-1) }
}

/** Which of these hosts wait to be written. */
export async function findWaiting(db: Database, hostnames: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ hostname: outbox.hostname })
    .from(outbox)
    .where(sql`${outbox.hostname} in (select value from json_each(${JSON.stringify(hostnames)}))`)
  return new Set(rows.map(({ hostname }) => hostname))
}

/** At which of these hosts a website is to be found. */
export async function findLiveHosts(db: Database, hostnames: string[], suffix: string): Promise<Set<string>> {
  const asked = hostnames.map((hostname) => [hostname, handleIn(hostname, suffix)])
  const rows = await db.all<{ hostname: string }>(sql`
    select value ->> 0 as hostname from json_each(${JSON.stringify(asked)})
    where exists (select 1 from websites where handle = value ->> 1) or ${isLive(sql`value ->> 0`)}
      or exists (${handlesLeftAt(sql`value ->> 1`)})`)
  return new Set(rows.map(({ hostname }) => hostname))
}

type Address = { hostname: string; suffix: string; at: Date }

/** Says that a host has to be written anew with what it has to show at this moment: nothing, if nothing is there. */
export const putHostInOutbox = (db: Database, { hostname, suffix, at }: Address) =>
  putInOutbox(db, { hosts: pointerAt({ hostname, handle: handleIn(hostname, suffix), suffix }), at })

/** The handle that a hostname is of; none of a domain. */
const handleIn = (hostname: string, suffix: string): string =>
  hostname.endsWith(suffix) ? hostname.slice(0, -suffix.length) : ''
