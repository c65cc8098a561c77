import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { rawStatement } from '../raw-statement.ts'
import { type DomainChange, type DomainRow, writeHistory } from './domain-rows.ts'

/** What disconnecting changes of one domain: its website, and nothing of how far it was. The provider has to let go of it. */
export const disconnected = (domain: DomainRow, at: Date): DomainChange => ({
  domain,
  set: {
    websiteName: null,
    live: false,
    preferred: false,
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
 * `website_domains` that are connected with a website.
 */
export const disconnectDomains = (db: Database, { which, at }: { which: SQL; at: Date }) =>
  [
    // Before the change, which leaves nothing to find them by.
    writeHistory(db, { which, type: 'Updated', at, websiteName: sql`null` }),
    rawStatement(
      db,
      sql`
      update website_domains set
        website_name = null,
        live = 0,
        preferred = 0,
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
