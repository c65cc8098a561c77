import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import edgeWorker from '../../worker/edge/worker.ts'
import type { EdgeEnv } from '../../worker/env.ts'
import { addressOf, type HostKind, hostKind, queryOf } from '../../worker/platform/addresses/hosts.ts'
import { newHash, storeFile } from '../harness/workers/pictures/uploads.ts'
import { addressFor, assets, newHandle, newSite, publish, visit } from '../harness/workers/sites/sites.ts'
import { storeSite } from '../harness/workers/sites/stored-site.ts'

const origins = { APP_ORIGIN: 'https://app.example.com', SITES_ORIGIN: 'https://example.site' }
const long = (length: number) => 'a'.repeat(length)

describe('a request’s host', () => {
  it.each([
    ['https://Shop.Example.SITE/', 'shop.example.site'],
    ['https://shop.example.site:8443/', 'shop.example.site'],
    ['https://shop.example.site:/', 'shop.example.site'],
    ['https://shop.example.site./', 'shop.example.site'],
    ['https://shop.example.site.:8443/', 'shop.example.site'],
    ['https://shop.example.site', 'shop.example.site'],
    ['https://shop.example.site/?to=http://other:80/', 'shop.example.site'],
    ['https://shop.example.site/a:b@c', 'shop.example.site'],
  ])('reads %s as %s', (url, hostname) => expect(addressOf(url).hostname).toBe(hostname))

  it.each([
    'https://shop.example.site../',
    'https://user@shop.example.site/',
    'https://user:word@shop.example.site/',
    'https://shop.example.site:x@evil.com/',
    'https://shop.example.site:80@evil.com/',
    'https://shop.example.site, evil.com/',
    'https://shop.example.site?x/',
    'https://shop.example.site#x/',
    'https://shop.example.site*',
    'https://shop.example.site\\@evil.com/',
    'https://evil.com\\.example.site/',
    'https://shop%2eexample.site/',
    'https://%73hop.example.site/',
    'https://sh op.example.site/',
    'https://shöp.example.site/',
    'https://shop\u0000.example.site/',
    'https://.example.site/',
    'https://[::1]/',
    'https://[::1]:8787/',
    'https://[::ffff:127.0.0.1]/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://-shop.example.site/',
    'https://shop-.example.site/',
    'https://a..example.site/',
    'https://a.b.example.site/',
    `https://${long(64)}.example.site/`,
    `https://${long(64)}.com/`,
    `https://${`${long(63)}.`.repeat(4)}com/`,
    'https:///',
    'https://',
    '',
  ])('reads %s as unknown', (url) => expect(hostKind(addressOf(url).hostname, origins)).toBe('unknown'))

  it('reads overlong addresses as unknown', () => {
    expect(addressOf(`https://shop.example.site/${long(8192)}`)).toEqual({ hostname: '', path: '/' })
    expect(addressOf(`https://shop.example.site/?${long(8192)}`)).toEqual({ hostname: '', path: '/' })
    expect(addressOf(`https://shop.example.site/${long(8000)}`).hostname).toBe('shop.example.site')
  })
})

describe('a host’s kind', () => {
  it.each<[string, HostKind]>([
    ['app.example.com', 'app'],
    ['shop.example.site', 'site'],
    [`${long(63)}.example.site`, 'site'],
    ['xn--bcher-kva.example.site', 'site'],
    ['shop.com', 'site'],
    ['www.shop.com', 'site'],
    ['xn--bcher-kva.de', 'site'],
    ['www.shop.example.site', 'www'],
    ['preview.example.site', 'preview'],
    ['www.preview.example.site', 'unknown'],
    ['www.www.shop.example.site', 'unknown'],
    ['blog.shop.example.site', 'unknown'],
    ['shop.custom.example.site', 'site'],
    ['www.shop.custom.example.site', 'site'],
    ['-shop.custom.example.site', 'unknown'],
    ['.custom.example.site', 'unknown'],
    ['example.site', 'unknown'],
    ['notexample.site', 'site'],
  ])('for %s is %s', (hostname, kind) => expect(hostKind(hostname, origins)).toBe(kind))

  it('for the app is app even on a shared domain', () => {
    expect(hostKind('localhost', { APP_ORIGIN: 'http://localhost:8787', SITES_ORIGIN: 'http://localhost:8787' })).toBe(
      'app',
    )
  })
})

describe('a request’s path and query', () => {
  // ASVS 1.1.1
  it.each([
    ['https://a.com', '/', ''],
    ['https://a.com/', '/', ''],
    ['https://a.com/b/../c%2f?d=/e?f', '/b/../c%2f', '?d=/e?f'],
    ['https://a.com//b', '//b', ''],
    ['https://a.com/?', '/', '?'],
  ])('come from %s unchanged', (url, path, query) => expect([addressOf(url).path, queryOf(url)]).toEqual([path, query]))
})

describe('www before a website’s host', () => {
  // ASVS 3.7.2
  it.each([
    ['http://www.shop.localhost/', 'http://shop.localhost:8787/'],
    ['http://WWW.Shop.localhost.:99/privacy/?a=b&c=%20d', 'http://shop.localhost:8787/privacy/?a=b&c=%20d'],
    ['http://www.shop.localhost//evil.com/x', 'http://shop.localhost:8787//evil.com/x'],
    ['http://www.shop.localhost///evil.com', 'http://shop.localhost:8787///evil.com'],
    ['http://www.shop.localhost/@evil.com', 'http://shop.localhost:8787/@evil.com'],
    ['http://www.shop.localhost/%0d%0aSet-Cookie:%20a=b', 'http://shop.localhost:8787/%0d%0aSet-Cookie:%20a=b'],
    ['http://www.shop.localhost/%5cevil.com', 'http://shop.localhost:8787/%5cevil.com'],
    ['http://www.shop.localhost/?/../..//evil.com', 'http://shop.localhost:8787/?/../..//evil.com'],
  ])('redirects %s to %s', async (from, to) => {
    const response = await visit(from)
    expect([response.status, response.headers.get('location')]).toEqual([308, to])
    expect(response.headers.get('set-cookie')).toBeNull()
  })

  // ASVS 3.7.2
  it('keeps the request’s method, and redirects from no other host', async () => {
    expect((await visit('http://www.shop.localhost/_/contact', { method: 'POST' })).status).toBe(308)
    for (const host of ['www.localhost', 'www.preview.localhost', 'www.www.shop.localhost', 'ww.shop.localhost']) {
      const response = await visit(`http://${host}/`)
      expect([host, response.status, response.headers.get('location')]).toEqual([host, 404, null])
    }
  })
})

describe('a header that names a different host', () => {
  const names = [
    'x-forwarded-host',
    'forwarded',
    'x-host',
    'x-original-url',
    'x-rewrite-url',
    'x-original-host',
    'host',
  ]

  // ASVS 4.1.3
  it.each(names)('changes nothing: %s', async (name) => {
    await storeSite('named.localhost', { page: 'named' })
    await storeSite('asked.localhost', { page: 'asked' })
    for (const value of ['named.localhost', 'host=named.localhost', 'http://named.localhost/', '/api/health']) {
      const headers = { [name]: value }
      expect(await (await visit('http://asked.localhost/', { headers })).text()).toBe('asked')
      expect((await visit('http://nobody.localhost/', { headers })).status).toBe(404)
      expect((await visit('http://asked.localhost/nothing', { headers })).status).toBe(404)
    }
  })
})

describe('a well-formed host without a website', () => {
  it.each([`${'a'.repeat(63)}.localhost`, 'xn--bcher-kva.localhost', `${`${'a'.repeat(61)}.`.repeat(4)}com`])(
    'responds with 404: %s',
    async (host) => expect((await visit(`http://${host}/`)).status).toBe(404),
  )
})

const [handle, pictures] = [newHandle(), newHandle()]
const { SITES, MEDIA, APP_ORIGIN, SITES_ORIGIN } = env
let forwarded: Request[]
let bound: EdgeEnv
let picture: string

/** The response of the edge Worker, which has only its own bindings. */
async function visitEdge(url: string, init: RequestInit = {}, of: EdgeEnv = bound): Promise<Response> {
  const ctx = createExecutionContext()
  const request = new Request(url, { redirect: 'manual', ...init }) as Parameters<typeof edgeWorker.fetch>[0]
  const response = await edgeWorker.fetch(request, of, ctx)
  await waitOnExecutionContext(ctx)
  return response
}

const contentOf = async (response: Response) => [
  response.status,
  Object.fromEntries(response.headers),
  new Uint8Array(await response.arrayBuffer()),
]

describe('the edge Worker beside the app’s Worker', () => {
  beforeAll(async () => {
    await publish(await newSite(), handle)
    picture = await storeFile(newHash())
    await storeSite(`${pictures}.localhost`, { page: `<img src="${picture}">` })
  })
  beforeEach(() => {
    forwarded = []
    const app = {
      fetch: async (request: Request) => {
        forwarded.push(request)
        return new Response(`the app at ${request.url}`, { status: 202 })
      },
    } as Fetcher
    bound = { SITES, MEDIA, ASSETS: assets, APP_ORIGIN, SITES_ORIGIN, APP: app }
  })

  describe('for websites', () => {
    // ASVS 13.2.2
    it('works without a database', () => {
      // @ts-expect-error: it has no database
      expect(bound.DB).toBeUndefined()
    })

    const init = { headers: { 'accept-encoding': 'br' } }

    it.each([
      '/',
      '/index.html',
      '/robots.txt',
      '/favicon.ico',
      '/none',
      '/_/fonts/work-sans-text-1.woff2',
      '/_/else',
      '/apple-touch-icon.png',
    ])('responds to %s like the single Worker', async (path) => {
      for (const url of [
        addressFor(handle, path),
        `http://nobody.localhost${path}`,
        `http://www.${handle}.localhost${path}`,
      ])
        expect(await contentOf(await visitEdge(url, init))).toEqual(await contentOf(await visit(url, init)))
      expect(forwarded).toEqual([])
    })

    it('responds to pictures like the single Worker', async () => {
      for (const [host, status] of [
        [pictures, 200],
        [handle, 404],
      ] as const) {
        const answer = await contentOf(await visitEdge(addressFor(host, picture)))
        expect(answer).toEqual(await contentOf(await visit(addressFor(host, picture))))
        expect(answer[0]).toBe(status)
      }
    })

    // ASVS 3.5.4
    it('serves nothing of the app on the app’s host', async () => {
      for (const path of ['/', '/api/health', '/designer', '/home', '/_/issuer', `/${handle}`]) {
        const answer = await visitEdge(`${APP_ORIGIN}${path}`)
        expect([path, answer.status]).toEqual([path, 404])
        expect(await answer.text()).toContain('Nothing to see here')
      }
      expect((await visitEdge(`${APP_ORIGIN}/_/contact`, { method: 'POST' })).status).toBe(404)
      expect(forwarded).toEqual([])
    })
  })

  describe('for requests to the app’s Worker', () => {
    it.each([`http://${handle}.localhost/_/contact`, 'http://shop.example.com/_/contact?a=b'])(
      'forwards POST %s unchanged',
      async (url) => {
        const answer = await visitEdge(url, { method: 'POST', body: 'name=Ada', headers: { 'x-mine': 'yes' } })
        expect([answer.status, await answer.text()]).toEqual([202, `the app at ${url}`])
        const [request] = forwarded
        expect([request?.method, request?.headers.get('x-mine'), await request?.text()]).toEqual([
          'POST',
          'yes',
          'name=Ada',
        ])
      },
    )

    it.each(['GET', 'HEAD', 'POST'])('forwards %s of a private preview', async (method) => {
      expect((await visitEdge('http://preview.localhost/a.b.c/', { method })).status).toBe(202)
      expect(forwarded).toHaveLength(1)
    })

    it.each([
      ['GET', `http://${handle}.localhost/_/contact`, 404],
      ['PUT', `http://${handle}.localhost/_/contact`, 404],
      ['POST', `http://${handle}.localhost/`, 405],
      ['POST', `http://${handle}.localhost/_/ping/call`, 204],
      ['POST', `http://${handle}.localhost/_/ping/mail?to=them`, 204],
      ['POST', 'http://nobody.localhost/_/ping/call', 404],
      ['POST', `http://${handle}.localhost/_`, 404],
      ['POST', `http://${handle}.localhost/x/_/contact`, 405],
      ['POST', `http://${handle}.localhost//_/contact`, 405],
      ['POST', `http://${handle}.localhost/api/session`, 405],
      ['POST', 'http://a.b.localhost/_/contact', 404],
      ['POST', 'http://127.0.0.1/_/contact', 404],
    ])('doesn’t forward %s %s', async (method, url, status) => {
      expect((await visitEdge(url, { method })).status).toBe(status)
      expect(forwarded).toEqual([])
    })

    it('responds with 404 without a binding to the app’s Worker', async () => {
      const { APP: _, ...alone } = bound
      for (const [url, method] of [
        [addressFor(handle, '/_/contact'), 'POST'],
        ['http://preview.localhost/a.b.c/', 'GET'],
      ] as const) {
        const answer = await visitEdge(url, { method }, alone)
        expect(answer.status).toBe(404)
        expect(await answer.text()).toContain('Nothing to see here')
      }
    })
  })
})
