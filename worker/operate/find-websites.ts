import { desc, sql } from 'drizzle-orm'
import { draftWebsites } from '../drafts/tables.ts'
import { sitesDomain } from '../platform/addresses/hosts.ts'
import type { ServiceContext } from '../platform/context.ts'
import type { Database } from '../platform/db/database.ts'
import type { WebsiteLine } from './schema.ts'
import { listLines, newestFirst } from './website-lines.ts'

const maxMatches = 20
const shown = { order: newestFirst, limit: maxMatches }

/**
 * The newest websites, or those that match what an operator has: an address, a web address, a domain, an account or draft id; without one of these, by words of
 * the name or the texts of the newest 20,000 websites. At most 20.
 */
export async function findWebsites(ctx: ServiceContext, typed: string): Promise<WebsiteLine[]> {
  if (typed === '') return listLines(ctx, { which: sql`true`, ...shown })
  const asked = hostIn(typed)
  const suffix = `.${sitesDomain(ctx.env)}`
  const handle = asked.endsWith(suffix) ? asked.slice(0, -suffix.length) : asked
  const byName = sql`(draft_websites.handle = ${handle}
    or draft_websites.handle in (select website_name from website_domains where domain_name = ${asked})
    or draft_websites.id in (select draft_id from reserved_handles where handle = ${handle})
    or draft_websites.id = ${typed} or draft_websites.user_id = ${typed})`
  const named = await listLines(ctx, { which: byName, ...shown })
  if (named.length > 0) return named
  const draftIds = JSON.stringify(await findByText(ctx.db, typed.toLowerCase()))
  return listLines(ctx, { which: sql`draft_websites.id in (select value from json_each(${draftIds}))`, ...shown })
}

/** Compared here, a part at a time: SQLite knows no capital letters beyond ASCII. */
const [mostRead, readAtOnce] = [20_000, 250]

async function findByText(db: Database, words: string): Promise<string[]> {
  const found: string[] = []
  let before = Number.MAX_SAFE_INTEGER
  for (let read = 0; read < mostRead && found.length < maxMatches; read += readAtOnce) {
    const rows = await db
      .select({
        rowid: sql<number>`rowid`,
        draftId: draftWebsites.id,
        businessName: draftWebsites.businessName,
        document: draftWebsites.websiteSettings,
      })
      .from(draftWebsites)
      .where(sql`rowid < ${before}`)
      .orderBy(desc(sql`rowid`))
      .limit(readAtOnce)
    for (const { draftId, businessName, document } of rows)
      if (`${businessName} ${document}`.toLowerCase().includes(words)) found.push(draftId)
    const last = rows.at(-1)
    if (!last || rows.length < readAtOnce) break
    before = last.rowid
  }
  return found
}

/** The hostname in an address as a person copies it; otherwise the text in lowercase. */
function hostIn(typed: string): string {
  const text = typed.trim().toLowerCase()
  return text.replace(/^[a-z]+:\/\//, '').split(/[/?#:]/)[0] || text
}
