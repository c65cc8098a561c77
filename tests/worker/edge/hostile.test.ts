import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Env } from '../../../worker/env.ts'
import worker from '../../../worker/index.ts'
import { releaseFileKey } from '../../../worker/platform/store/release.ts'
import { watchedKv } from '../../harness/workers/faults/faulty-stores.ts'
import {
  addressFor,
  editorPage,
  newHandle,
  newSite,
  publish,
  siteEnv,
  visit,
} from '../../harness/workers/sites/sites.ts'
import { storeSite } from '../../harness/workers/sites/stored-site.ts'

type Raw = { method?: string; headers?: Record<string, string> }

/** The Worker's response to a raw URL and method, which `Request` would normalize. Doesn't count visits. */
async function visitRaw(url: string, { method = 'GET', headers = {} }: Raw = {}, of: Env = siteEnv()) {
  const ctx = createExecutionContext()
  const request = { url, method, headers: new Headers(headers) } as Parameters<typeof worker.fetch>[0]
  const response = await worker.fetch(request, { ...of, VISITS_PROVIDER: 'none' }, ctx)
  await waitOnExecutionContext(ctx)
  return response
}

const host = 'http://own.localhost'
const secret = 'of somebody else'
let releaseId: string
let strangers: string
let reads: string[]
let of: ReturnType<typeof siteEnv>

beforeAll(async () => {
  const files: Record<string, [string, string]> = {
    '404.html': ['own 404', 'text/html'],
    'robots.txt': ['own', 'text/plain'],
  }
  releaseId = await storeSite('own.localhost', { page: 'own page', files })
  strangers = await storeSite('other.localhost', { page: secret, files: { 'robots.txt': [secret, 'text/plain'] } })
  await env.SITES.put('secret', secret)
  // Stored below the release's key, but missing in its manifest.
  await env.SITES.put(releaseFileKey(releaseId, 'secret.txt'), secret)
})
beforeEach(() => {
  const watched = watchedKv(env.SITES)
  reads = watched.reads
  of = siteEnv({ SITES: watched.kv })
})

const ask = (url: string, init: Parameters<typeof visitRaw>[1] = {}) => visitRaw(url, init, of)

describe('a path that tries to leave the website', () => {
  const dots = [
    '..',
    '%2e%2e',
    '%2E%2e',
    '.%2e',
    '%252e%252e',
    '%c0%ae%c0%ae',
    '%uff0e%uff0e',
    '..;',
    '..%00',
    '..%20',
    '\u2025',
    '%e2%80%a5',
  ]
  const slashes = ['/', '%2f', '%2F', '%252f', '\\', '%5c', '%255c', '%c0%af', '//']
  // ASVS 1.1.1
  it.each(dots)('returns the not-found page: %s', (up) =>
    allMissing(slashes.flatMap((slash) => [`/${up}${slash}secret`, `/art${slash}${up}${slash}secret`])),
  )

  it.each([
    '/secret.txt',
    '/host:other.localhost',
    '/host%3Aother.localhost',
    '/__proto__',
    '/constructor',
    '/toString',
    '/hasOwnProperty/',
    '/__proto__/index.html',
    '/%00',
    '/robots.txt%00',
    '/robots.txt%00.html',
    '/robots.txt;jsessionid=1',
    '/robots.txt/',
    '/ROBOTS.TXT',
    '/Index.html',
    '/.env',
    '/.git/config',
    '/%',
    '/%ff%fe',
    '/%e0%a4%a',
    '/%u0041',
    '//',
    '///robots.txt',
    '//robots.txt',
    '//other.localhost/robots.txt',
    '/http://other.localhost/',
    '/http:%2f%2fother.localhost/robots.txt',
    '/@other.localhost/',
  ])('returns the not-found page: %s', (path) => allMissing([path]))

  it('returns the not-found page when it is 4,000 characters long', () =>
    allMissing([`/${'a/'.repeat(2000)}`, `/${'%2e%2e%2f'.repeat(500)}secret`]))

  async function allMissing(paths: string[]) {
    for (const path of paths.flatMap((of) => [of, `/release:${strangers}${of}`, `/release:${strangers}/..${of}`])) {
      const answer = await ask(host + path)
      expect([path, answer.status, await answer.text()]).toEqual([path, 404, 'own 404'])
      expect(answer.headers.get('cache-control')).toBe('no-store')
    }
    expect(reads.filter((key) => !key.includes(releaseId) && key !== 'host:own.localhost')).toEqual([])
  }

  it.each([
    `/release:${'c'.repeat(32)}/robots.txt`,
    '/_/fonts/..%2f..%2fhome',
    '/_/fonts/../home',
    '/_/../_/fonts/home',
    '/media/../secret',
    '/media/..%2fsecret',
    '/media/%2e%2e/other',
    '/api/health',
    '/%61pi/health',
    '/./api/health',
  ])('reveals nothing of the product or another website: %s', async (path) => {
    const answer = await ask(host + path)
    const text = await answer.text()
    expect([answer.status, text.includes(secret), text.includes(editorPage)]).toEqual([404, false, false])
  })
})

describe('an overlong address', () => {
  it.each(['/', '/?', '/robots.txt?', '/_/', '/media/'])('responds with 404 before any read: %s…', async (path) => {
    const answer = await ask(`${host}${path}${'a'.repeat(9000)}`)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
    expect(reads).toEqual([])
  })
})

describe('an unsupported method', () => {
  // CONNECT never reaches a Worker.
  const methods = [
    'POST',
    'PUT',
    'PATCH',
    'DELETE',
    'OPTIONS',
    'PROPFIND',
    'MKCOL',
    'LOCK',
    'PURGE',
    'SEARCH',
    'TRACE',
    'get',
  ]

  // ASVS 13.4.4
  it.each(methods)('responds with 405 before any read: %s', async (method) => {
    for (const path of ['/', '/index.html', '/robots.txt', '/none', '/privacy/', '/favicon.ico', '/media/x']) {
      const answer = await ask(host + path, { method })
      expect([method, path, answer.status, answer.headers.get('allow')]).toEqual([method, path, 405, 'GET, HEAD'])
    }
    expect(reads).toEqual([])
  })
})

// ASVS 3.4.4, ASVS 3.4.6
it('every error on a website’s host has a content type and forbids framing', async () => {
  const refusals = await Promise.all([
    ask(host, { method: 'POST' }),
    ask(`${host}/media/x`),
    ask('http://nobody.localhost/'),
    ask('http://nobody.localhost/', { method: 'TRACE' }),
  ])
  for (const { status, headers } of refusals) {
    expect(status).toBeGreaterThanOrEqual(404)
    expect(headers.get('content-type')).toMatch(/^text\/(?:plain|html); ?charset=utf-8$/i)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/)
    expect(headers.get('set-cookie')).toBeNull()
  }
})

describe('an invalid host', () => {
  it.each([
    'http://own.localhost:x@other.localhost/',
    'http://other.localhost:80@own.localhost/',
    'http://other.localhost@own.localhost/',
    'http://own.localhost, other.localhost/',
    'http://own.localhost?x/',
    'http://own.localhost*',
    'http://own.localhost\\.other.localhost/',
    'http://own%2elocalhost/',
    'http://own.localhost../',
    'http://[::1]/',
    'http://own\t.localhost/',
    `http://${'own.'.repeat(63)}localhost/`,
    'http:///',
    '',
  ])('shows nothing and costs no read: %j', async (url) => {
    const answer = await ask(url)
    expect([answer.status, answer.headers.get('cache-control'), reads]).toEqual([404, 'no-store', []])
    expect(await answer.text()).toContain('Nothing to see here')
  })

  it.each([
    'http://own.localhost:99999/robots.txt',
    'http://OWN.localhost.:/robots.txt',
    'http://own.localhost/robots.txt',
  ])('reads %s as the valid host', async (url) => expect(await (await ask(url)).text()).toBe('own'))
})

describe('a location’s cache', () => {
  it('stores content regardless of request details', async () => {
    await ask('http://OWN.localhost.:99/robots.txt?a=b', {
      headers: { range: 'bytes=0-0', cookie: 'a=b', 'accept-encoding': 'br', 'x-forwarded-host': 'other.localhost' },
    })
    reads.length = 0
    const again = await ask('http://own.localhost/robots.txt')
    expect([again.status, await again.text(), reads]).toEqual([200, 'own', []])
    const key = `${env.SITES_ORIGIN}/${releaseFileKey(releaseId, 'robots.txt')}`
    expect(await (await caches.default.match(key))?.text()).toBe('own')
  })

  it('separates websites', async () => {
    const handles = [newHandle(), newHandle(), newHandle()]
    for (const handle of handles) await publish(await newSite(), handle)
    for (const _ of ['cold', 'warm']) {
      for (const handle of handles) {
        const [page, map] = [await visit(addressFor(handle)), await visit(addressFor(handle, '/sitemap.xml'))]
        for (const text of [await page.text(), await map.text()]) {
          expect(text).toContain(addressFor(handle, '/'))
          for (const other of handles.filter((name) => name !== handle)) expect(text).not.toContain(addressFor(other))
        }
      }
    }
  })
})
