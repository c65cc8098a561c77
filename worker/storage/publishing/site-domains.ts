import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { changeStatements, type DomainChange, writeHistory } from '../domains/domain-rows.ts'
import { isLive } from '../domains/pointers.ts'
import { rawStatement } from '../raw-statement.ts'
import { putInOutbox } from './outbox-rows.ts'

/** Changes a domain of a website, whose preferred name it is from then on where it is live and preferred. Ends the batch where it is not what was read any more. */
export const changeDomainOfSite = (db: Database, change: DomainChange, at: Date) => [
  ...changeStatements(db, change, at),
  ...(becomesPreferred(change) ? [preferNoOther(db, change.domain)] : []),
]

export function becomesPreferred({ domain, set }: DomainChange): boolean {
  const { live, preferred } = { ...domain, ...set }
  return live && preferred
}

const preferNoOther = (db: Database, { id }: DomainChange['domain']) =>
  rawStatement(
    db,
    sql`
    update website_domains set preferred = 0, revision = revision + 1
    where preferred = 1 and id <> ${id}
      and website_name in (select changed.website_name from website_domains as changed where changed.id = ${id})`,
  )

/** Takes its host down where it is not live any more. Not where another account shows something there by now. */
export const takeDomainDown = (db: Database, { domain: { id } }: DomainChange, at: Date) =>
  putInOutbox(db, {
    hosts: sql`
      select domain_name, null, null from website_domains
      where id = ${id} and live = 0 and not ${isLive(sql`website_domains.domain_name`)}`,
    at,
  })

/** A website's domains follow it to its new handle. `leaving` picks the rows of `websites` that it leaves. */
export const moveDomains = (db: Database, { leaving, handle, at }: { leaving: SQL; handle: string; at: Date }) =>
  [
    rawStatement(
      db,
      sql`
      update website_domains set website_name = ${handle}, modified_at = ${at.getTime()}, revision = revision + 1
      where website_name in (select handle from websites where ${leaving})`,
    ),
    writeHistory(db, {
      which: sql`website_name = ${handle} and exists (select 1 from websites where ${leaving})`,
      type: 'Updated',
      at,
    }),
  ] as const
