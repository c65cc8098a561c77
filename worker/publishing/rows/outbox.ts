import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { requestIdValue, runBatch } from '../../platform/db/database.ts'
import { type Lease, leasedBy, releaseLease, takeLease, unleased } from '../../platform/db/queue.ts'
import { outbox } from '../../websites/tables.ts'

export type OutboxRow = typeof outbox.$inferSelect

/**
 * Queues hosts to write; `hosts` selects hostname, release id and redirect hostname. The revision only grows, even after a row was written
 * and deleted. A writer keeps its lease.
 */
export const putInOutbox = (db: Database, { hosts, at }: { hosts: SQL; at: Date }) =>
  db
    .insert(outbox)
    .select(sql`
      with waiting (hostname, release_id, redirect_to) as (${hosts})
      select hostname, release_id, ${at.getTime()}, 0, ${at.getTime()}, null, redirect_to, ${requestIdValue()}
      from waiting where true`)
    .onConflictDoUpdate({
      target: outbox.hostname,
      set: {
        releaseId: sql`excluded.release_id`,
        redirectTo: sql`excluded.redirect_to`,
        revision: sql`max(outbox.revision + 1, excluded.revision)`,
        attempts: 0,
        createdAt: sql`excluded.created_at`,
        requestId: sql`excluded.request_id`,
      },
    })

/** Hosts redirect, or are removed, only after the host in `redirectTo` was written: at any time one of them shows the website. */
const mayBeWritten = sql`not exists (
  select 1 from outbox as target
  where target.hostname = outbox.redirect_to and (target.release_id is not null or target.redirect_to is not null))`

/** Waiting hosts without a lease that may be written now, fewest attempts first. */
export async function listDueHosts(db: Database, { at, limit }: { at: Date; limit: number }): Promise<string[]> {
  const rows = await db
    .select({ hostname: outbox.hostname })
    .from(outbox)
    .where(and(unleased(outbox, at), mayBeWritten))
    .orderBy(asc(outbox.attempts), asc(outbox.createdAt))
    .limit(limit)
  return rows.map(({ hostname }) => hostname)
}

/** Which of these hosts are still waiting. */
export async function listWaiting(db: Database, hostnames: string[]): Promise<string[]> {
  const rows = await db.select({ hostname: outbox.hostname }).from(outbox).where(inArray(outbox.hostname, hostnames))
  return rows.map(({ hostname }) => hostname)
}

/** Which of these waiting hosts depend on no other host: those with a page or the notice, and those that go at once. */
export async function listFirst(db: Database, hostnames: string[]): Promise<string[]> {
  const rows = await db
    .select({ hostname: outbox.hostname })
    .from(outbox)
    .where(and(inArray(outbox.hostname, hostnames), isNull(outbox.redirectTo)))
  return rows.map(({ hostname }) => hostname)
}

/** Leases a waiting host until `until`; undefined if it isn't waiting, another writer has it, or another host must be written first. */
export const leaseHost = (db: Database, { hostname, ...lease }: Lease & { hostname: string }) =>
  takeLease(db, outbox, and(eq(outbox.hostname, hostname), mayBeWritten), {
    ...lease,
    set: { attempts: sql`${outbox.attempts} + 1` },
  })

/**
 * After a write: deletes the row if it hasn't changed since, else releases the lease so the newer change is written next. Returns whether
 * it deleted the row.
 */
export async function finishHost(db: Database, row: OutboxRow): Promise<boolean> {
  const { removed } = await runBatch(db, {
    removed: db
      .delete(outbox)
      .where(and(eq(outbox.hostname, row.hostname), leasedBy(outbox, row), eq(outbox.revision, row.revision)))
      .returning({ hostname: outbox.hostname }),
    released: releaseHost(db, row),
  })
  return removed.length > 0
}

/** After a failed write: the row waits for the next attempt. */
export const releaseHost = (db: Database, { hostname, leasedUntil }: OutboxRow) =>
  releaseLease(db, outbox, eq(outbox.hostname, hostname), { leasedUntil })
