import { beforeAll, describe, expect, it } from 'vitest'
import { visit } from '../../harness/workers/sites/sites.ts'
import { storeSite } from '../../harness/workers/sites/stored-site.ts'

const host = 'http://folders.localhost'
const html = 'text/html; charset=utf-8'
const own = { 'content-security-policy': "default-src 'none'; img-src 'self'", 'x-own': 'yes' }

beforeAll(async () => {
  const files: Record<string, [string, string]> = {
    'privacy/index.html': ['privacy', html],
    'terms/index.html': ['terms', html],
    '404.html': ['missing', html],
    'robots.txt': ['robots', 'text/plain; charset=utf-8'],
  }
  await storeSite('folders.localhost', { page: 'home', files, own })
})

describe('a page of a folder', () => {
  it.each(['privacy', 'terms'])('/%s/ is served as the home page is', async (name) => {
    const [page, home] = [await visit(`${host}/${name}/?a=b`), await visit(`${host}/`)]
    expect([page.status, await page.text()]).toEqual([200, name])
    for (const header of ['cache-control', 'content-type', 'vary', 'x-content-type-options', ...Object.keys(own)])
      expect([header, page.headers.get(header)]).toEqual([header, home.headers.get(header)])
    expect(page.headers.get('content-security-policy')).toBe(own['content-security-policy'])
  })

  it('has its own tag, by what it holds', async () => {
    const page = await visit(`${host}/privacy/`)
    expect(page.headers.get('etag')).toBe('"hash-of-privacy-index.html"')
    expect(
      (await visit(`${host}/privacy/`, { headers: { 'if-none-match': '"hash-of-privacy-index.html"' } })).status,
    ).toBe(304)
  })

  it.each([
    ['/privacy', '/privacy/'],
    ['/privacy?a=b&c', '/privacy/?a=b&c'],
    ['/%70rivacy', '/privacy/'],
    ['/terms?to=//evil.com', '/terms/?to=//evil.com'],
    ['/terms?%0d%0aSet-Cookie:a=b', '/terms/?%0d%0aSet-Cookie:a=b'],
  ])('is where %s leads', async (path, location) => {
    for (const method of ['GET', 'HEAD']) {
      const moved = await visit(host + path, { method })
      expect([moved.status, moved.headers.get('location'), await moved.text()]).toEqual([308, location, ''])
      expect(moved.headers.get('cache-control')).toBe('public, max-age=300')
    }
  })

  it.each([
    '//privacy',
    '/privacy//',
    '/privacy/x/',
    '/Privacy/',
    '/privacy/index.html/',
    '/robots.txt/',
    '/art/',
    '/art',
    '//',
    '/./x',
  ])('%s is not one', async (path) => {
    const missing = await visit(host + path)
    expect([path, missing.status, missing.headers.get('location')]).toEqual([path, 404, null])
  })
})

describe('a missing page', () => {
  it('is answered with the website’s own page and headers, kept by nobody', async () => {
    const missing = await visit(`${host}/none`, { headers: { range: 'bytes=0-1', 'if-none-match': '*' } })
    expect([missing.status, await missing.text()]).toEqual([404, 'missing'])
    expect(Object.fromEntries(missing.headers)).toMatchObject({
      ...own,
      'cache-control': 'no-store',
      'content-type': html,
    })
    for (const header of ['etag', 'accept-ranges', 'last-modified']) expect(missing.headers.get(header)).toBeNull()
  })

  it('is nothing here where the website has no such page', async () => {
    await storeSite('bare.localhost', {})
    const missing = await visit('http://bare.localhost/none')
    expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store'])
    expect(await missing.text()).toContain('Nothing to see here')
  })
})
