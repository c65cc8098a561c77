import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { base64url, SignJWT } from 'jose'
import { beforeEach, describe, expect, it } from 'vitest'
import { mediaPath } from '../../renderer/document/media.ts'
import { websiteSettings } from '../../renderer/document/website-settings.ts'
import { renderSite } from '../../renderer/render-site.ts'
import type { Env } from '../../worker/env.ts'
import { deleteDraft } from '../../worker/services/drafts/delete.ts'
import { keyedHash } from '../../worker/services/keyed-hash.ts'
import { createPreviewLink } from '../../worker/services/previews/create-link.ts'
import { findPreviewFile } from '../../worker/services/previews/find-preview-file.ts'
import edge from '../../worker/sites/edge-worker.ts'
import { documentWith, smallDocument } from '../harness/workers/documents.ts'
import { limitOf } from '../harness/workers/rate-limit.ts'
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
} from '../harness/workers/sites.ts'

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
  it('is, but for its note, what publishing would make at this place', async () => {
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

  it('shows what is saved now', async () => {
    expect(await (await visit(url)).text()).not.toContain('Renamed Plumbing')
    site = await save(site, 'Renamed Plumbing')
    expect(await (await visit(url)).text()).toContain('Renamed Plumbing')
  })

  it('has its drawings under its own path', async () => {
    const page = await (await visit(url)).text()
    const drawings = new Set([...page.matchAll(/(?:src|href)="([^"]*\.svg)"/g)].map(([, path]) => path ?? ''))
    expect(drawings.size).toBeGreaterThan(1)
    for (const path of drawings) {
      expect(path.startsWith(`/${token}/art/`)).toBe(true)
      const response = await visit(host + path)
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
      expectPrivate(response)
    }
  })

  it('has its manifest under its own path, where it has icons', async () => {
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

  it('has its pages about the law under its own path, which tell what the website will do once it is online', async () => {
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

  it('leaves out what publishing leaves out: hidden sections, invented people and reviews', async () => {
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

  it('has a policy that lets through its own styles and nothing else', async () => {
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

  it('counts nobody, has no form, and is no business of search engines', async () => {
    const document = smallDocument()
    const settings = { ...document.settings, analyticsId: 'G-ABC1234567', pageTitle: 'A title' }
    const response = await visit((await newLink(await newSite({ ...document, settings }))).url)
    expect(response.headers.get('content-security-policy')).not.toMatch(/google/)
    const page = await response.text()
    expect(page).not.toMatch(/googletagmanager|G-ABC1234567|<form|schema\.org|<script/)
    expect(page).toContain('<meta name="robots" content="noindex"/>')
    expect(page).toContain('<title>A title</title>')
  })

  it('says that it is private, and until when', async () => {
    const now = new Date('2031-03-04T10:20:30.400Z')
    const ctx = contextOf(siteEnv(), () => now)
    const found = await findPreviewFile(ctx, { token: tokenOf(await newLink(site, ctx)), file: '' })
    expect(found?.body).toContain(
      'Private preview, ends <time datetime="2031-03-05T10:20:30.000Z">March 5 at 10:20 AM UTC</time>',
    )
  })

  it('reads without a slash at its end too, where the page’s own links lead', async () => {
    const page = await (await visit(url)).text()
    expect(page).toContain(`href="/${token}"`)
    expect(await (await visit(`${host}/${token}`)).text()).toBe(page)
  })

  it('answers HEAD with the headers alone', async () => {
    const [head, get] = [await visit(url, { method: 'HEAD' }), await visit(url)]
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect([...head.headers]).toEqual([...get.headers])
  })

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('takes no %s, whatever the link', async (method) => {
    for (const path of [`/${token}/`, '/', '/a.b.c/', `/${token}/_/contact`, '/_/contact']) {
      const response = await visit(host + path, { method })
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
      expectPrivate(response)
    }
  })

  it('gets its fonts', async () => {
    const response = await visit(`${host}/_/fonts/inter-1.woff2`)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'font/woff2'])
    expect(new TextDecoder().decode(await response.arrayBuffer())).toBe('wOF2')
    expectPrivate(response)
  })

  it('is asked for only so often', async () => {
    const of = siteEnv({ API_LIMIT: limitOf(2) })
    const from = (address: string) => visit(url, { headers: { 'cf-connecting-ip': address } }, of)
    expect([(await from('192.0.2.1')).status, (await from('192.0.2.1')).status]).toEqual([200, 200])
    const refused = await from('192.0.2.1')
    expect(refused.status).toBe(429)
    expectPrivate(refused)
    expect((await from('192.0.2.2')).status).toBe(200)
  })
})

describe('a link that does not work', () => {
  const typ = 'preview+jwt'
  const sign = async (claims: Record<string, unknown>, key: Uint8Array | string = 'preview tokens') =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ })
      .sign(typeof key === 'string' ? await keyedHash(env.AUTH_SECRET, key) : key)
  const claimsOf = async () => JSON.parse(new TextDecoder().decode(base64url.decode(token.split('.')[1] ?? '')))
  const encoded = (value: unknown) => base64url.encode(JSON.stringify(value))

  it('has expired, by a second', async () => {
    const made = Date.now()
    const at = (ms: number) =>
      findPreviewFile(
        contextOf(siteEnv(), () => new Date(made + ms)),
        { token, file: '' },
      )
    expect(await at(day - 5_000)).toBeDefined()
    expect(await at(day + 1_000)).toBeUndefined()
    const yesterday = contextOf(siteEnv(), () => new Date(made - day - 1_000))
    await expectNothing(await visit((await newLink(site, yesterday)).url))
  })

  it('was of a draft that is gone', async () => {
    await publish(site, newHandle())
    expect((await visit(url)).status).toBe(200)
    await deleteDraft(contextOf(), { userId: site.userId, draftId: site.draft.draftId })
    await expectNothing(await visit(url))
  })

  it('was changed anywhere', async () => {
    const [header = '', payload = '', signature = ''] = token.split('.')
    const claims = await claimsOf()
    const swap = (text: string) => (text.startsWith('A') ? 'B' : 'A') + text.slice(1)
    const another = await newSite()
    for (const forged of [
      `${header}.${payload}.${swap(signature)}`,
      `${header}.${payload}.${signature.slice(0, -1)}`,
      `${header}.${payload}.`,
      `${header}.${payload}`,
      `${swap(header)}.${payload}.${signature}`,
      `${header}.${encoded({ ...claims, exp: claims.exp + 60 })}.${signature}`,
      `${header}.${encoded({ ...claims, sub: another.draft.draftId })}.${signature}`,
      `${payload}.${header}.${signature}`,
    ]) {
      await expectNothing(await visit(`${host}/${forged}/`))
    }
  })

  it('names another algorithm, or none', async () => {
    const claims = await claimsOf()
    const secret = await keyedHash(env.AUTH_SECRET, 'preview tokens')
    const signedBy = async (alg: string, hash: string) => {
      const signed = `${encoded({ alg, typ })}.${encoded(claims)}`
      const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash }, false, ['sign'])
      const signature = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(signed))
      return `${signed}.${base64url.encode(new Uint8Array(signature))}`
    }
    expect((await visit(`${host}/${await signedBy('HS256', 'SHA-256')}/`)).status).toBe(200)
    const none = encoded({ alg: 'none', typ })
    for (const forged of [
      await signedBy('HS384', 'SHA-384'),
      await signedBy('HS512', 'SHA-512'),
      await signedBy('none', 'SHA-256'),
      `${none}.${encoded(claims)}.`,
      `${none}.${encoded(claims)}.${token.split('.')[2]}`,
    ]) {
      await expectNothing(await visit(`${host}/${forged}/`))
    }
  })

  it('is signed for something else, or by someone else', async () => {
    const claims = await claimsOf()
    expect((await visit(`${host}/${await sign(claims)}/`)).status).toBe(200)
    for (const forged of [
      await sign(claims, 'one-time code 123456'),
      await sign(claims, new TextEncoder().encode(env.AUTH_SECRET)),
      await sign(claims, crypto.getRandomValues(new Uint8Array(32))),
    ]) {
      await expectNothing(await visit(`${host}/${forged}/`))
    }
  })

  it('lacks what it has to say, or has another nonce', async () => {
    const { sub, nonce, exp, ...always } = await claimsOf()
    expect((await visit(`${host}/${await sign({ ...always, sub, nonce, exp })}/`)).status).toBe(200)
    for (const claims of [
      { sub, nonce },
      { sub, exp },
      { nonce, exp },
      { sub, exp, nonce: null },
      { sub, exp, nonce: '' },
      { sub, exp, nonce: ['x', nonce] },
      { sub, exp, nonce: '0'.repeat(32) },
      { sub: "' or 1=1 --", exp, nonce },
      { sub, nonce, exp: 'never' },
      { sub, nonce, exp, nbf: exp },
    ]) {
      await expectNothing(await visit(`${host}/${await sign({ ...always, ...claims })}/`))
    }
  })

  it('is of a draft that never had a link', async () => {
    const { exp } = await claimsOf()
    const { draft } = await newSite()
    for (const nonce of [null, '', 'null', undefined]) {
      await expectNothing(await visit(`${host}/${await sign({ sub: draft.draftId, nonce, exp })}/`))
    }
  })

  it('leads out of its path, or to a file that is not served', async () => {
    for (const path of [
      `/${token}/index.html`,
      `/${token}/404.html`,
      `/${token}/robots.txt`,
      `/${token}/sitemap.xml`,
      `/${token}/llms.txt`,
      `/${token}/art/`,
      `/${token}/art/none-0.svg`,
      `/${token}/art/../index.html`,
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
      `/${'a'.repeat(400)}.${'b'.repeat(400)}.c/`,
    ]) {
      await expectNothing(await visit(host + path))
    }
  })

  it('is asked for on another host', async () => {
    for (const other of ['nobody.localhost', 'a.preview.localhost', 'preview.example.com']) {
      expect((await visit(`http://${other}/${token}/`)).status).toBe(404)
    }
    const app = await visit(`${siteEnv().APP_ORIGIN}/${token}/`)
    expect(app.status).toBe(404)
  })
})

describe('the host of previews', () => {
  it('lets nothing be kept and sets no cookie, whatever is asked of it', async () => {
    const paths = fc.oneof(
      fc.webPath(),
      fc.constantFrom(`/${token}/`, `/${token}`, '/', '/api/session', '/_/fonts/x.woff2'),
      fc
        .array(fc.constantFrom(...token.split('.'), 'art', '..', '%2e', '_', 'fonts', '.'))
        .map((parts) => `/${parts.join('/')}`),
      fc.array(fc.constantFrom(...token.split('.'), '')).map((parts) => `/${parts.join('.')}/`),
    )
    const methods = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE')
    const headers = fc.constantFrom<Record<string, string>>(
      {},
      { cookie: 'session=abc; creation=def' },
      { 'if-none-match': '*' },
      { range: 'bytes=0-10' },
      { origin: 'http://preview.localhost:8787' },
    )
    const asked = fc.record({ path: paths, method: methods, headers })
    await fc.assert(
      fc.asyncProperty(asked, async ({ path, ...init }) => {
        const response = await visit(host + path, init, siteEnv({ API_LIMIT: limitOf(1e6) }))
        expect([200, 404, 405]).toContain(response.status)
        expectPrivate(response)
        expect(await response.text()).not.toContain(editorPage)
      }),
      { numRuns: 150 },
    )
  })

  it('has no previews where the visitors’ side runs alone', async () => {
    const request = new Request(url) as Parameters<typeof edge.fetch>[0]
    const response = await edge.fetch(
      request,
      { ...siteEnv(), DB: undefined } as unknown as Env, // the failure under test
      createExecutionContext(),
    )
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('Nothing to see here')
  })

  it('belongs to no website', async () => {
    await expect(publish(site, 'preview')).rejects.toMatchObject({ code: 'handle_in_use' })
  })
})
