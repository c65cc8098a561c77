import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { mainDomainAt } from './domains/pointers.ts'

/**
 * How many rows of `sitemaps` make a page, the listed and the others. A page is a range of row numbers: the database gives new rows
 * the next number and never changes one, so that pages fill up one after the other and then only get thinner, nothing has to be
 * counted, and no page is longer than this, however many websites there are.
 */
export const rowsPerPage = 10_000
/** What the protocol allows an index to name. */
const mostPages = 50_000

/** Which pages have a listed website, from 1: one look at the table for each of them. */
export async function listSitemapPages(db: Database): Promise<number[]> {
  const after = (page: string) =>
    sql.raw(`(select (rowid - 1) / ${rowsPerPage} + 1 from sitemaps not indexed
      where rowid > ${page} * ${rowsPerPage} and listed = 1 order by rowid limit 1)`)
  const rows = await db.all<{ page: number }>(sql`
    with recursive pages (page) as (
      select ${after('0')}
      union all select ${after('page')} from pages where page is not null
    )
    select page from pages where page is not null limit ${mostPages}`)
  return rows.map(({ page }) => page)
}

/** The hosts of a page's listed websites, each by its main name; `modifiedAt` in milliseconds. None for a page that is not there. */
export const readSitemapPage = (db: Database, page: number, suffix: string) =>
  db.all<{ hostname: string; modifiedAt: number }>(sql`
    select coalesce(${mainDomainAt(sql`sitemaps.handle`)}, sitemaps.handle || ${suffix}) as hostname, modified_at as modifiedAt
    from sitemaps not indexed
    where rowid > ${(page - 1) * rowsPerPage} and rowid <= ${page * rowsPerPage} and listed = 1
    order by rowid`)
