import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import edge from '../../../worker/edge/worker.ts'
import { siteEnv, visit } from '../../harness/workers/sites/sites.ts'

const live = { ...siteEnv(), APP_ORIGIN: 'https://app.example.com', SITES_ORIGIN: 'https://example.site' }
async function atEdge(url: string, init: RequestInit = {}): Promise<Response> {
  const request = new Request(url, { redirect: 'manual', ...init }) as Parameters<typeof edge.fetch>[0]
  return edge.fetch(request, live, createExecutionContext())
}
const ask = (path: string, init: RequestInit = {}, scheme = 'https') =>
  visit(`${scheme}://app.example.com${path}`, { redirect: 'manual', ...init }, live)

describe('an app response over https', () => {
  // ASVS 3.4.4, ASVS 3.4.5, ASVS 3.4.6, ASVS 13.4.4
  it.each([
    ['the API', '/api/session', {}],
    ['an unknown call', '/api/none', {}],
    ['a refused change', '/api/drafts', { method: 'POST' }],
    ['a method that pages refuse', '/login', { method: 'TRACE' }],
    ['a path without a page', '/none', {}],
    ['a file that is missing', '/assets/none.js', {}],
    ['the file for robots', '/robots.txt', {}],
    ['a path of source control', '/.git/config', {}],
  ] as const)(
    'keeps browsers on https for all subdomains, and forbids framing and sniffing: %s',
    async (_, path, init) => {
      const { headers } = await ask(path, init)
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(headers.get('content-security-policy')).toContain("base-uri 'none'")
      expect(headers.get('referrer-policy')).toBeTruthy()
    },
  )

  // ASVS 13.4.1
  it('responds with 404 to source control paths', async () => {
    for (const path of ['/.git/config', '/.git/', '/.svn/entries', '/assets/.git/HEAD']) {
      expect([path, (await ask(path)).status]).toEqual([path, 404])
    }
  })
})

describe('a plain http request to an https app', () => {
  // ASVS 4.1.2
  it('redirects to the same page on the app’s own host', async () => {
    for (const path of [
      '/login',
      '/?a=//evil.example',
      '//evil.example/x',
      '/@evil.example',
      '/login?next=/websites',
    ]) {
      const response = await ask(path, {}, 'http')
      expect([response.status, response.headers.get('location')]).toEqual([308, `https://app.example.com${path}`])
    }
  })

  // ASVS 4.1.2, ASVS 4.4.1, ASVS 12.2.1
  it('fails for API calls, live channels and forms', async () => {
    for (const [path, init] of [
      ['/api/session', {}],
      ['/api/live', { headers: { upgrade: 'websocket' } }],
      ['/api/login/password', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }],
      ['/login', { method: 'POST', body: 'a=b' }],
    ] as const) {
      const response = await ask(path, init, 'http')
      expect([path, response.status, response.headers.get('location')]).toEqual([path, 403, null])
    }
  })

  // ASVS 12.2.1
  it('redirects visitors of websites and previews, and refuses their forms', async () => {
    for (const host of ['shop.example.site', 'www.shop.example.site', 'preview.example.site', 'shop.com']) {
      for (const worker of ['whole', 'edge'] as const) {
        const request = async (path: string, init?: RequestInit) =>
          worker === 'whole' ? visit(`http://${host}${path}`, init, live) : atEdge(`http://${host}${path}`, init)
        const page = await request('/privacy/?a=//b')
        expect([page.status, page.headers.get('location')]).toEqual([308, `https://${host}/privacy/?a=//b`])
        expect((await request('/_/contact', { method: 'POST', body: 'a=b' })).status).toBe(403)
      }
    }
  })

  it('works in development, where the app itself uses http', async () => {
    const response = await visit(`${env.APP_ORIGIN}/api/session`)
    expect(response.status).toBe(200)
    expect(response.headers.get('strict-transport-security')).toBeNull()
  })
})
