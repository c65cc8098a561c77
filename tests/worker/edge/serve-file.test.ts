import { env } from 'cloudflare:workers'
import { brotliCompressSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { fontFiles } from '../../../renderer/fonts/font-files.ts'
import { renderSite } from '../../../renderer/render-site.ts'
import { assistantAddress } from '../../../worker/platform/addresses/assistant-path.ts'
import { addressFor, newHandle, newSite, publish, siteEnv, visit } from '../../harness/workers/sites/sites.ts'
import { storeSite } from '../../harness/workers/sites/stored-site.ts'

const handle = newHandle()
const at = (path: string) => addressFor(handle, path)
let files: Awaited<ReturnType<typeof renderSite>>['files']

describe('serving files', () => {
  const renderTarget = { formEndpoint: '/_/contact', pings: true }

  beforeAll(async () => {
    const site = await newSite()
    await publish(site, handle)
    const target = { ...renderTarget, origin: at(''), assistants: assistantAddress(env, new URL(at('')).hostname) }
    files = (await renderSite(site.draft.websiteSettings, target)).files
  })

  describe('a website’s other files', () => {
    it('contain exactly the renderer’s bytes', async () => {
      for (const path of Object.keys(files).filter((name) => !name.endsWith('.html'))) {
        const response = await visit(at(`/${path}`))
        expect(response.status).toBe(200)
        expect(response.headers.get('content-type')).toBe(files[path]?.contentType)
        expect(response.headers.get('set-cookie')).toBeNull()
        expect(await response.text()).toBe(files[path]?.body)
      }
    })

    it('remain in caches for five minutes and can’t run scripts', async () => {
      const { headers } = await visit(at('/icon.svg'))
      expect(headers.get('cache-control')).toBe('public, max-age=300')
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    })

    it('support 304 and HEAD', async () => {
      const etag = (await visit(at('/robots.txt'))).headers.get('etag') ?? ''
      const conditional = await visit(at('/robots.txt'), { headers: { 'if-none-match': etag } })
      expect([conditional.status, await conditional.text()]).toEqual([304, ''])
      const head = await visit(at('/robots.txt'), { method: 'HEAD' })
      expect([head.status, await head.text(), head.headers.get('etag')]).toEqual([200, '', etag])
    })

    it('arrive complete after an earlier range or conditional request', async () => {
      await visit(at('/icon.svg'), { headers: { range: 'bytes=0-3', 'if-none-match': '"x"' } })
      const response = await visit(at('/icon.svg?v=2'))
      expect([response.status, await response.text()]).toEqual([200, files['icon.svg']?.body])
    })

    it('use the hash of their bytes as a strong ETag', async () => {
      const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(files['robots.txt']?.body))
      const hash = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
      expect((await visit(at('/robots.txt'))).headers.get('etag')).toBe(`"${hash}"`)
    })

    it('show the not-found page for a missing path', async () => {
      for (const path of [
        '/nothing',
        '/nothing.svg',
        '/constructor',
        '/__proto__',
        '/index.html/',
        '/%E0%A4%A',
        '/404.html/x',
      ]) {
        const response = await visit(at(path), { headers: { 'if-none-match': '*' } })
        expect([path, response.status]).toEqual([path, 404])
        expect(response.headers.get('cache-control')).toBe('no-store')
        expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
        expect(await response.text()).toBe(files['404.html']?.body)
      }
    })

    // ASVS 5.3.2
    it('don’t expose other files by path traversal', async () => {
      await env.SITES.put('secret', 'secret')
      const paths = [
        '/..%2f..%2fsecret',
        '/privacy/..%2F..%2Fsecret',
        '/../secret',
        '/%2e%2e/secret',
        '//secret',
        '/release:x/secret',
      ]
      for (const path of paths) {
        const response = await visit(at(path))
        expect([path, response.status]).toEqual([path, 404])
        expect(await response.text()).not.toContain('secret')
      }
    })
  })

  describe('a website’s fonts', () => {
    it('come from the shared set, cached permanently', async () => {
      const response = await visit(at('/_/fonts/work-sans-text-1.woff2'))
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('font/woff2')
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(await response.text()).toBe('wOF2')
    })

    it('include every font that the renderer uses', async () => {
      const headers = { 'content-type': 'font/woff2' }
      // Serving only calls fetch.
      const fonts = { fetch: async () => new Response('wOF2', { headers }) } as unknown as Fetcher
      for (const name of fontFiles.keys()) {
        const { status } = await visit(at(`/_/fonts/${name}`), {}, siteEnv({ ASSETS: fonts }))
        expect([name, status]).toEqual([name, 200])
      }
    })

    it('exclude other stored files', async () => {
      for (const path of [
        '/_/fonts/stray.woff2',
        '/_/fonts/',
        '/_/fonts/..%2Fhome',
        '/_/fonts/constructor',
        '/_/else',
      ]) {
        expect((await visit(at(path))).status).toBe(404)
      }
    })
  })
})

const html = 'text/html; charset=utf-8'
const own = { 'content-security-policy': "default-src 'none'; img-src 'self'", 'x-own': 'yes' }

describe('serving folders', () => {
  const host = 'http://folders.localhost'

  beforeAll(async () => {
    const files: Record<string, [string, string]> = {
      'privacy/index.html': ['privacy', html],
      'terms/index.html': ['terms', html],
      '404.html': ['missing', html],
      'robots.txt': ['robots', 'text/plain; charset=utf-8'],
    }
    await storeSite('folders.localhost', { page: 'home', files, own })
  })

  describe('a page in a folder', () => {
    it.each(['privacy', 'terms'])('gets the home page’s headers: /%s/', async (name) => {
      const [page, home] = [await visit(`${host}/${name}/?a=b`), await visit(`${host}/`)]
      expect([page.status, await page.text()]).toEqual([200, name])
      for (const header of ['cache-control', 'content-type', 'vary', 'x-content-type-options', ...Object.keys(own)])
        expect([header, page.headers.get(header)]).toEqual([header, home.headers.get(header)])
      expect(page.headers.get('content-security-policy')).toBe(own['content-security-policy'])
    })

    it('gets its own ETag from its content', async () => {
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
    ])('redirects from %s', async (path, location) => {
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
      '//',
      '/./x',
    ])('doesn’t exist at %s', async (path) => {
      const missing = await visit(host + path)
      expect([path, missing.status, missing.headers.get('location')]).toEqual([path, 404, null])
    })
  })

  describe('a missing page', () => {
    it('shows the website’s own page with its headers, uncached', async () => {
      const missing = await visit(`${host}/none`, { headers: { range: 'bytes=0-1', 'if-none-match': '*' } })
      expect([missing.status, await missing.text()]).toEqual([404, 'missing'])
      expect(Object.fromEntries(missing.headers)).toMatchObject({
        ...own,
        'cache-control': 'no-store',
        'content-type': html,
      })
      for (const header of ['etag', 'accept-ranges', 'last-modified']) expect(missing.headers.get(header)).toBeNull()
    })

    it('shows the general page if the website has none', async () => {
      await storeSite('bare.localhost', {})
      const missing = await visit('http://bare.localhost/none')
      expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store'])
      expect(await missing.text()).toContain('Nothing to see here')
    })
  })
})

const page = `<!doctype html><title>Ranges</title>${'<p>A page.</p>'.repeat(20)}`
const text = '0123456789'
const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>'
const legal = '<!doctype html><title>Privacy</title>'
const encode = (of: string) => new TextEncoder().encode(of)

type Sent = { path: string; headers?: Record<string, string>; bytes: Uint8Array }

const sent: Record<string, Sent> = {
  'a page, compressed': {
    path: '/',
    headers: { 'accept-encoding': 'br' },
    bytes: new Uint8Array(brotliCompressSync(page)),
  },
  'a page, plain': { path: '/', bytes: encode(page) },
  'a page of a folder': { path: '/privacy/', bytes: encode(legal) },
  'a text': { path: '/robots.txt', bytes: encode(text) },
  'a picture': { path: '/a.svg', bytes: encode(svg) },
  'the icon': { path: '/favicon.ico', bytes: encode(svg) },
}

const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer())
const kept = (response: Response) =>
  ['content-type', 'content-encoding', 'etag', 'cache-control', 'vary', 'content-security-policy', 'x-own'].map(
    (name) => response.headers.get(name),
  )

describe('serving file parts', () => {
  const host = 'http://ranges.localhost'

  beforeAll(async () => {
    const files: Record<string, [string, string]> = {
      'privacy/index.html': [legal, 'text/html; charset=utf-8'],
      'robots.txt': [text, 'text/plain; charset=utf-8'],
      'a.svg': [svg, 'image/svg+xml'],
    }
    await storeSite('ranges.localhost', { page, files, icon: 'a.svg' })
  })

  const ask = ({ path, headers }: Sent, more: Record<string, string> = {}, method = 'GET') =>
    visit(host + path, { method, headers: { ...headers, ...more } })

  describe.each(Object.keys(sent))('for %s', (name) => {
    const of = sent[name] as Sent
    const size = of.bytes.byteLength

    it('sends the whole file with a strong ETag despite the range', async () => {
      const etag = (await ask(of)).headers.get('etag') ?? ''
      expect(etag).toMatch(/^"[^"]+"$/)
      const variants: Record<string, string>[] = [
        {},
        { range: 'bytes=0-3' },
        { range: 'bytes=99999-' },
        { range: 'bytes=0-1', 'if-range': etag },
      ]
      for (const more of variants) {
        const whole = await ask(of, more)
        expect([whole.status, await bytesOf(whole)]).toEqual([200, of.bytes])
        for (const header of ['accept-ranges', 'content-range']) expect(whole.headers.get(header)).toBeNull()
      }
    })

    it('responds with 304 by weak comparison', async () => {
      const etag = (await ask(of)).headers.get('etag') ?? ''
      const whole = await ask(of)
      for (const known of [etag, `W/${etag}`, `"x",${etag}`, ` "x" , W/${etag} `, '*']) {
        const same = await ask(of, { 'if-none-match': known, range: 'bytes=0-1' })
        expect([known, same.status, await same.text()]).toEqual([known, 304, ''])
        const headers = Object.fromEntries(same.headers)
        expect(headers).toEqual({
          etag,
          'cache-control': whole.headers.get('cache-control'),
          ...(whole.headers.has('vary') && { vary: whole.headers.get('vary') }),
        })
      }
      for (const other of ['"x"', 'W/"x"', etag.slice(1, -1), '', `"${etag}"`])
        expect([other, (await ask(of, { 'if-none-match': other })).status]).toEqual([other, 200])
    })

    it('sends the same headers for HEAD as for GET', async () => {
      const [head, get] = [await ask(of, { range: 'bytes=0-1' }, 'HEAD'), await ask(of)]
      expect([head.status, await head.text()]).toEqual([200, ''])
      expect(head.headers.get('content-length')).toBe(String(size))
      expect(kept(head)).toEqual(kept(get))
      const etag = get.headers.get('etag') ?? ''
      expect((await ask(of, { 'if-none-match': etag }, 'HEAD')).status).toBe(304)
    })
  })

  describe('a page’s encodings', () => {
    const tagOf = async (encoding: string) =>
      (await visit(`${host}/`, { headers: { 'accept-encoding': encoding } })).headers.get('etag') ?? ''

    it('use separate ETags that don’t match each other', async () => {
      const tags = { br: await tagOf('br'), gzip: await tagOf('gzip') }
      expect(tags.br).toMatch(/^"[0-9a-f]{32}"$/)
      expect(tags.gzip).toBe(`${tags.br.slice(0, -1)}-plain"`)
      for (const [encoding, known, status] of [
        ['br', tags.br, 304],
        ['br', tags.gzip, 200],
        ['gzip', tags.gzip, 304],
        ['gzip', tags.br, 200],
      ] as const) {
        const headers = { 'accept-encoding': encoding, 'if-none-match': known }
        expect([encoding, known, (await visit(`${host}/`, { headers })).status]).toEqual([encoding, known, status])
      }
    })

    it.each([
      ['br', true],
      ['gzip, deflate, br, zstd', true],
      ['br;q=0.1', true],
      ['BR', true],
      ['gzip, br;q=0', false],
      ['br;q=0.000', false],
      ['br;q=0, *', false],
      ['*', false],
      ['brotli', false],
      ['xbr', false],
      ['identity', false],
      ['', false],
    ])('follow Accept-Encoding: "%s"', async (encoding, compressed) => {
      const response = await visit(`${host}/`, { headers: { 'accept-encoding': encoding } })
      expect(response.headers.get('content-encoding')).toBe(compressed ? 'br' : null)
      expect(response.headers.get('vary')).toBe('Accept-Encoding')
    })
  })
})
