import { publicPaths } from './contract/public-paths/public-paths.ts'
import type { Env } from './env.ts'
import { hashOf } from './services/hash-of.ts'
import { hostOrigin, sitesDomain } from './services/publishing/site-address.ts'
import { type Place, sitemapIndex, urlSet } from './sitemap-xml.ts'
import { matchesEtag } from './sites/conditional.ts'
import { openDatabase } from './storage/database.ts'
import { listSitemapPages, readSitemapPage } from './storage/sitemap-pages.ts'

const ownPages = '/sitemaps/pages.xml'
const sitesPath = (page: number) => `/sitemaps/sites-${page}.xml`
const sitesShape = /^\/sitemaps\/sites-([1-9]\d{0,4})\.xml$/

/** How long a location answers from its copy. What left the index is gone from it after that. */
const keptByLocation = 'max-age=3600'
/** Everybody else asks every time, so that the hour stays one. */
const revalidated = 'no-cache'
const contentType = 'application/xml'

/**
 * The product's index of public websites: `/sitemap.xml` names the list of the product's own pages and those of the websites that
 * search engines may list. Undefined for a list that there is not.
 */
export async function serveSitemap(request: Request, path: string, env: Env): Promise<Response | undefined> {
  const kept = await findSitemap(path, env)
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

/** Out of this location's cache, under our own host and path whatever else is asked, or made and put there. */
async function findSitemap(path: string, env: Env): Promise<Response | undefined> {
  const key = env.APP_ORIGIN + path
  const kept = await caches.default.match(key)
  if (kept) return kept
  const xml = await makeSitemap(path, env)
  if (xml === undefined) return undefined
  const headers = {
    'Content-Type': contentType,
    ETag: `"${(await hashOf(xml)).slice(0, 32)}"`,
    'Cache-Control': keptByLocation,
  }
  await caches.default.put(key, new Response(xml, { headers }))
  return new Response(xml, { headers })
}

async function makeSitemap(path: string, env: Env): Promise<string | undefined> {
  const ours = (paths: string[]): Place[] => paths.map((at) => ({ url: env.APP_ORIGIN + at }))
  if (path === ownPages) return urlSet(ours([...publicPaths]))
  const db = openDatabase(env.DB)
  if (path === '/sitemap.xml') return sitemapIndex(ours([ownPages, ...(await listSitemapPages(db)).map(sitesPath)]))
  const [, page] = sitesShape.exec(path) ?? []
  if (page === undefined) return undefined
  const rows = await readSitemapPage(db, Number(page), `.${sitesDomain(env)}`)
  if (rows.length === 0) return undefined
  return urlSet(rows.map(({ hostname, modifiedAt }) => ({ url: `${hostOrigin(env, hostname)}/`, modifiedAt })))
}
