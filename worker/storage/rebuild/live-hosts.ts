import { asc, gt, sql } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { putInOutbox } from '../publishing/outbox-rows.ts'
import { outbox, websites } from '../schema/websites.ts'

type Site = { handle: string; releaseId: string }

/** What is live, by handle, from after `after`. */
export const listLive = (db: Database, { after, limit }: { after: string; limit: number }): Promise<Site[]> =>
  db
    .select({ handle: websites.handle, releaseId: websites.releaseId })
    .from(websites)
    .where(gt(websites.handle, after))
    .orderBy(asc(websites.handle))
    .limit(limit)

/** Which of these hosts wait to be written. */
export async function findWaiting(db: Database, hostnames: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ hostname: outbox.hostname })
    .from(outbox)
    .where(sql`${outbox.hostname} in (select value from json_each(${JSON.stringify(hostnames)}))`)
  return new Set(rows.map(({ hostname }) => hostname))
}

/** Which of these handles something is live under. */
export async function findLiveHandles(db: Database, handles: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ handle: websites.handle })
    .from(websites)
    .where(sql`${websites.handle} in (select value from json_each(${JSON.stringify(handles)}))`)
  return new Set(rows.map(({ handle }) => handle))
}

type Address = { handle: string; hostname: string; at: Date }

/** Says that a host has to be written anew with what is live there at this moment: nothing, if nothing is. */
export const putHostInOutbox = (db: Database, { handle, hostname, at }: Address) =>
  putInOutbox(db, {
    hosts: sql`select ${hostname}, (select release_id from websites where handle = ${handle})`,
    at,
  })
