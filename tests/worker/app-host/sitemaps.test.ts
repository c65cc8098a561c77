import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { saveDraft } from '../../../worker/drafts/drafts.ts'
import { rowsPerPage } from '../../../worker/pages/sitemaps.ts'
import { changeHandle } from '../../../worker/publishing/publish.ts'
import { deleteDraft, unpublish } from '../../../worker/publishing/take-down.ts'
import { allowedByRobots } from '../../harness/allowed-by-robots.ts'
import {
  addressFor,
  contextOf,
  newHandle,
  newSite,
  publish,
  type Site,
  siteEnv,
  visit,
} from '../../harness/workers/sites/sites.ts'

const app = siteEnv().APP_ORIGIN
const index = '/sitemap.xml'
const sites = (page: number) => `/sitemaps/sites-${page}.xml`
const urlsOf = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url ?? '')

/** The current index, bypassing the cache. */
async function fresh(path: string): Promise<Response> {
  await caches.default.delete(app + path)
  return visit(app + path)
}
const freshUrls = async (path: string) => urlsOf(await (await fresh(path)).text())

/** Inserts rows as publishing does. */
const insertSites = (from: number, to: number) =>
  env.DB.prepare(
    `with recursive n (i) as (select cast(?1 as integer) union all select i + 1 from n where i < ?2)
      insert into sitemaps (handle, draft_id, user_id, listed, modified_at)
      select 'shop-' || i, 'draft-' || i, 'owner', 1, 1700000000000 + i * 1000 from n`,
  )
    .bind(from, to)
    .run()
const list = (listed: 0 | 1, from: number, to: number) =>
  env.DB.prepare('update sitemaps set listed = ? where rowid between ? and ?').bind(listed, from, to).run()

async function savedWith({ userId, draft }: Site, searchIndexing: boolean): Promise<Site> {
  const { draftId, revision, websiteSettings } = draft
  const changed = { ...websiteSettings, settings: { ...websiteSettings.settings, searchIndexing } }
  return { userId, draft: await saveDraft(contextOf(), { userId, draftId, revision, websiteSettings: changed }) }
}
async function publishUnlisted(site: Site, handle: string): Promise<Site> {
  const saved = await savedWith(site, false)
  await publish(saved, handle)
  return saved
}

beforeEach(async () => {
  await env.DB.prepare('delete from sitemaps').run()
})

describe('the sitemap index', () => {
  it('lists only the product’s own pages if no website exists yet', async () => {
    const response = await fresh(index)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/xml',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    })
    expect(await response.text()).toBe(
      `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<sitemap><loc>${app}/sitemaps/pages.xml</loc></sitemap>
</sitemapindex>
`,
    )
    const own = await freshUrls('/sitemaps/pages.xml')
    expect(own).toContain(`${app}/`)
    for (const url of own) {
      const page = await visit(url)
      expect([url, page.status, (await page.text()).includes('The editor')]).toEqual([url, 200, false])
    }
  })

  it('includes a published website with its date', async () => {
    const handle = newHandle()
    await publish(await newSite(), handle)
    expect(await freshUrls(index)).toEqual([`${app}/sitemaps/pages.xml`, app + sites(1)])
    const xml = await (await fresh(sites(1))).text()
    expect(urlsOf(xml)).toEqual([addressFor(handle)])
    const [, modifiedAt = ''] = /<lastmod>([^<]+)<\/lastmod>/.exec(xml) ?? []
    expect(Math.abs(Date.parse(modifiedAt) - Date.now())).toBeLessThan(60_000)
  })

  it.each([
    ['kept out of search engines', (site: Site, handle: string) => publishUnlisted(site, handle)],
    ['taken offline', ({ userId, draft: { draftId } }: Site) => unpublish(contextOf(), { userId, draftId })],
    ['deleted', ({ userId, draft: { draftId } }: Site) => deleteDraft(contextOf(), { userId, draftId })],
  ])('excludes a website that is %s', async (_how, leave) => {
    const [site, handle] = [await newSite(), newHandle()]
    await publish(site, handle)
    await leave(site, handle)
    expect(await freshUrls(index)).toEqual([`${app}/sitemaps/pages.xml`])
    expect((await fresh(sites(1))).status).toBe(404)
  })

  it('includes a moved website under its new address, and again after it was unlisted', async () => {
    const [{ userId, draft }, handle, next] = [await newSite(), newHandle(), newHandle()]
    await publish({ userId, draft }, handle)
    await changeHandle(contextOf(), { userId, draftId: draft.draftId, handle: next })
    expect(await freshUrls(sites(1))).toEqual([addressFor(next)])
    const unlisted = await publishUnlisted({ userId, draft }, next)
    expect((await fresh(sites(1))).status).toBe(404)
    await publish(await savedWith(unlisted, true), next)
    expect(await freshUrls(sites(1))).toEqual([addressFor(next)])
  })

  it('gets another page when a website doesn’t fit on the last page', async () => {
    await insertSites(1, rowsPerPage)
    expect(await freshUrls(index)).toHaveLength(2)
    expect((await fresh(sites(2))).status).toBe(404)
    await insertSites(rowsPerPage + 1, rowsPerPage + 1)
    expect(await freshUrls(index)).toHaveLength(3)
    expect(await freshUrls(sites(2))).toEqual([addressFor(`shop-${rowsPerPage + 1}`)])
  })
})

describe('sitemaps for 25,000 websites', () => {
  beforeEach(() => insertSites(1, 25_000))

  it('consist of three pages with each website once', async () => {
    expect(await freshUrls(index)).toEqual([`${app}/sitemaps/pages.xml`, ...[1, 2, 3].map((page) => app + sites(page))])
    const pages = await Promise.all([1, 2, 3].map((page) => freshUrls(sites(page))))
    expect(pages.map(({ length }) => length)).toEqual([10_000, 10_000, 5000])
    expect(new Set(pages.flat())).toEqual(
      new Set(Array.from({ length: 25_000 }, (_, i) => addressFor(`shop-${i + 1}`))),
    )
    expect((await fresh(sites(4))).status).toBe(404)
    const last = await (await fresh(sites(3))).text()
    expect(new TextEncoder().encode(last).byteLength).toBeLessThan(50 * 1024 * 1024)
    expect(last).toContain(`<lastmod>${new Date(1700000000000 + 25_000_000).toISOString()}</lastmod>`)
  })

  it('don’t refill removed websites’ places, and omit empty pages', async () => {
    await list(0, 10_001, 20_000)
    await env.DB.prepare("delete from sitemaps where handle = 'shop-7'").run()
    await insertSites(25_001, 25_001)
    expect(await freshUrls(index)).toEqual([`${app}/sitemaps/pages.xml`, app + sites(1), app + sites(3)])
    expect((await fresh(sites(2))).status).toBe(404)
    const [first, third] = [await freshUrls(sites(1)), await freshUrls(sites(3))]
    expect([first.length, first.includes(addressFor('shop-7'))]).toEqual([9999, false])
    expect(third.at(-1)).toBe(addressFor('shop-25001'))
    await list(1, 15_000, 15_000)
    expect(await freshUrls(sites(2))).toEqual([addressFor('shop-15000')])
  })

  it('require one look-up per page', async () => {
    const { readSql, indexSql } = await statementsOf(async () => {
      await fresh(index)
      await fresh(sites(2))
    })
    for (const [sql, values] of [indexSql, readSql]) {
      const { results } = await env.DB.prepare(`explain query plan ${sql}`)
        .bind(...values)
        .all<{ detail: string }>()
      const plan = results.map(({ detail }) => detail).join('\n')
      // The few domains of a website are sorted separately, after a lookup by its handle.
      const ofDomains =
        /CORRELATED SCALAR SUBQUERY \d+\nSEARCH main USING INDEX \w+ \(website_name=\?\)\nUSE TEMP B-TREE.*/
      expect(plan.replace(ofDomains, '')).not.toMatch(/SCAN (sitemaps|main)|TEMP B-TREE/)
    }
    const { meta } = await env.DB.prepare(indexSql[0])
      .bind(...indexSql[1])
      .run()
    expect(meta.rows_read).toBeLessThan(100)
  })
})

/** The statements that the database runs during the call. */
async function statementsOf(run: () => Promise<void>) {
  const statements: [string, unknown[]][] = []
  const real = env.DB.prepare
  const prepare = env.DB.prepare.bind(env.DB)
  env.DB.prepare = (sql: string) => {
    const statement = prepare(sql)
    return new Proxy(statement, {
      get: (target, name) => {
        if (name !== 'bind') return Reflect.get(target, name).bind(target)
        return (...values: unknown[]) => {
          statements.push([sql, values])
          return target.bind(...values)
        }
      },
    })
  }
  await run()
  env.DB.prepare = real
  const [indexSql, readSql] = statements
  if (!indexSql || !readSql) throw new Error('nothing was asked')
  return { indexSql, readSql }
}

describe('a sitemap', () => {
  beforeEach(() => insertSites(1, 3))

  it('remains in the cache for an hour, whatever the query', async () => {
    const before = await (await fresh(sites(1))).text()
    await list(0, 2, 2)
    expect(await (await visit(`${app}${sites(1)}?now`)).text()).toBe(before)
    const kept = await caches.default.match(app + sites(1))
    expect(kept?.headers.get('cache-control')).toBe('max-age=3600')
    expect(await freshUrls(sites(1))).toEqual([addressFor('shop-1'), addressFor('shop-3')])
  })

  it('responds with 304 to a client that has it', async () => {
    const etag = (await fresh(sites(1))).headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[0-9a-f]{32}"$/)
    const same = await visit(app + sites(1), { headers: { 'if-none-match': etag } })
    expect([same.status, await same.text(), same.headers.get('etag')]).toEqual([304, '', etag])
    await list(0, 1, 1)
    await fresh(sites(1))
    expect((await visit(app + sites(1), { headers: { 'if-none-match': etag } })).status).toBe(200)
  })

  it('responds to HEAD, and with 405 to other methods', async () => {
    const [got, head] = [await fresh(sites(1)), await visit(app + sites(1), { method: 'HEAD' })]
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(got.headers))
    const post = await visit(app + sites(1), { method: 'POST' })
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  it.each([
    ...[
      sites(2),
      sites(50_000),
      sites(99_999),
      '/sitemaps/sites-0.xml',
      '/sitemaps/sites-01.xml',
      '/sitemaps/sites-.xml',
    ],
    ...['/sitemaps/sites-1.xml/', '/sitemaps/sites-1e3.xml', '/sitemaps/sites-100000.xml', '/sitemaps/', '/sitemaps'],
    ...['/sitemaps/sites-%31.xml', '/sitemaps/sites--1.xml', '/sitemaps/Pages.xml', '/sitemaps/pages.xml.gz'],
  ])('responds with 404 at %s', async (path) => {
    expect((await fresh(path)).status).toBe(404)
  })

  it('exists on the app’s host, not on a website’s', async () => {
    const handle = newHandle()
    await publish(await newSite(), handle)
    const own = await (await visit(addressFor(handle, index))).text()
    expect(urlsOf(own)).toEqual([addressFor(handle)])
    expect((await visit(addressFor(handle, sites(1)))).status).toBe(404)
  })
})

describe('the app’s robots.txt', () => {
  let robots: string
  beforeAll(async () => {
    const response = await visit(`${app}/robots.txt`)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
    robots = await response.text()
  })

  it('links to the sitemap index', () => {
    expect(robots).toContain(`Sitemap: ${app}/sitemap.xml\n`)
  })

  it.each([
    '/api/drafts',
    '/designer',
    '/designer/theme',
    '/designer?websiteId=a',
    '/websites',
    '/account',
    '/mailbox/1',
  ])('disallows %s', (path) => {
    expect(allowedByRobots(robots, path)).toBe(false)
  })

  it.each([
    ...[
      '/',
      '/support',
      '/samples/elegant/spa',
      '/sitemap.xml',
      '/sitemaps/sites-1.xml',
      '/_/fonts/a.woff2',
      '/assets/a.css',
    ],
    // Linked to, but noindex.
    ...['/create', '/login'],
    // Websites.
    ...['/designer-anna', '/accountants-united', '/apiary'],
  ])('allows %s', (path) => {
    expect(allowedByRobots(robots, path)).toBe(true)
  })
})
