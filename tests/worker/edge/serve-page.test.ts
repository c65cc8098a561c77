import { env } from 'cloudflare:workers'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { parseDocument } from '../../../renderer/document/versions.ts'
import { renderSite } from '../../../renderer/render-site.ts'
import { holdPage } from '../../../worker/edge/held-page.ts'
import { PageMemory } from '../../../worker/edge/page-memory.ts'
import { hostKey } from '../../../worker/platform/store/release.ts'
import { removeHost } from '../../../worker/platform/store/write.ts'
import { watchedKv } from '../../harness/workers/faults/faulty-stores.ts'
import {
  addressFor,
  editorPage,
  newHandle,
  newSite,
  publish,
  type Site,
  save,
  siteEnv,
  visit,
} from '../../harness/workers/sites/sites.ts'
import { storeSite } from '../../harness/workers/sites/stored-site.ts'

const handle = newHandle()
const page = addressFor(handle)
const brotli = { 'accept-encoding': 'gzip, deflate, br, zstd' }
let site: Site
let files: Awaited<ReturnType<typeof renderSite>>['files']
let headers: Record<string, string>

const decoded = async (response: Response) =>
  new TextDecoder().decode(brotliDecompressSync(new Uint8Array(await response.arrayBuffer())))

describe('serving a page', () => {
  beforeAll(async () => {
    site = await newSite()
    await publish(site, handle)
    const rendered = await renderSite(parseDocument(site.draft.websiteSettings), {
      origin: addressFor(handle, ''),
      formEndpoint: '/_/contact',
      pings: true,
    })
    files = rendered.files
    headers = rendered.headers
  })

  describe('a published page', () => {
    it('contains exactly the renderer’s bytes', async () => {
      const response = await visit(page, { headers: brotli })
      expect(response.status).toBe(200)
      expect(response.headers.get('content-encoding')).toBe('br')
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(await decoded(response)).toBe(files['index.html']?.body)
    })

    it('arrives uncompressed for a client without Brotli', async () => {
      for (const acceptEncoding of ['gzip', 'br;q=0, gzip', 'identity']) {
        const response = await visit(page, { headers: { 'accept-encoding': acceptEncoding } })
        expect(response.headers.get('content-encoding')).toBeNull()
        expect(await response.text()).toBe(files['index.html']?.body)
      }
    })

    it('arrives uncompressed behind the local simulator, which always adds Brotli', async () => {
      const response = await visit(page, { headers: brotli, cf: { clientAcceptEncoding: '' } })
      expect(await response.text()).toBe(files['index.html']?.body)
    })

    // ASVS 3.4.3, ASVS 3.4.5
    it('sends its own CSP, and caches for 30 seconds in shared caches only', async () => {
      const response = await visit(page, { headers: brotli })
      for (const [name, value] of Object.entries(headers)) expect(response.headers.get(name)).toBe(value)
      expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=30, must-revalidate')
      expect(response.headers.get('vary')).toBe('Accept-Encoding, Accept')
      expect(response.headers.get('set-cookie')).toBeNull()
    })

    it('ignores /index.html and the query', async () => {
      for (const path of ['/index.html', '/?utm_source=flyer', '/?', '/index.html?x=/../']) {
        expect(await decoded(await visit(addressFor(handle, path), { headers: brotli }))).toBe(
          files['index.html']?.body,
        )
      }
    })

    it('matches its host in any case, with any port and a trailing dot', async () => {
      const upper = handle.toUpperCase()
      for (const host of [
        `${upper}.LOCALHOST`,
        `${handle}.localhost.:8787`,
        `${handle}.localhost.`,
        `${handle}.localhost:80`,
      ]) {
        expect((await visit(`http://${host}/`)).status).toBe(200)
      }
    })

    it('uses its release as a strong ETag', async () => {
      const [other, first] = [newHandle(), await newSite()]
      const tagOf = async () => (await visit(addressFor(other), { headers: brotli })).headers.get('etag')
      const before = await publish(first, other)
      expect(await tagOf()).toBe(`"${before.releaseId}"`)
      const after = await publish(await save(first, 'Another name'), other)
      expect(await tagOf()).toBe(`"${after.releaseId}"`)
    })

    it('responds with 405 and Allow to other methods', async () => {
      for (const path of ['/', '/index.html', '/robots.txt', '/none']) {
        for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
          const response = await visit(addressFor(handle, path), { method })
          expect(response.status).toBe(405)
          expect(response.headers.get('allow')).toBe('GET, HEAD')
        }
      }
    })
  })

  describe('a host without a website', () => {
    const hosts = ['nobody.localhost', 'a.b.localhost', 'shop.example.com', '-.localhost', 'x_y.localhost']

    it.each(hosts)('shows nothing, without caching or cookies: %s', async (host) => {
      for (const path of ['/', '/index.html', '/robots.txt', '/designer', '/api/health', '/?a=b']) {
        const response = await visit(`http://${host}${path}`)
        expect(response.status).toBe(404)
        expect(response.headers.get('cache-control')).toBe('no-store')
        expect(response.headers.get('set-cookie')).toBeNull()
        const body = await response.text()
        expect(body).toContain('<h1>Nothing to see here</h1>')
        expect(body).toContain(`href="${siteEnv().APP_ORIGIN}/"`)
      }
    })

    it('sends a CSP for the not-found page’s own style', async () => {
      const response = await visit('http://nobody.localhost/')
      const style = /<style>(.*?)<\/style>/s.exec(await response.text())?.[1] ?? ''
      const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style))
      const hash = btoa(String.fromCharCode(...new Uint8Array(digest)))
      expect(response.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`)
    })

    // ASVS 3.5.4
    it('never shows the editor', async () => {
      for (const host of ['nobody.localhost', `${handle}.localhost`]) {
        for (const path of [
          '/home',
          '/home.html',
          '/designer',
          '/create',
          '/assets/main-abc123.js',
          '/favicon.svg',
          '/api/session',
        ]) {
          const response = await visit(`http://${host}${path}`)
          expect(response.status).toBe(404)
          expect(await response.text()).not.toContain(editorPage)
        }
      }
    })
  })
})

const second = 1000
let host: string
let isDown: boolean
let reads: string[]
let of: ReturnType<typeof siteEnv>

const ask = async (path = '/', init: RequestInit = {}) => visit(`http://${host}${path}`, init, of)
const textOf = async (path?: string) => (await ask(path)).text()
const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * second)

describe('serving from memory', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.spyOn(console, 'error').mockImplementation(() => {})
    host = `memory-${newHandle()}.localhost`
    isDown = false
    const watched = watchedKv(env.SITES, () => isDown)
    reads = watched.reads
    of = siteEnv({ SITES: watched.kv })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  describe('a requested page', () => {
    beforeEach(async () => {
      await storeSite(host, { page: 'first' })
      expect(await textOf()).toBe('first')
      expect(reads).toEqual([hostKey(host)])
    })

    it('needs no read for fifteen seconds', async () => {
      later(14)
      for (const path of ['/', '/index.html', '/?a=b']) expect(await textOf(path)).toBe('first')
      expect(reads).toHaveLength(1)
    })

    it('refreshes with one read for the next visitor', async () => {
      await storeSite(host, { page: 'second' })
      later(16)
      const texts = await Promise.all(Array.from({ length: 20 }, () => textOf()))
      expect(new Set(texts)).toEqual(new Set(['first']))
      expect(reads).toHaveLength(2)
      expect(await textOf()).toBe('second')
    })

    // ASVS 16.5.2
    it('remains for a minute while the store fails, with retries every few seconds', async () => {
      isDown = true
      for (const [seconds, tried] of [
        [16, 2],
        [2, 2],
        [4, 3],
        [37, 4],
      ] as const) {
        later(seconds)
        const response = await ask('/', { headers: { 'accept-encoding': 'br' } })
        expect([response.status, reads.length]).toEqual([200, tried])
      }
      later(2)
      expect((await ask()).status).toBe(503)
      isDown = false
      expect(await textOf()).toBe('first')
    })

    it('disappears after one visit at most when removed', async () => {
      await env.SITES.delete(hostKey(host))
      later(16)
      expect((await ask()).status).toBe(200)
      expect((await ask()).status).toBe(404)
    })

    it('disappears at once in the isolate that took it down', async () => {
      await removeHost(env, host)
      expect((await ask()).status).toBe(404)
    })
  })

  describe('an unrequested page', () => {
    it('fails uncached when the store fails', async () => {
      isDown = true
      for (const path of ['/', '/robots.txt', '/favicon.ico', '/media/x', '/privacy']) {
        const response = await ask(path)
        expect([path, response.status]).toEqual([path, 503])
        expect(Object.fromEntries(response.headers)).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
        const text = await response.text()
        expect(text).toBe('Not available for a moment. Please try again\n')
      }
    })

    it('appears at once when published, because misses are not stored', async () => {
      expect((await ask()).status).toBe(404)
      await storeSite(host, { page: 'first' })
      expect(await textOf()).toBe('first')
    })

    it('shares one read among parallel requests', async () => {
      await storeSite(host, { page: 'first' })
      const texts = await Promise.all(Array.from({ length: 50 }, () => textOf()))
      expect(new Set(texts)).toEqual(new Set(['first']))
      expect(await textOf()).toBe('first')
      expect(reads.length).toBeLessThanOrEqual(50)
    })
  })

  describe('the memory', () => {
    const pageOf = (size: number, releaseId = 'a') =>
      holdPage({ body: new ArrayBuffer(size), metadata: { releaseId, headers: {} } })
    const kept = (memory: PageMemory, hosts: string[]) => hosts.filter((name) => memory.find(name, 0))

    it('evicts the least recently used page to keep its size', () => {
      const memory = new PageMemory(4 * 12_048)
      for (const name of ['a', 'b', 'c', 'd']) memory.keep(name, pageOf(10_000), memory.begin(0))
      memory.find('a', 0)
      memory.find('c', 0)
      for (const name of ['e', 'f']) memory.keep(name, pageOf(10_000), memory.begin(0))
      expect(kept(memory, ['a', 'b', 'c', 'd', 'e', 'f'])).toEqual(['a', 'c', 'e', 'f'])
      memory.keep('g', pageOf(1_000_000), memory.begin(0))
      expect(kept(memory, ['a', 'b', 'c', 'd', 'e', 'f', 'g'])).toEqual(['a', 'c', 'e', 'f'])
    })

    it('ignores a read that started before a change', () => {
      const memory = new PageMemory(100_000)
      const begun = memory.begin(1)
      memory.forget('a')
      memory.keep('a', pageOf(10), begun)
      expect(memory.find('a', 1)).toBeUndefined()
      const [early, late] = [memory.begin(2), memory.begin(3)]
      memory.keep('a', pageOf(10, 'new'), late)
      memory.keep('a', pageOf(10, 'old'), early)
      memory.keep('a', undefined, early)
      expect(memory.find('a', 3)?.page.releaseId).toBe('new')
    })

    it('keeps its pages when missing pages are requested', () => {
      const memory = new PageMemory(100_000)
      const begun = memory.begin(1)
      memory.keep('nobody', undefined, memory.begin(1))
      memory.keep('a', pageOf(10), begun)
      expect(memory.find('a', 1)?.page).toEqual(pageOf(10))
    })
  })
})
