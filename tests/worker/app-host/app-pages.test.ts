import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { presetStyles } from '../../../renderer/document/enumerations.ts'
import { type SampleBusiness, sampleBusinesses } from '../../../templates/samples.ts'
import type { Env } from '../../../worker/env.ts'
import { isPage, renderBelowPath } from '../../../worker/pages/page-below-a-path.ts'
import { appHeaders, publicHeaders } from '../../../worker/pages/page-headers.ts'
import { parseSamplePath, samplePath, styleSlug } from '../../../worker/pages/sample-paths.ts'
import { sampleWebsite } from '../../../worker/pages/sample-website.ts'
import { isReservedHandle } from '../../../worker/platform/addresses/reserved-handles.ts'
import {
  addressFor,
  contextOf,
  editorPage,
  newHandle,
  newSite,
  publish,
  siteEnv,
  visit,
} from '../../harness/workers/sites/sites.ts'

const handle = newHandle()

describe("the app's host", () => {
  const app = siteEnv().APP_ORIGIN

  beforeAll(async () => {
    await publish(await newSite(), handle)
  })

  // ASVS 3.4.3
  it.each([
    ['/', '<title>Public page /</title>'],
    ['/support', '<title>Public page /support</title>'],
    ['/samples', '<title>Public page /samples</title>'],
    ['/create', editorPage],
    ['/login', editorPage],
    ['/designer', editorPage],
    ['/designer/theme?websiteId=abc', editorPage],
    ['/websites', editorPage],
    ['/mailbox', editorPage],
  ])('serves %s as a page with a content security policy', async (path, content) => {
    const response = await visit(app + path)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain(content)
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    const policy = response.headers.get('content-security-policy') ?? ''
    for (const rule of ["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'"])
      expect(policy).toContain(rule)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  })

  it('serves each page at one address only', async () => {
    const response = await visit(`${app}/support/?q=domain`)
    expect([response.status, response.headers.get('location')]).toEqual([308, `${app}/support?q=domain`])
    for (const path of [
      '/supporters',
      '/support//',
      '/support/no-such-article',
      '/industries/astronaut',
      '/_/pages/home',
    ])
      expect([path, (await visit(app + path)).status]).toEqual([path, 404])
  })

  it('blocks external resources on public pages', async () => {
    const policy = (await visit(`${app}/samples`)).headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("connect-src 'self';")
    expect(policy).not.toMatch(/https?:/)
  })

  // ASVS 13.4.2, ASVS 15.2.3
  it('hides the mailbox in production', async () => {
    const production = siteEnv({ ENVIRONMENT: 'production' })
    expect((await visit(`${app}/mailbox`, {}, production)).status).toBe(404)
    expect((await visit(`${app}/create`, {}, production)).status).toBe(200)
  })

  it('offers a mailbox in a trial, and asks search engines to stay away', async () => {
    const trial = siteEnv({ ENVIRONMENT: 'production', TRIAL: 'true' })
    expect((await visit(`${app}/mailbox`, {}, trial)).status).toBe(200)
    expect(await (await visit(`${app}/robots.txt`, {}, trial)).text()).toBe('User-agent: *\nDisallow: /\n')
  })

  it('caches hashed files permanently and others for an hour', async () => {
    const caching = async (path: string) => (await visit(app + path)).headers.get('cache-control')
    expect(await caching('/assets/main-abc123.js')).toBe('public, max-age=31536000, immutable')
    expect(await caching('/_/fonts/work-sans-text-1.woff2')).toBe('public, max-age=31536000, immutable')
    expect(await caching('/favicon.svg')).toBe('public, max-age=3600')
    expect(await caching('/_/places/le.json')).toBe('public, max-age=3600')
  })

  it('redirects from a handle to its website', async () => {
    const response = await visit(`${app}/${handle}`)
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe(addressFor(handle))
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('matches a handle in any case, with or without a final slash, and keeps the query', async () => {
    const locations = async (paths: string[]) =>
      Promise.all(paths.map(async (path) => (await visit(app + path)).headers.get('location')))
    const shouted = `${handle.charAt(0).toUpperCase()}${handle.slice(1).toUpperCase()}`
    expect(await locations([`/${shouted}`, `/${handle}/`, `/${shouted}/`])).toEqual(Array(3).fill(addressFor(handle)))
    const query = '?utm_source=flyer&next=%2F%2Fevil.example'
    expect(await locations([`/${handle}${query}`, `/${shouted}/${query}`])).toEqual(
      Array(2).fill(`${addressFor(handle)}?utm_source=flyer&next=%2F%2Fevil.example`),
    )
    for (const path of [`/${handle}//`, `//${handle}`, `/${handle}/x`, '/SUPPORT/x', `/${encodeURIComponent('ß')}`])
      expect([path, (await visit(app + path)).status]).toEqual([path, 404])
  })

  // ASVS 13.4.3
  it('responds with 404 to unknown paths', async () => {
    const paths = [
      '/nobody-here',
      '/index.html',
      '/homes',
      '/home.html',
      '/assets/none.js',
      '/.vite/manifest.json',
      '/a/b',
      '/Api',
    ]
    for (const path of paths) {
      const response = await visit(app + path)
      expect([path, response.status]).toEqual([path, 404])
      const body = await response.text()
      expect(body).toContain('Nothing to see here')
      expect(body).not.toContain(editorPage)
    }
  })

  it('responds with 405 to other methods on a page', async () => {
    const response = await visit(app, { method: 'POST' })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    expect(await (await visit(app, { method: 'HEAD' })).text()).toBe('')
  })

  it('forwards API paths to the API', async () => {
    const response = await visit(`${app}/api/health`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('application/json')
  })

  it('redirects from the loopback address in development only', async () => {
    const response = await visit('http://127.0.0.1:8787/create?a=b')
    expect([response.status, response.headers.get('location')]).toEqual([302, `${app}/create?a=b`])
    const production = siteEnv({ ENVIRONMENT: 'production' })
    expect((await visit('http://127.0.0.1:8787/create', {}, production)).status).toBe(404)
  })

  it('redirects from the loopback address to no other host', async () => {
    for (const path of ['//evil.example/x?a=b', '/\\\\evil.example', '///evil.example', '/@evil.example', '//']) {
      const location = (await visit(`http://127.0.0.1:8787${path}`)).headers.get('location') ?? ''
      expect([path, new URL(location).origin]).toEqual([path, app])
    }
  })
})

const production = { ...env, ENVIRONMENT: 'production', APP_ORIGIN: 'https://app.example.com' } as Env
const google = { GOOGLE_MEASUREMENT_ID: 'G-ABC123' }
const clarity = { CLARITY_PROJECT_ID: 'abc123' }

/** The external hosts in a policy's directive. */
function hostsIn(headers: Record<string, string>, directive: string): string[] {
  const policy = headers['Content-Security-Policy'] ?? ''
  const found = policy.split('; ').find((part) => part.startsWith(`${directive} `)) ?? ''
  return found.split(' ').filter((source) => /google|clarity|bing/.test(source))
}

describe.each([
  ['the editor', appHeaders],
  ['a public page', publicHeaders],
] as const)('%s’s content security policy', (_, headersOf) => {
  const policyOf = (settings: Env) => headersOf(settings)['Content-Security-Policy']

  it('excludes external tools unless they are configured', () => {
    for (const settings of [
      env,
      production,
      { ...production, GOOGLE_MEASUREMENT_ID: '', CLARITY_PROJECT_ID: '../x' },
    ]) {
      expect(policyOf(settings as Env)).toContain("script-src 'self';")
      expect(policyOf(settings as Env)).not.toMatch(/google|clarity|bing/)
    }
  })

  it('includes Google’s hosts only with its id', () => {
    const headers = headersOf({ ...production, ...google })
    expect(hostsIn(headers, 'script-src')).toEqual(['https://*.googletagmanager.com'])
    expect(hostsIn(headers, 'connect-src')).toEqual([
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://*.googletagmanager.com',
    ])
    expect(headers['Content-Security-Policy']).not.toMatch(/clarity|bing/)
  })

  it('includes Clarity’s hosts only with its id, and never in development', () => {
    const headers = headersOf({ ...production, ...clarity })
    expect(hostsIn(headers, 'script-src')).toEqual(['https://*.clarity.ms'])
    expect(hostsIn(headers, 'connect-src')).toEqual(['https://*.clarity.ms', 'https://c.bing.com'])
    expect(headers['Content-Security-Policy']).not.toMatch(/google/)
    expect(policyOf({ ...env, ...clarity } as Env)).toBe(policyOf(env as Env))
  })

  it('allows both tools’ pictures together, but no inline script', () => {
    const policy = policyOf({ ...production, ...google, ...clarity }) ?? ''
    expect(policy).toContain("script-src 'self' https://*.googletagmanager.com https://*.clarity.ms;")
    expect(policy).toMatch(/img-src [^;]*https:/)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  })

  it('follows the settings even when they alternate', () => {
    const [without, having] = [policyOf(production), policyOf({ ...production, ...google })]
    expect(policyOf(production)).toBe(without)
    expect(policyOf({ ...production, ...google })).toBe(having)
    expect(without).not.toBe(having)
  })
})

describe('a sample website', () => {
  const app = siteEnv().APP_ORIGIN
  const elegant = `${app}/samples/elegant/therapist`

  it.each(presetStyles)('looks like a published website in %s', async (style) => {
    const response = await visit(app + samplePath(style, 'plumber'))
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    const page = await response.text()
    expect(page).toMatch(/^<!doctype html><html lang="en-US"/)
    expect(page).toContain('Wren &amp; Daughter Plumbing')
    expect(page).not.toContain(editorPage)
    expect(page.match(/<script| (src|href)="data:/)).toBeNull()
  })

  it('exists for every trade', async () => {
    for (const { slug, name } of sampleBusinesses) {
      const response = await visit(app + samplePath('CommonAlt', slug))
      expect([slug, response.status]).toEqual([slug, 200])
      expect(await response.text()).toContain(`<title>${name.replace('&', '&amp;')}, a sample website</title>`)
    }
  })

  it('sends a policy that allows only its own content, and no frames', async () => {
    const { headers } = await visit(elegant)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy.split(';')).toEqual(
      expect.arrayContaining(["default-src 'none'", "img-src 'self'", "font-src 'self'", "frame-ancestors 'none'"]),
    )
    expect(policy).toMatch(/style-src 'sha256-[\w+/]+=*'/)
    expect(policy).not.toMatch(/unsafe|script-src|data:|https?:/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  })

  it('excludes search engines and omits structured data', async () => {
    const response = await visit(elegant)
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    const page = await response.text()
    expect(page).toContain('<meta name="robots" content="noindex"/>')
    expect(page).not.toContain('schema.org')
  })

  it('shows people and reviews with a note that they are invented', async () => {
    const page = await (await visit(elegant)).text()
    expect(page).toContain('Margit Lindqvist')
    expect(page).toContain('We learned to finish a sentence.')
    expect(page).toContain('A sample: an invented business')
  })

  it('links only to itself, the product, maps, email and phone', async () => {
    const page = await (await visit(elegant)).text()
    const links = [...page.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href ?? '')
    expect(links).toContain('/samples/elegant/therapist')
    const elsewhere = links.filter((href) => !/^(#|\/samples\/elegant\/therapist$|mailto:|tel:)/.test(href))
    expect(
      elsewhere.filter((href) => !/^https:\/\/(shingle\.example|[\w.]*(google|openstreetmap)\.)/.test(href)),
    ).toEqual([])
  })

  it('includes its icon', async () => {
    const response = await visit(`${elegant}/icon.svg`)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(await response.text()).toMatch(/^<svg/)
  })

  it('includes the legal pages of its document, at its own path', async () => {
    const home = samplePath('Fun', 'plumber')
    const document = await sampleWebsite(contextOf(), 'Fun', sampleBusinesses[0] as SampleBusiness)
    const legal = { ...document.settings.legal, terms: true }
    const wanting = () => ({ document: { ...document, settings: { ...document.settings, legal } } })
    const { files } = await renderBelowPath({ key: 'a sample with terms', origin: app, home }, wanting)
    const pages = [...files].filter(([, file]) => isPage(file))
    expect(pages.map(([path]) => path)).toEqual(['', 'terms/', 'terms'])
    expect(files.get('')?.body).toContain(`<a href="${home}/terms/">Terms</a>`)
    expect(files.get('terms/')?.body).toContain(`<link rel="canonical" href="${app}${home}/terms/"/>`)
    expect((await visit(`${app}${home}/terms/`)).status).toBe(404)
  })

  it('responds with 304 to a client that has it', async () => {
    const { headers } = await visit(elegant)
    expect(headers.get('cache-control')).toBe('no-cache')
    const again = await visit(elegant, { headers: { 'if-none-match': headers.get('etag') ?? '' } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const head = await visit(elegant, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })

  it.each([
    '/samples/baroque/therapist',
    '/samples/Elegant/therapist',
    '/samples/elegant/undertaker',
    '/samples/elegant/generic',
    '/samples/elegant',
    '/samples/elegant/therapist/none.svg',
    '/samples/elegant/therapist/index.html',
    '/samples/elegant/therapist/robots.txt',
    '/samples/elegant/therapist/../therapist/sitemap.xml',
    '/samples/elegant/toString',
  ])('responds with 404 at %s', async (path) => {
    const response = await visit(app + path)
    expect(response.status).toBe(404)
    const body = await response.text()
    expect(body).toContain('Nothing to see here')
    expect(body).not.toContain(editorPage)
  })
})

describe('a sample’s path', () => {
  it('contains the style in lowercase with hyphens', () => {
    expect(presetStyles.map(styleSlug)).toEqual(['common', 'common-alt', 'geometric', 'elegant', 'fun'])
    expect(samplePath('CommonAlt', 'barber-shop')).toBe('/samples/common-alt/barber-shop')
  })

  it.each(presetStyles)('parses back to the same sample in %s', (style) => {
    const path = samplePath(style, 'spa')
    expect(parseSamplePath(path)).toEqual({ style, trade: 'spa', file: '' })
    expect(parseSamplePath(`${path}/`)).toEqual({ style, trade: 'spa', file: '' })
    expect(parseSamplePath(`${path}/icon.svg`)).toEqual({ style, trade: 'spa', file: 'icon.svg' })
  })

  it.each([
    '/samples',
    '/samples/',
    '/samples/elegant',
    '/samples/elegant/',
    '/samples/Elegant/spa',
    '/samples/baroque/spa',
    '/sample/elegant/spa',
    '/samples/elegant/spa/%61rt',
    '/samples//elegant/spa',
  ])('fails to parse: %s', (path) => {
    expect(parseSamplePath(path)).toBeUndefined()
  })

  it('begins with a reserved handle', () => {
    expect(isReservedHandle('samples')).toBe(true)
  })
})
