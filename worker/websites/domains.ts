import { and, asc, desc, eq, lte, type SQL, sql } from 'drizzle-orm'
import { type Database, rawStatement, refuseUnlessChanged, runBatch } from '../platform/db/database.ts'
import { type Lease, leasedBy, takeLease, unleased } from '../platform/db/queue.ts'
import type { OwnedDomain, Owner } from '../platform/owner.ts'
import { websiteDomains } from './domain-tables.ts'
import { websites } from './tables.ts'

export type DomainRow = typeof websiteDomains.$inferSelect
type HistoryType = 'Created' | 'Updated' | 'Deleted'

/** A change to a domain's row as it was read. Recorded in the history. */
export type DomainChange = {
  domain: DomainRow
  set: Partial<
    Omit<DomainRow, 'id' | 'userId' | 'domainName' | 'modifiedAt' | 'revision' | 'leasedUntil' | 'checkedAt'>
  >
}

/** Other columns, which the history does not record. */
type Note = Partial<Pick<DomainRow, 'provedAt' | 'providerState' | 'providerId' | 'misses'>>

/** Records the current state of the changed rows; `which` picks rows of `website_domains`. */
export const writeHistory = (
  db: Database,
  { which, type, at, websiteName = sql`website_name` }: { which: SQL; type: HistoryType; at: Date; websiteName?: SQL },
) =>
  rawStatement(
    db,
    sql`
    insert into website_domains_history (domain_id, user_id, domain_name, type, website_name, state, failure_reason, at)
    select id, user_id, domain_name, ${type}, ${websiteName}, state, failure_reason, ${at.getTime()}
    from website_domains where ${which}`,
  )

/** The statements of a change. The batch is refused as 'live-changed' after a concurrent change of the row. */
export const changeStatements = (db: Database, { domain, set }: DomainChange, at: Date) => [
  db
    .update(websiteDomains)
    .set({ ...set, ...changedAt(at) })
    .where(asRead(domain)),
  refuseUnlessChanged(db, 'live-changed'),
  writeHistory(db, { which: sql`id = ${domain.id}`, type: 'Updated', at }),
]

/** Changes a domain that is live neither before nor after, and records it. False after a concurrent change. */
export async function changeDomain(db: Database, { domain, set }: DomainChange, at: Date): Promise<boolean> {
  const { changed } = await runBatch(db, {
    changed: db
      .update(websiteDomains)
      .set({ ...set, ...changedAt(at) })
      .where(asRead(domain))
      .returning({ id: websiteDomains.id }),
    history: writeHistory(db, { which: sql`id = ${domain.id} and changes() > 0`, type: 'Updated', at }),
  })
  return changed.length > 0
}

/** Updates a domain's other columns. Returns the new row; undefined after a concurrent change. */
export const noteDomain = (db: Database, domain: DomainRow, note: Note) =>
  db
    .update(websiteDomains)
    .set({ ...note, revision: sql`${websiteDomains.revision} + 1` })
    .where(asRead(domain))
    .returning()
    .get()

export const changedAt = (at: Date) => ({ modifiedAt: at, revision: sql`${websiteDomains.revision} + 1` })

export const asRead = ({ id, revision }: Pick<DomainRow, 'id' | 'revision'>) =>
  and(eq(websiteDomains.id, id), eq(websiteDomains.revision, revision))

export const findDomain = (db: Database, { userId, domainName }: OwnedDomain) =>
  db
    .select()
    .from(websiteDomains)
    .where(and(eq(websiteDomains.userId, userId), eq(websiteDomains.domainName, domainName)))
    .get()

export const findDomainById = (db: Database, id: string) =>
  db.select().from(websiteDomains).where(eq(websiteDomains.id, id)).get()

/** All of a person's domains, the preferred first. */
export const listDomainRows = (db: Database, userId: string) =>
  db
    .select()
    .from(websiteDomains)
    .where(eq(websiteDomains.userId, userId))
    .orderBy(desc(websiteDomains.preferred), asc(websiteDomains.createdAt), asc(websiteDomains.domainName))

/** The draft of a person's website by its handle. */
export async function findDraftId(db: Database, { userId, handle }: Owner & { handle: string }) {
  const row = await db
    .select({ draftId: websites.draftId })
    .from(websites)
    .where(and(eq(websites.handle, handle), eq(websites.userId, userId)))
    .get()
  return row?.draftId
}

/** Domains due for a check, fewest attempts first. */
export const listDueDomains = (db: Database, { at, limit }: { at: Date; limit: number }) =>
  db
    .select({ id: websiteDomains.id })
    .from(websiteDomains)
    .where(and(lte(websiteDomains.nextCheckAt, at), unleased(websiteDomains, at)))
    .orderBy(asc(websiteDomains.attempts), asc(websiteDomains.nextCheckAt))
    .limit(limit)

/** Leases a domain until `until`; undefined without such a domain or while another worker has it. */
export const leaseDomain = (db: Database, { id, ...lease }: Lease & { id: string }) =>
  takeLease(db, websiteDomains, eq(websiteDomains.id, id), lease)

/**
 * Sets the next check of a domain, unless a concurrent change already did; `attempts` counts those in a row
 * without a response. Releases the lease unless `keepLease`.
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
    .where(and(eq(websiteDomains.id, id), leasedBy(websiteDomains, { leasedUntil })))
