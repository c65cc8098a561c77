import { and, asc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { type Database, rawStatement, runBatch } from '../platform/db/database.ts'
import type { OwnedDraft, Owner } from '../platform/owner.ts'
import { websiteDomains, websiteDomainsHistory } from './domain-tables.ts'
import { type DomainChange, type DomainRow, writeHistory } from './domains.ts'
import { held } from './pointers.ts'

/** The row after disconnecting: without a website, in the same state. The provider must still release the hostname. */
export const disconnected = (domain: DomainRow, at: Date): DomainChange => ({
  domain,
  set: {
    websiteName: null,
    live: false,
    preferred: false,
    returnsTo: null,
    quietSince: domain.modifiedAt,
    // The name may have a new owner by the time it is reconnected.
    provedAt: null,
    providerState: domain.providerState === 'none' ? 'none' : 'leaving',
    nextCheckAt: domain.providerState === 'none' ? null : at,
    attempts: 0,
    misses: 0,
  },
})

/**
 * Disconnects domains from their website: two statements of a batch that also updates their hosts. `which` selects rows of
 * `website_domains` that are connected with a website. With `returnsTo`, publishing that draft again reconnects them.
 */
export const disconnectDomains = (
  db: Database,
  { which, at, returnsTo = null }: { which: SQL; at: Date; returnsTo?: string | null },
) =>
  [
    // First, since the change removes what `which` selects by.
    writeHistory(db, { which, type: 'Updated', at, websiteName: sql`null` }),
    rawStatement(
      db,
      sql`
      update website_domains set
        website_name = null,
        live = 0,
        preferred = case when ${returnsTo} is null then 0 else preferred end,
        returns_to = case when state <> 'Failed' then ${returnsTo} end,
        quiet_since = modified_at,
        modified_at = ${at.getTime()},
        revision = revision + 1,
        proved_at = null,
        provider_state = case provider_state when 'none' then 'none' else 'leaving' end,
        next_check_at = case provider_state when 'none' then null else ${at.getTime()} end,
        attempts = 0,
        misses = 0
      where ${which}`,
    ),
  ] as const

type Return = OwnedDraft & { handle: string; at: Date }

/**
 * Reconnects the domains that went offline with a draft's website when it is published again, except those that another account
 * now holds. They go live once their records are verified again. Three statements of a batch, after the website's row is inserted.
 */
export const reconnectDomains = (db: Database, { userId, draftId, handle, at }: Return) => {
  const returning = sql`user_id = ${userId} and returns_to = ${draftId}`
  return [
    rawStatement(
      db,
      sql`
      update website_domains set
        website_name = ${handle},
        failure_reason = null,
        state_since = ${at.getTime()},
        quiet_since = null,
        modified_at = ${at.getTime()},
        revision = revision + 1,
        next_check_at = ${at.getTime()},
        attempts = 0,
        misses = 0
      where ${returning} and website_name is null and not exists (
        select 1 from website_domains as other
        where other.domain_name = website_domains.domain_name and other.id <> website_domains.id and ${held('other')})`,
    ),
    writeHistory(db, { which: sql`${returning} and website_name = ${handle}`, type: 'Updated', at }),
    rawStatement(db, sql`update website_domains set returns_to = null where ${returning}`),
  ] as const
}

/** Marks every name of a person that the provider may still have for removal. Their websites are offline. */
export const leaveProvider = (db: Database, { userId, at }: Owner & { at: Date }) =>
  db.batch([
    ...disconnectDomains(db, {
      which: sql`user_id = ${userId} and live = 0 and (website_name is not null or provider_state = 'wanted')`,
      at,
    }),
  ])

/** The ids of a person's domains whose removal the provider has not confirmed. */
export async function listUnconfirmed(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: websiteDomains.id })
    .from(websiteDomains)
    .where(and(eq(websiteDomains.userId, userId), ne(websiteDomains.providerState, 'none')))
  return rows.map(({ id }) => id)
}

/** Deletes a person's domains that the provider no longer has, and the history with the last one. Returns how many remain. */
export async function deleteDomainRows(db: Database, userId: string): Promise<number> {
  const left = sql`select count(*) from website_domains where user_id = ${userId}`
  const {
    left: [counted],
  } = await runBatch(db, {
    domains: db
      .delete(websiteDomains)
      .where(
        and(
          eq(websiteDomains.userId, userId),
          eq(websiteDomains.providerState, 'none'),
          isNull(websiteDomains.websiteName),
        ),
      ),
    history: db.delete(websiteDomainsHistory).where(and(eq(websiteDomainsHistory.userId, userId), sql`(${left}) = 0`)),
    left: db.select({ count: sql<number>`count(*)` }).from(websiteDomains).where(eq(websiteDomains.userId, userId)),
  })
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
