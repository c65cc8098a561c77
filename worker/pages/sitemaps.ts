import { sql } from 'drizzle-orm'
import { isSuspended } from '../drafts/standing.ts'
import { matchesEtag } from '../edge/negotiation.ts'
import { hostOrigin, sitesDomain } from '../platform/addresses/hosts.ts'
import { publicPaths } from '../platform/addresses/public-path-list.ts'
import type { ServiceContext } from '../platform/context.ts'
import { hashOf } from '../platform/crypto/hash.ts'
import type { Database } from '../platform/db/database.ts'
import { mainDomainAt } from '../websites/pointers.ts'

const ownPages = '/sitemaps/pages.xml'
const sitesPath = (page: number) => `/sitemaps/sites-${page}.xml`
const sitesShape = /^\/sitemaps\/sites-([1-9]\d{0,4})\.xml$/

/** How long a location caches a sitemap. Websites removed from the index disappear after that. */
const keptByLocation = 'max-age=3600'
/** Other caches must revalidate every time, so that the delay stays one hour. */
const revalidated = 'no-cache'
const contentType = 'application/xml'

/**
 * The index of public websites: `/sitemap.xml` lists the sitemap of the product's own pages and those of all websites that search engines
 * may list. Undefined for a sitemap that doesn't exist.
 */
export async function serveSitemap(request: Request, path: string, ctx: ServiceContext): Promise<Response | undefined> {
  const { env } = ctx
  const kept = await findSitemap(path, ctx)
  if (!kept) return undefined
  const etag = kept.headers.get('etag') ?? ''
  const headers = {
    'Content-Type': contentType,
    ETag: etag,
    'Cache-Control': revalidated,
    'X-Content-Type-Options': 'nosniff',
    ...(env.APP_ORIGIN.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=31536000' }),
  }
  if (matchesEtag(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  return new Response(request.method === 'HEAD' ? null : kept.body, { headers })
}

/** Reads this location's cache under a key made from our own host and path, or renders and stores the sitemap. */
async function findSitemap(path: string, ctx: ServiceContext): Promise<Response | undefined> {
  const key = ctx.env.APP_ORIGIN + path
  const kept = await caches.default.match(key)
  if (kept) return kept
  const xml = await makeSitemap(path, ctx)
  if (xml === undefined) return undefined
  const headers = {
    'Content-Type': contentType,
    ETag: `"${(await hashOf(xml)).slice(0, 32)}"`,
    'Cache-Control': keptByLocation,
  }
  await caches.default.put(key, new Response(xml, { headers }))
  return new Response(xml, { headers })
}

async function makeSitemap(path: string, ctx: ServiceContext): Promise<string | undefined> {
  const { env } = ctx
  const ours = (paths: string[]): Place[] => paths.map((at) => ({ url: env.APP_ORIGIN + at }))
  if (path === ownPages) return urlSet(ours([...publicPaths]))
  if (path === '/sitemap.xml') return sitemapIndex(ours([ownPages, ...(await listSitemapPages(ctx.db)).map(sitesPath)]))
  const [, shown] = sitesShape.exec(path) ?? []
  if (shown === undefined) return undefined
  const rows = await readSitemapPage(ctx.db, Number(shown), `.${sitesDomain(env)}`)
  if (rows.length === 0) return undefined
  return urlSet(rows.map(({ hostname, modifiedAt }) => ({ url: `${hostOrigin(env, hostname)}/`, modifiedAt })))
}

const xmlns = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** `modifiedAt` in milliseconds, if known. */
type Place = { url: string; modifiedAt?: number }

/** A sitemap of 1 to 50,000 pages in the protocol's format. */
const urlSet = (places: readonly Place[]): string => list('urlset', 'url', places)

/** An index of sitemaps on the same host. */
const sitemapIndex = (places: readonly Place[]): string => list('sitemapindex', 'sitemap', places)

function list(name: string, entry: string, places: readonly Place[]): string {
  const entries = places.map(({ url, modifiedAt }) => {
    const lastmod = modifiedAt === undefined ? '' : `<lastmod>${new Date(modifiedAt).toISOString()}</lastmod>`
    return `<${entry}><loc>${escaped(url)}</loc>${lastmod}</${entry}>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${name} xmlns="${xmlns}">\n${entries.join('\n')}\n</${name}>\n`
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? '')

/**
 * The number of `sitemaps` rows per page, listed or not. A page is a range of row ids: new rows get the next id and ids never change, so
 * pages fill up in order and then only shrink. Nothing needs counting, and no page exceeds this size.
 */
export const rowsPerPage = 10_000
/** The protocol's limit for an index. */
const maxPages = 50_000

/** The pages with at least one listed website, numbered from 1. One lookup per page. */
async function listSitemapPages(db: Database): Promise<number[]> {
  const after = (page: string) =>
    sql.raw(`(select (rowid - 1) / ${rowsPerPage} + 1 from sitemaps not indexed
      where rowid > ${page} * ${rowsPerPage} and listed = 1 order by rowid limit 1)`)
  const rows = await db.all<{ page: number }>(sql`
    with recursive pages (page) as (
      select ${after('0')}
      union all select ${after('page')} from pages where page is not null
    )
    select page from pages where page is not null limit ${maxPages}`)
  return rows.map(({ page }) => page)
}

/** The main hostnames of a page's listed websites, without suspended ones; `modifiedAt` in milliseconds. Empty for a page that doesn't exist. */
const readSitemapPage = (db: Database, page: number, suffix: string) =>
  db.all<{ hostname: string; modifiedAt: number }>(sql`
    select coalesce(${mainDomainAt(sql`sitemaps.handle`)}, sitemaps.handle || ${suffix}) as hostname, modified_at as modifiedAt
    from sitemaps not indexed
    where rowid > ${(page - 1) * rowsPerPage} and rowid <= ${page * rowsPerPage} and listed = 1
      and not ${isSuspended(sql`sitemaps.draft_id`)}
    order by rowid`)
