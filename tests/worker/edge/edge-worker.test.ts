import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import edgeWorker from '../../../worker/edge/worker.ts'
import type { EdgeEnv } from '../../../worker/env.ts'
import { newHash, storeFile } from '../../harness/workers/pictures/media.ts'
import { addressFor, assets, newHandle, newSite, publish, visit } from '../../harness/workers/sites/sites.ts'
import { storeSite } from '../../harness/workers/sites/stored-site.ts'

const [handle, pictures] = [newHandle(), newHandle()]
const { SITES, MEDIA, APP_ORIGIN, SITES_ORIGIN } = env
let asked: Request[]
let bound: EdgeEnv
let picture: string

beforeAll(async () => {
  await publish(await newSite(), handle)
  picture = await storeFile(newHash())
  await storeSite(`${pictures}.localhost`, { page: `<img src="${picture}">` })
})
beforeEach(() => {
  asked = []
  const app = {
    fetch: async (request: Request) => {
      asked.push(request)
      return new Response(`the app at ${request.url}`, { status: 202 })
    },
  } as Fetcher
  bound = { SITES, MEDIA, ASSETS: assets, APP_ORIGIN, SITES_ORIGIN, APP: app }
})

/** What a visitor gets from the visitors' Worker, which has nothing but its own bindings. */
async function visitEdge(url: string, init: RequestInit = {}, of: EdgeEnv = bound): Promise<Response> {
  const ctx = createExecutionContext()
  const request = new Request(url, { redirect: 'manual', ...init }) as Parameters<typeof edgeWorker.fetch>[0]
  const response = await edgeWorker.fetch(request, of, ctx)
  await waitOnExecutionContext(ctx)
  return response
}

const told = async (response: Response) => [
  response.status,
  Object.fromEntries(response.headers),
  new Uint8Array(await response.arrayBuffer()),
]

describe('the visitors’ Worker', () => {
  it('cannot name what it has not', () => {
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
    '/_/fonts/inter-1.woff2',
    '/_/else',
    '/apple-touch-icon.png',
  ])('answers %s as the Worker does that is all in one', async (path) => {
    for (const url of [
      addressFor(handle, path),
      `http://nobody.localhost${path}`,
      `http://www.${handle}.localhost${path}`,
    ])
      expect(await told(await visitEdge(url, init))).toEqual(await told(await visit(url, init)))
    expect(asked).toEqual([])
  })

  it('answers pictures', async () => {
    for (const [host, status] of [
      [pictures, 200],
      [handle, 404],
    ] as const) {
      const answer = await told(await visitEdge(addressFor(host, picture)))
      expect(answer).toEqual(await told(await visit(addressFor(host, picture))))
      expect(answer[0]).toBe(status)
    }
  })

  it('has nothing of the app on the app’s own host', async () => {
    for (const path of ['/', '/api/health', '/designer', '/home', '/_/issuer', `/${handle}`]) {
      const answer = await visitEdge(`${APP_ORIGIN}${path}`)
      expect([path, answer.status]).toEqual([path, 404])
      expect(await answer.text()).toContain('Nothing to see here')
    }
    expect((await visitEdge(`${APP_ORIGIN}/_/contact`, { method: 'POST' })).status).toBe(404)
    expect(asked).toEqual([])
  })
})

describe('what the visitors’ Worker hands on to the app’s', () => {
  it.each([`http://${handle}.localhost/_/contact`, 'http://shop.example.com/_/contact?a=b'])(
    'POST %s, as it came',
    async (url) => {
      const answer = await visitEdge(url, { method: 'POST', body: 'name=Ada', headers: { 'x-mine': 'yes' } })
      expect([answer.status, await answer.text()]).toEqual([202, `the app at ${url}`])
      const [request] = asked
      expect([request?.method, request?.headers.get('x-mine'), await request?.text()]).toEqual([
        'POST',
        'yes',
        'name=Ada',
      ])
    },
  )

  it.each(['GET', 'HEAD', 'POST'])('%s of a private preview', async (method) => {
    expect((await visitEdge('http://preview.localhost/a.b.c/', { method })).status).toBe(202)
    expect(asked).toHaveLength(1)
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
  ])('is not %s %s', async (method, url, status) => {
    expect((await visitEdge(url, { method })).status).toBe(status)
    expect(asked).toEqual([])
  })

  it('is nothing here where no such Worker is bound', async () => {
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
