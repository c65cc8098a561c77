import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { mediaPath } from '../../../renderer/document/values/media.ts'
import { websiteSettings } from '../../../renderer/document/website-settings.ts'
import { renderSite } from '../../../renderer/render-site.ts'
import edge from '../../../worker/edge/worker.ts'
import type { Env } from '../../../worker/env.ts'
import { findPreviewFile } from '../../../worker/previews/find-preview-file.ts'
import { createPreviewLink } from '../../../worker/previews/routes.ts'
import { deleteDraft } from '../../../worker/publishing/take-down.ts'
import { limitOf } from '../../harness/workers/accounts/browser.ts'
import { documentWith, smallDocument } from '../../harness/workers/sites/documents.ts'
import {
  contextOf,
  editorPage,
  newHandle,
  newSite,
  publish,
  type Site,
  save,
  siteEnv,
  visit,
} from '../../harness/workers/sites/sites.ts'

const host = 'http://preview.localhost:8787'
const day = 24 * 60 * 60 * 1000
let site: Site
let url: string
let token: string

const newLink = ({ userId, draft }: Site, ctx = contextOf()) =>
  createPreviewLink(ctx, { userId, draftId: draft.draftId, days: 1 })
const tokenOf = (link: { url: string }) => new URL(link.url).pathname.split('/')[1] ?? ''

beforeEach(async () => {
  site = await newSite(documentWith(6))
  const link = await newLink(site)
  url = link.url
  token = tokenOf(link)
})

async function expectNothing(response: Response) {
  expect(response.status).toBe(404)
  const body = await response.text()
  expect(body).toContain('<h1>Nothing to see here</h1>')
  expect(body).not.toContain(editorPage)
  expectPrivate(response)
}

function expectPrivate({ headers }: Response) {
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  for (const name of ['set-cookie', 'etag', 'last-modified', 'expires', 'age']) expect(headers.get(name)).toBeNull()
}

describe('a private preview', () => {
  it('renders the published website with a note', async () => {
    const response = await visit(url)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expectPrivate(response)
    const { websiteSettings } = site.draft
    const settings = { ...websiteSettings.settings, searchIndexing: false }
    const { files } = await renderSite(
      { ...websiteSettings, settings },
      { origin: `${host}/${token}`, home: `/${token}`, formEndpoint: null },
    )
    const page = (await response.text()).replace(/<style>#PreviewNote.*<\/aside>/s, '')
    expect(page).toBe(files['index.html']?.body)
  })

  it('renders the currently saved draft', async () => {
    expect(await (await visit(url)).text()).not.toContain('Renamed Plumbing')
    site = await save(site, 'Renamed Plumbing')
    expect(await (await visit(url)).text()).toContain('Renamed Plumbing')
  })

  it('shows an announcement and holiday hours on their days only', async () => {
    const document = smallDocument()
    const announcement = { enabled: true, text: 'Closed for Christmas', firstDay: '2030-12-24', lastDay: '2030-12-26' }
    const settings = { ...document.settings, announcement, timeZone: 'America/New_York' }
    let now = Date.UTC(2030, 11, 24, 5) - 1
    const ctx = contextOf(siteEnv(), () => new Date(now))
    const link = await newLink(await newSite(websiteSettings.parse({ ...document, settings })), ctx)
    const isAnnounced = async () =>
      (await findPreviewFile(ctx, { token: tokenOf(link), file: '' }))?.body.includes(announcement.text)
    expect(await isAnnounced()).toBe(false)
    now += 1
    expect(await isAnnounced()).toBe(true)
  })

  it('serves its icon under its own path', async () => {
    const path = `/${token}/icon.svg`
    expect(await (await visit(url)).text()).toContain(`href="${path}"`)
    const response = await visit(host + path)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    expectPrivate(response)
  })

  it('serves its manifest under its own path', async () => {
    expect((await visit(`${url}site.webmanifest`)).status).toBe(404)
    const document = smallDocument()
    const icon = { type: 'regular', url: mediaPath('a'.repeat(64), 'icon-512'), width: 512, height: 512 }
    const drawn = { of: 'a.b', icon: { provider: 'Custom', urls: [icon] } }
    const drawnSite = websiteSettings.parse({ ...document, settings: { ...document.settings, drawn } })
    const link = await newLink(await newSite(drawnSite))
    const path = `/${tokenOf(link)}/site.webmanifest`
    const page = await visit(link.url)
    expect(await page.text()).toContain(`<link rel="manifest" href="${path}"/>`)
    expect(page.headers.get('content-security-policy')).toContain("manifest-src 'self'")
    const response = await visit(host + path)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/manifest+json'])
    expect(await response.json()).toMatchObject({
      start_url: `/${tokenOf(link)}/`,
      icons: [{ src: `/${tokenOf(link)}${icon.url}` }],
    })
    expectPrivate(response)
  })

  it('serves its legal pages under its own path, which describe the website once online', async () => {
    const document = smallDocument()
    const legal = { ...document.settings.legal, privacy: true }
    const settings = { ...document.settings, analyticsId: 'G-ABC1234567', legal }
    const link = await newLink(await newSite({ ...document, settings }))
    const home = `/${tokenOf(link)}`
    expect(await (await visit(link.url)).text()).toContain(`<a href="${home}/privacy/">Privacy</a>`)
    for (const path of [`${home}/privacy/`, `${home}/privacy`]) {
      const response = await visit(host + path)
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
      expectPrivate(response)
      expect(response.headers.get('content-security-policy')).not.toMatch(/google|script-src/)
      const page = await response.text()
      expect(page).toContain('measurement ID G-ABC1234567')
      expect(page).toContain(`<a href="${home}">`)
      expect(page).toContain('Private preview, ends')
    }
    await expectNothing(await visit(`${host}${home}/terms/`))
    await expectNothing(await visit(`${host}/${token}/privacy/`))
  })

  it('omits hidden sections, invented people and reviews', async () => {
    const document = smallDocument()
    const people = {
      id: 'team',
      type: 'Team',
      content: {
        members: [
          { id: 'a', name: 'Invented Ian', sample: true },
          { id: 'b', name: 'Real Rita', sample: false },
        ],
      },
    }
    const hidden = { id: 'quote', type: 'QuoteBanner', hidden: true, content: { quote: 'Never shown' } }
    const sections = document.sections.toSpliced(2, 0, people as never, hidden as never) // parsed by the schema
    const page = await (await visit((await newLink(await newSite({ ...document, sections }))).url)).text()
    expect(page).toContain('Real Rita')
    expect(page).not.toMatch(/Invented Ian|Never shown/)
  })

  it('sends a CSP that allows only its own styles', async () => {
    const response = await visit(url)
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/unsafe|script-src|data:/)
    const page = await response.text()
    const styles = [...page.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style]) => style ?? '')
    expect(styles).toHaveLength(2)
    for (const style of styles) {
      const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style))
      expect(policy).toContain(`'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`)
    }
  })

  it('renders no counter and no form, and sends noindex', async () => {
    const document = smallDocument()
    const settings = { ...document.settings, analyticsId: 'G-ABC1234567', pageTitle: 'A title' }
    const response = await visit((await newLink(await newSite({ ...document, settings }))).url)
    expect(response.headers.get('content-security-policy')).not.toMatch(/google/)
    const page = await response.text()
    expect(page).not.toMatch(/googletagmanager|G-ABC1234567|<form|schema\.org|<script/)
    expect(page).toContain('<meta name="robots" content="noindex"/>')
    expect(page).toContain('<title>A title</title>')
  })

  it('shows that it is private and when it expires', async () => {
    const now = new Date('2031-03-04T10:20:30.000Z')
    const ctx = contextOf(siteEnv(), () => now)
    const found = await findPreviewFile(ctx, { token: tokenOf(await newLink(site, ctx)), file: '' })
    expect(found?.body).toContain(
      'Private preview, ends <time datetime="2031-03-05T10:20:30.000Z">March 5 at 10:20 AM UTC</time>',
    )
  })

  it('opens without a trailing slash too', async () => {
    const page = await (await visit(url)).text()
    expect(page).toContain(`href="/${token}"`)
    expect(await (await visit(`${host}/${token}`)).text()).toBe(page)
  })

  it('responds to HEAD with headers only', async () => {
    const [head, get] = [await visit(url, { method: 'HEAD' }), await visit(url)]
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect([...head.headers]).toEqual([...get.headers])
  })

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
    'responds with 405 to %s, whatever the link',
    async (method) => {
      for (const path of [`/${token}/`, '/', '/a.b.c/', `/${token}/_/contact`, '/_/contact']) {
        const response = await visit(host + path, { method })
        expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
        expectPrivate(response)
      }
    },
  )

  it('serves fonts on the previews’ host', async () => {
    const response = await visit(`${host}/_/fonts/work-sans-text-1.woff2`)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'font/woff2'])
    expect(new TextDecoder().decode(await response.arrayBuffer())).toBe('wOF2')
    expectPrivate(response)
  })

  it('limits requests from one address', async () => {
    const of = siteEnv({ API_LIMIT: limitOf(2) })
    const from = (address: string) => visit(url, { headers: { 'cf-connecting-ip': address } }, of)
    expect([(await from('192.0.2.1')).status, (await from('192.0.2.1')).status]).toEqual([200, 200])
    const refused = await from('192.0.2.1')
    expect(refused.status).toBe(429)
    expectPrivate(refused)
    expect((await from('192.0.2.2')).status).toBe(200)
  })
})

describe('a broken preview link', () => {
  it('responds with 404 one second past its expiry', async () => {
    const made = Date.now()
    const at = (ms: number) =>
      findPreviewFile(
        contextOf(siteEnv(), () => new Date(made + ms)),
        { token, file: '' },
      )
    expect(await at(day - 5_000)).toMatchObject({ body: expect.stringContaining('<!doctype html>') })
    expect(await at(day + 1_000)).toBeUndefined()
    const yesterday = contextOf(siteEnv(), () => new Date(made - day - 1_000))
    await expectNothing(await visit((await newLink(site, yesterday)).url))
  })

  it('responds with 404 after its draft’s deletion', async () => {
    await publish(site, newHandle())
    expect((await visit(url)).status).toBe(200)
    await deleteDraft(contextOf(), { userId: site.userId, draftId: site.draft.draftId })
    await expectNothing(await visit(url))
  })

  it('responds with 404 when changed or invented', async () => {
    const swap = (text: string) => (text.startsWith('a') ? 'b' : 'a') + text.slice(1)
    const stored = await env.DB.prepare('select id from preview_links where draft_id = ?')
      .bind(site.draft.draftId)
      .first<string>('id')
    for (const forged of [
      swap(token),
      token.slice(1),
      `${token}0`,
      token.toUpperCase(),
      '0'.repeat(32),
      stored ?? '',
      stored?.slice(0, 32),
      site.draft.draftId,
      "' or 1=1 --",
      'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJkMSJ9.c2ln',
    ]) {
      await expectNothing(await visit(`${host}/${forged}/`))
    }
  })

  it('responds with 404 at a path outside the preview', async () => {
    for (const path of [
      `/${token}/index.html`,
      `/${token}/404.html`,
      `/${token}/robots.txt`,
      `/${token}/sitemap.xml`,
      `/${token}/llms.txt`,
      `/${token}/none.svg`,
      `/${token}/privacy/../index.html`,
      `/${token}/..%2f..%2fetc/passwd`,
      `/${token}/%2e%2e/`,
      `/${token}//`,
      `/${token}/__proto__`,
      `/${token}/constructor`,
      `//${token}/`,
      '/',
      '/index.html',
      '/robots.txt',
      '/favicon.ico',
      '/designer',
      '/api/health',
      '/api/session',
      '/samples/elegant/therapist',
      '/_/fonts/../../assets/main-abc123.js',
      '/_/fonts/stray.woff2',
      `/${'a'.repeat(400)}/`,
    ]) {
      await expectNothing(await visit(host + path))
    }
  })

  it('responds with 404 on another host', async () => {
    for (const other of ['nobody.localhost', 'a.preview.localhost', 'preview.example.com']) {
      expect((await visit(`http://${other}/${token}/`)).status).toBe(404)
    }
    const app = await visit(`${siteEnv().APP_ORIGIN}/${token}/`)
    expect(app.status).toBe(404)
  })
})

describe('the previews’ host', () => {
  it('disables caching and cookies for every response', async () => {
    const paths = fc.oneof(
      fc.webPath(),
      fc.constantFrom(`/${token}/`, `/${token}`, '/', '/api/session', '/_/fonts/x.woff2'),
      fc
        .array(fc.constantFrom(token, token.slice(16), 'art', '..', '%2e', '_', 'fonts', '.'))
        .map((parts) => `/${parts.join('/')}`),
      fc.array(fc.constantFrom(token, token.slice(16), '')).map((parts) => `/${parts.join('.')}/`),
    )
    const methods = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE')
    const headers = fc.constantFrom<Record<string, string>>(
      {},
      { cookie: 'session=abc; creation=def' },
      { 'if-none-match': '*' },
      { range: 'bytes=0-10' },
      { origin: 'http://preview.localhost:8787' },
    )
    const requests = fc.record({ path: paths, method: methods, headers })
    await fc.assert(
      fc.asyncProperty(requests, async ({ path, ...init }) => {
        const response = await visit(host + path, init, siteEnv({ API_LIMIT: limitOf(1e6) }))
        expect([200, 404, 405]).toContain(response.status)
        expectPrivate(response)
        expect(await response.text()).not.toContain(editorPage)
      }),
      { numRuns: 150 },
    )
  })

  it('returns 404 on the visitors’ Worker without a preview service', async () => {
    const request = new Request(url) as Parameters<typeof edge.fetch>[0]
    const response = await edge.fetch(
      request,
      { ...siteEnv(), DB: undefined } as unknown as Env, // the failure under test
      createExecutionContext(),
    )
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('Nothing to see here')
  })

  it('counts as taken when chosen for a website', async () => {
    await expect(publish(site, 'preview')).rejects.toMatchObject({ code: 'handle_in_use' })
  })
})
