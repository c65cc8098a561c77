import { describe, expect, it } from 'vitest'
import { presetStyles } from '../../../renderer/document/enumerations.ts'
import { type SampleBusiness, sampleBusinesses } from '../../../templates/samples/sample-businesses.ts'
import { sampleWebsite } from '../../../templates/samples/sample-website.ts'
import { isPage, renderBelowPath } from '../../../worker/pages/page-below-a-path.ts'
import { samplePath } from '../../../worker/pages/sample-paths.ts'
import { editorPage, siteEnv, visit } from '../../harness/workers/sites/sites.ts'

const app = siteEnv().APP_ORIGIN
const elegant = `${app}/samples/elegant/therapist`

describe('a sample website', () => {
  it.each(presetStyles)('is a whole page in %s, like a published one', async (style) => {
    const response = await visit(app + samplePath(style, 'plumber'))
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    const page = await response.text()
    expect(page).toMatch(/^<!doctype html><html lang="en-US"/)
    expect(page).toContain('Wren &amp; Daughter Plumbing')
    expect(page).not.toContain(editorPage)
    expect(page.match(/<script| (src|href)="data:/)).toBeNull()
  })

  it('is there for every industry', async () => {
    for (const { industry, name } of sampleBusinesses) {
      const response = await visit(app + samplePath('CommonAlt', industry))
      expect([industry, response.status]).toEqual([industry, 200])
      expect(await response.text()).toContain(`<title>${name.replace('&', '&amp;')}, a sample website</title>`)
    }
  })

  it('has a policy that allows what it holds and nothing else, and is shown in no frame', async () => {
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

  it('is kept from search engines, and tells machines of no business', async () => {
    const response = await visit(elegant)
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    const page = await response.text()
    expect(page).toContain('<meta name="robots" content="noindex"/>')
    expect(page).not.toContain('schema.org')
  })

  it('shows people and reviews, and says that all of it is invented', async () => {
    const page = await (await visit(elegant)).text()
    expect(page).toContain('Margit Lindqvist')
    expect(page).toContain('We learned to finish a sentence.')
    expect(page).toContain('A sample: an invented business')
  })

  it('leads nowhere but to itself, to the product, to a mail and to a phone', async () => {
    const page = await (await visit(elegant)).text()
    const links = [...page.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href ?? '')
    expect(links).toContain('/samples/elegant/therapist')
    const elsewhere = links.filter((href) => !/^(#|\/samples\/elegant\/therapist$|mailto:|tel:)/.test(href))
    expect(
      elsewhere.filter((href) => !/^https:\/\/(shingle\.example|[\w.]*(google|openstreetmap)\.)/.test(href)),
    ).toEqual([])
  })

  it('has its drawings, kept for good', async () => {
    const page = await (await visit(elegant)).text()
    const drawings = new Set([...page.matchAll(/(?:src|href)="([^"]*\.svg)"/g)].map(([, path]) => path ?? ''))
    expect(drawings.size).toBeGreaterThanOrEqual(6)
    for (const path of drawings) {
      const response = await visit(app + path)
      expect([path, response.status]).toEqual([path, 200])
      expect(response.headers.get('content-type')).toBe('image/svg+xml')
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(await response.text()).toMatch(/^<svg/)
    }
  })

  it('has the pages about the law that its document wants, under its own path', async () => {
    const home = samplePath('Fun', 'plumber')
    const document = sampleWebsite('Fun', sampleBusinesses[0] as SampleBusiness)
    const legal = { ...document.settings.legal, terms: true }
    const wanting = () => ({ document: { ...document, settings: { ...document.settings, legal } } })
    const { files } = await renderBelowPath({ key: 'a sample with terms', origin: app, home }, wanting)
    const pages = [...files].filter(([, file]) => isPage(file))
    expect(pages.map(([path]) => path)).toEqual(['', 'terms/', 'terms'])
    expect(files.get('')?.body).toContain(`<a href="${home}/terms/">Terms</a>`)
    expect(files.get('terms/')?.body).toContain(`<link rel="canonical" href="${app}${home}/terms/"/>`)
    expect((await visit(`${app}${home}/terms/`)).status).toBe(404)
  })

  it('is not sent again to a client that has it', async () => {
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
    '/samples/elegant/therapist/art/none-0.svg',
    '/samples/elegant/therapist/index.html',
    '/samples/elegant/therapist/robots.txt',
    '/samples/elegant/therapist/../therapist/sitemap.xml',
    '/samples/elegant/toString',
  ])('is not at %s', async (path) => {
    const response = await visit(app + path)
    expect(response.status).toBe(404)
    const body = await response.text()
    expect(body).toContain('Nothing to see here')
    expect(body).not.toContain(editorPage)
  })
})
