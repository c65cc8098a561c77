import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import { isAlive } from '../accounts/user-rows.ts'
import type { Database } from '../platform/db/database.ts'
import { failedConstraint, rawStatement, runBatch } from '../platform/db/database.ts'
import type { Owner } from '../platform/owner.ts'
import { websiteDomains } from './domain-tables.ts'
import { asRead, changedAt, type DomainChange, type DomainRow, writeHistory } from './domains.ts'
import { domainsPerWebsite } from './states.ts'

type NewDomain = Pick<DomainRow, 'id' | 'userId' | 'domainName' | 'shownName' | 'preferred'> & {
  websiteName: string
}

/**
 * Claims a name for a person's website. False if another account or this one already has it, the account is being deleted, or the
 * website left that handle or has reached its limit.
 */
export async function insertDomain(db: Database, domain: NewDomain, at: Date): Promise<boolean> {
  const { id, userId, domainName, shownName, websiteName, preferred } = domain
  const ms = at.getTime()
  const { inserted } = await runBatch(db, {
    domain: rawStatement(
      db,
      sql`
      insert or ignore into website_domains
        (id, user_id, domain_name, shown_name, website_name, state, created_at, modified_at, state_since, preferred, next_check_at)
      select ${id}, ${userId}, ${domainName}, ${shownName}, ${websiteName}, 'PendingOwnershipVerification', ${ms}, ${ms}, ${ms},
        ${preferred ? noneLeads(websiteName) : sql`0`}, ${ms}
      where ${mayConnect({ id, userId, websiteName })}`,
    ),
    history: writeHistory(db, { which: sql`id = ${id} and changes() > 0`, type: 'Created', at }),
    inserted: db.select({ id: websiteDomains.id }).from(websiteDomains).where(eq(websiteDomains.id, id)),
  })
  return inserted.length > 0
}

type Reconnection = {
  domain: DomainRow
  websiteName: string
  preferred: boolean
  set: Omit<DomainChange['set'], 'websiteName' | 'preferred'>
}

/** Reconnects a domain to a website of its owner. False for the same reasons, and after a concurrent change. */
export async function reconnectDomain(db: Database, order: Reconnection, at: Date): Promise<boolean> {
  const { domain, websiteName, preferred, set } = order
  const { id, userId } = domain
  try {
    const { changed } = await runBatch(db, {
      changed: db
        .update(websiteDomains)
        .set({
          ...{ ...set, websiteName, returnsTo: null, ...changedAt(at) },
          preferred: preferred ? sql`${noneLeads(websiteName)}` : false,
        })
        .where(and(asRead(domain), mayConnect({ id, userId, websiteName })))
        .returning({ id: websiteDomains.id }),
      history: writeHistory(db, { which: sql`id = ${id} and changes() > 0`, type: 'Updated', at }),
    })
    return changed.length > 0
  } catch (error) {
    if (failedConstraint(error) === 'website_domains.domain_name') return false
    throw error
  }
}

const mayConnect = ({ id, userId, websiteName }: Owner & { id: string; websiteName: string }): SQL => sql`
  exists (select 1 from websites where handle = ${websiteName} and user_id = ${userId}) and ${isAlive(userId)}
  and (select count(*) from website_domains as theirs where theirs.website_name = ${websiteName} and theirs.id <> ${id})
    < ${domainsPerWebsite}`

/** A newly connected domain does not replace the main domain. */
const noneLeads = (websiteName: string): SQL => sql`not exists (
  select 1 from website_domains as theirs
  where theirs.website_name = ${websiteName} and (theirs.preferred = 1 or theirs.live = 1))`

/** Deletes a pending domain that the provider does not know; false for any other. */
export async function deletePendingDomain(db: Database, { id, userId, at }: Owner & { id: string; at: Date }) {
  const which = sql`id = ${id} and user_id = ${userId} and state = 'PendingOwnershipVerification' and live = 0
    and provider_state = 'none'`
  const { deleted } = await runBatch(db, {
    history: writeHistory(db, { which, type: 'Deleted', at }),
    deleted: db.delete(websiteDomains).where(which).returning({ id: websiteDomains.id }),
  })
  return deleted.length > 0
}

/** The row of the account that holds a name; at most one does. */
export const findHolder = (db: Database, domainName: string) =>
  db
    .select()
    .from(websiteDomains)
    .where(
      and(
        eq(websiteDomains.domainName, domainName),
        or(
          sql`${websiteDomains.providerState} <> 'none'`,
          sql`${websiteDomains.websiteName} is not null and ${websiteDomains.state} <> 'Failed'`,
        ),
      ),
    )
    .get()

export const countOfWebsite = (db: Database, websiteName: string) =>
  db.$count(websiteDomains, eq(websiteDomains.websiteName, websiteName))
