import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { websiteDomains, websiteDomainsHistory } from '../schema/domains.ts'
import { disconnectDomains } from './disconnect-rows.ts'

/** Has every name of a person that may still be known at the provider leave it. Their websites are offline. */
export const leaveProvider = (db: Database, { userId, at }: { userId: string; at: Date }) =>
  db.batch([
    ...disconnectDomains(db, {
      which: sql`user_id = ${userId} and live = 0 and (website_name is not null or provider_state = 'wanted')`,
      at,
    }),
  ])

/** A person's domains that the provider has not confirmed to be gone, by id. */
export async function listUnconfirmed(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: websiteDomains.id })
    .from(websiteDomains)
    .where(and(eq(websiteDomains.userId, userId), ne(websiteDomains.providerState, 'none')))
  return rows.map(({ id }) => id)
}

/** Removes a person's domains that are gone everywhere, and their history with the last of them. How many are left. */
export async function deleteDomainRows(db: Database, userId: string): Promise<number> {
  const left = sql`select count(*) from website_domains where user_id = ${userId}`
  const [, , [counted]] = await db.batch([
    db
      .delete(websiteDomains)
      .where(
        and(
          eq(websiteDomains.userId, userId),
          eq(websiteDomains.providerState, 'none'),
          isNull(websiteDomains.websiteName),
        ),
      ),
    db.delete(websiteDomainsHistory).where(and(eq(websiteDomainsHistory.userId, userId), sql`(${left}) = 0`)),
    db.select({ count: sql<number>`count(*)` }).from(websiteDomains).where(eq(websiteDomains.userId, userId)),
  ])
  return counted?.count ?? 0
}

/** A person's domains as the API returns them. */
export const listDomainRecords = (db: Database, userId: string) =>
  db
    .select({
      id: websiteDomains.id,
      domainName: websiteDomains.domainName,
      shownName: websiteDomains.shownName,
      websiteName: websiteDomains.websiteName,
      state: websiteDomains.state,
      failureReason: websiteDomains.failureReason,
      createdAt: websiteDomains.createdAt,
      modifiedAt: websiteDomains.modifiedAt,
      stateSince: websiteDomains.stateSince,
      live: websiteDomains.live,
      preferred: websiteDomains.preferred,
      provedAt: websiteDomains.provedAt,
    })
    .from(websiteDomains)
    .where(eq(websiteDomains.userId, userId))
    .orderBy(asc(websiteDomains.createdAt), asc(websiteDomains.domainName))

/** Their whole history, with that of deleted ones. */
export const listHistoryRecords = (db: Database, userId: string) =>
  db
    .select({
      domainId: websiteDomainsHistory.domainId,
      domainName: websiteDomainsHistory.domainName,
      type: websiteDomainsHistory.type,
      websiteName: websiteDomainsHistory.websiteName,
      state: websiteDomainsHistory.state,
      failureReason: websiteDomainsHistory.failureReason,
      at: websiteDomainsHistory.at,
    })
    .from(websiteDomainsHistory)
    .where(eq(websiteDomainsHistory.userId, userId))
    .orderBy(asc(websiteDomainsHistory.id))
