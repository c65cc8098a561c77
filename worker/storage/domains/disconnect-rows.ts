import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { rawStatement } from '../raw-statement.ts'
import { type DomainChange, type DomainRow, writeHistory } from './domain-rows.ts'
import { held } from './pointers.ts'

/** What disconnecting changes of one domain: its website, and nothing of how far it was. The provider has to let go of it. */
export const disconnected = (domain: DomainRow, at: Date): DomainChange => ({
  domain,
  set: {
    websiteName: null,
    live: false,
    preferred: false,
    returnsTo: null,
    quietSince: domain.modifiedAt,
    // Whose the name is may be another matter by the time it is connected again.
    provedAt: null,
    providerState: domain.providerState === 'none' ? 'none' : 'leaving',
    nextCheckAt: domain.providerState === 'none' ? null : at,
    attempts: 0,
    misses: 0,
  },
})

/**
 * Takes domains from their website: the same for many. Two statements of a batch that sees to their hosts. `which` picks rows of
 * `website_domains` that are connected with a website. With `returnsTo`, publishing that draft again reconnects them.
 */
export const disconnectDomains = (
  db: Database,
  { which, at, returnsTo = null }: { which: SQL; at: Date; returnsTo?: string | null },
) =>
  [
    // Before the change, which leaves nothing to find them by.
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

type Return = { userId: string; draftId: string; handle: string; at: Date }

/**
 * Reconnects the domains that went offline with a draft's website, now that it is published again: all but those that another account
 * holds by now. They go live once their records are verified again. Three statements of a batch, after the website's row is there.
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
