import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { users } from '../accounts/tables.ts'
import { instant } from '../platform/db/database.ts'
import { domainStates, failureReasons } from './states.ts'

/** A person's custom domains, one row per name. */
export const websiteDomains = sqliteTable(
  'website_domains',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** Lowercase, international letters as punycode, without a dot at the end. */
    domainName: text('domain_name').notNull(),
    /** As its owner wrote it. */
    shownName: text('shown_name').notNull(),
    /** The handle of the website it is connected with; null once it is disconnected. */
    websiteName: text('website_name'),
    state: text('state', { enum: domainStates }).notNull(),
    failureReason: text('failure_reason', { enum: failureReasons }),
    /** Start of this connection. Reconnecting a failed domain resets it. */
    createdAt: instant('created_at').notNull(),
    modifiedAt: instant('modified_at').notNull(),
    /** When it entered its state. */
    stateSince: instant('state_since').notNull(),
    /** Whether its host shows the website or redirects to the main domain. */
    live: integer('live', { mode: 'boolean' }).notNull().default(false),
    /** The preferred live domain is the main domain, else the oldest live one. */
    preferred: integer('preferred', { mode: 'boolean' }).notNull().default(false),
    /** When the account's own record was seen in the DNS. */
    provedAt: instant('proved_at'),
    /** None: the provider does not have the name. Wanted: it may have it. Leaving: it may have it and must delete it. */
    providerState: text('provider_state', { enum: ['none', 'wanted', 'leaving'] })
      .notNull()
      .default('none'),
    providerId: text('provider_id'),
    /** Consecutive checks that found a connected domain pointing elsewhere. */
    misses: integer('misses').notNull().default(0),
    /** Consecutive checks without a response from the provider or the DNS. */
    attempts: integer('attempts').notNull().default(0),
    /** When it was last checked. */
    checkedAt: instant('checked_at'),
    /** When to check it next; null if there is nothing to do. */
    nextCheckAt: instant('next_check_at'),
    /** The lease of the worker that settles it. */
    leasedUntil: instant('leased_until'),
    /** Incremented by each change. Writers pass the revision they read. */
    revision: integer('revision').notNull().default(1),
    /** When it was last modified before it was disconnected; null once its owner got the email. */
    quietSince: instant('quiet_since'),
    /** The draft whose website it was connected with when that went offline: publishing it again reconnects the domain. */
    returnsTo: text('returns_to'),
  },
  (table) => [
    uniqueIndex('website_domains_owner').on(table.userId, table.domainName),
    // Only one account at a time holds a name.
    uniqueIndex('website_domains_holder')
      .on(table.domainName)
      .where(
        sql`${table.providerState} <> 'none' or (${table.websiteName} is not null and ${table.state} <> 'Failed')`,
      ),
    index('website_domains_website').on(table.websiteName),
    index('website_domains_due').on(table.nextCheckAt).where(sql`${table.nextCheckAt} is not null`),
  ],
)

/** History: one row per change, with the state after it. */
export const websiteDomainsHistory = sqliteTable(
  'website_domains_history',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    domainId: text('domain_id').notNull(),
    userId: text('user_id').notNull(),
    domainName: text('domain_name').notNull(),
    type: text('type', { enum: ['Created', 'Updated', 'Deleted'] }).notNull(),
    websiteName: text('website_name'),
    state: text('state', { enum: domainStates }).notNull(),
    failureReason: text('failure_reason', { enum: failureReasons }),
    at: instant('at').notNull(),
  },
  (table) => [
    index('website_domains_history_user').on(table.userId),
    index('website_domains_history_domain').on(table.domainId),
  ],
)
