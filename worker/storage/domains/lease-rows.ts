import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { websiteDomains } from '../schema/domains.ts'
import type { DomainRow } from './domain-rows.ts'

/** Which domains are due, the least tried first. */
export const listDueDomains = (db: Database, { at, limit }: { at: Date; limit: number }) =>
  db
    .select({ id: websiteDomains.id })
    .from(websiteDomains)
    .where(and(lte(websiteDomains.nextCheckAt, at), unleased(at)))
    .orderBy(asc(websiteDomains.attempts), asc(websiteDomains.nextCheckAt))
    .limit(limit)

/** Takes a domain for one worker until `until`; undefined while another has it, or without such a domain. */
export const leaseDomain = (db: Database, { id, at, until }: { id: string; at: Date; until: Date }) =>
  db
    .update(websiteDomains)
    .set({ leasedUntil: until })
    .where(and(eq(websiteDomains.id, id), unleased(at)))
    .returning()
    .get()

/**
 * Sets the next check of a domain, unless a concurrent change already did; `attempts` counts those in a row
 * without an answer. The lease is given back unless `keepLease`.
 */
export const endLook = (
  db: Database,
  {
    row: { id, revision, leasedUntil },
    at,
    next,
    attempts,
    keepLease,
  }: { row: DomainRow; at: Date; next: Date | null; attempts: number; keepLease: boolean },
) =>
  db
    .update(websiteDomains)
    .set({
      checkedAt: at,
      nextCheckAt: sql`case when revision = ${revision} then ${next?.getTime() ?? null} else next_check_at end`,
      attempts: sql`case when revision = ${revision} then ${attempts} else attempts end`,
      ...(!keepLease && { leasedUntil: null }),
    })
    .where(and(eq(websiteDomains.id, id), eq(websiteDomains.leasedUntil, leasedUntil ?? new Date(0))))

const unleased = (at: Date) => or(isNull(websiteDomains.leasedUntil), lte(websiteDomains.leasedUntil, at))
