import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  cornerStyles,
  fontWeights,
  introductionLayouts,
  presetStyles,
  shadows,
} from '../../../renderer/document/enumerations.ts'
import { type WebsiteSettings, websiteSettings } from '../../../renderer/document/website-settings.ts'
import { type RenderedSite, renderSite } from '../../../renderer/render-site.ts'
import { complaintsAbout } from '../../harness/valid-html.ts'
import { everyOption, variant, variantCount } from '../../sites-in-browser/sample-sites.ts'
import { fullSite } from '../fixtures/full-site.ts'
import { anySite, runs } from './arbitrary-site.ts'
import { origin, ownMarkup, readMarkup } from './own-markup.ts'

const own = await ownMarkup()
const pagesOf = ({ files }: RenderedSite) => Object.keys(files).filter((path) => path.endsWith('.html'))
const textOf = (site: RenderedSite, path: string) => site.files[path]?.body ?? ''
/** Encodes as sent: a lone surrogate becomes the replacement character. */
const sent = (text: string) => new TextDecoder().decode(new TextEncoder().encode(text))
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Runs a check on the pages of random documents. */
const forAnySite = (check: (site: RenderedSite, document: WebsiteSettings) => void | Promise<void>, usual: number) =>
  fc.assert(
    fc.asyncProperty(anySite, fc.boolean(), async (document, withForm) => {
      const live = withForm ? { formEndpoint: '/_/contact', pings: true } : {}
      await check(await renderSite(document, { origin, ...live }), document)
    }),
    runs(usual),
  )

describe('any document’s page', { timeout: 3_600_000 }, () => {
  it('consists of the template’s elements and attributes, with safe links (property)', () =>
    forAnySite((site) => {
      for (const page of pagesOf(site)) {
        const { tags, text } = readMarkup(textOf(site, page))
        expect(text).not.toMatch(/[<>]/)
        for (const { name, attributes } of tags) {
          const known = own.get(name)
          expect(known, `an element of the template: ${name}`).toBeDefined()
          for (const [key, value] of Object.entries(attributes)) {
            expect(known?.has(key), `an attribute of the template: ${name} ${key}`).toBe(true)
            expectAddress(key, value)
          }
        }
      }
    }, 40))

  it('contains only the product’s style sheets and scripts, listed in the policy (property)', () =>
    forAnySite((site, { settings }) => {
      const policy = site.headers['Content-Security-Policy'] ?? ''
      for (const page of pagesOf(site)) {
        const { raw } = readMarkup(sent(textOf(site, page)))
        const styles = raw.filter(({ name }) => name === 'style')
        const allowed = /style-src ([^;]+);/.exec(policy)?.[1]?.split(' ')
        expect(styles.map(({ text }) => hashOf(text))).toEqual(page === 'index.html' ? allowed?.slice(0, 1) : allowed)
        const scripts = raw.filter(({ name }) => name === 'script')
        const [data, code] = [scripts.filter(isData), scripts.filter((script) => !isData(script))]
        const described = page === 'thanks/index.html' || (page === 'index.html' && settings.searchIndexing)
        expect(data).toHaveLength(described ? 1 : 0)
        for (const { text } of data) expect(JSON.parse(text)).toHaveProperty('@context', 'https://schema.org')
        const consented = settings.cookieBanner.enabled || settings.analyticsId !== ''
        expect(code).toHaveLength(page === 'index.html' && consented ? 1 : 0)
        for (const { text } of code) {
          expect(policy).toContain(`script-src ${hashOf(text)}`)
          expect(Buffer.byteLength(text)).toBeLessThanOrEqual(1024)
        }
      }
      expect(policy).not.toContain('unsafe')
      for (const value of Object.values(site.headers)) expect(value).toMatch(/^[\x20-\x7e]+$/)
    }, 20))

  it('never contains undefined, NaN or [object Object] (property)', () =>
    forAnySite((site) => {
      for (const { body } of Object.values(site.files)) expect(body).not.toMatch(/undefined|\bNaN\b|\[object /)
    }, 16))

  it('contains plain Markdown without control or bidirectional characters (property)', () =>
    forAnySite((site) => {
      for (const path of ['index.md', 'llms.txt', 'robots.txt', 'sitemap.xml']) {
        const text = textOf(site, path)
        expect(text).not.toMatch(unruly)
        expect(text).not.toMatch(/^\s*<(?!https:|\?xml|urlset)/m)
      }
    }, 16))

  it('renders identically each time, and after storing the document (property)', () =>
    fc.assert(
      fc.asyncProperty(anySite, async (document) => {
        const site = await renderSite(document, { origin })
        expect(await renderSite(structuredClone(document), { origin })).toEqual(site)
        const read = websiteSettings.parse(JSON.parse(JSON.stringify(document)))
        expect(JSON.stringify(read)).toBe(JSON.stringify(document))
        expect(await renderSite(read, { origin })).toEqual(site)
      }),
      runs(10),
    ))
})

/** Control characters except line feeds, lone surrogates, other line separators, and bidirectional controls. */
const unruly = /[^\P{Cc}\n]|\p{Cs}|[\u2028\u2029\u202a-\u202e\u2066-\u2069]/u

const isData = ({ attributes }: { attributes: Record<string, string> }) => attributes.type === 'application/ld+json'

/** Checks values that a browser would follow or load. */
function expectAddress(key: string, value: string) {
  if (key === 'href')
    expect(value).toMatch(/^(https?:\/\/[^\s]+|mailto:[^\s]+|tel:\+?\d+|#[a-z][a-z0-9-]*|\/(?!\/).*)$/i)
  if (key === 'src') expect(value).toMatch(/^(https:\/\/|\/(?!\/))/)
  if (key === 'action') expect(value).toBe('/_/contact')
  if (key === 'ping') expect(value).toMatch(/^\/_\/ping\/(call|mail|booking)$/)
  if (key === 'srcSet' || key === 'srcset')
    for (const part of value.split(', ')) expect(part).toMatch(/^(https:\/\/|\/(?!\/))\S*( \d+w)?$/)
}

async function expectValid(document: WebsiteSettings, filledIn: boolean) {
  const { files } = await renderSite(document, { origin, formEndpoint: '/_/contact', pings: true })
  for (const [path, { body }] of Object.entries(files))
    if (path.endsWith('.html')) expect(await complaintsAbout(body, { filledIn })).toEqual([])
}

describe('HTML validation', { timeout: 3_600_000 }, () => {
  it.each(presetStyles)('accepts the full site in %s', (style) => expectValid({ ...fullSite, style }, true))

  it('accepts any document (property)', () =>
    fc.assert(
      fc.asyncProperty(anySite, (document) => expectValid(document, false)),
      runs(15),
    ))
})

const variants = Array.from({ length: variantCount(fullSite) }, (_, turn) => variant(fullSite, turn))
const valueAt = (document: unknown, path: string[]) =>
  path.reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], document)

describe('the option variants', () => {
  it('parse as documents', () => {
    for (const document of variants) expect(websiteSettings.safeParse(document).error).toBeUndefined()
  })

  it('cover every value of every option', () => {
    const options = everyOption(fullSite)
    expect(options.length).toBeGreaterThan(100)
    for (const { path, values } of options) {
      const had = new Set(variants.map((document) => valueAt(document, path)))
      for (const value of values) expect(had.has(value), `${path.join('.')} ${value}`).toBe(true)
    }
  })

  it('include options that were found automatically', () => {
    const valuesOf = (end: string) => everyOption(fullSite).find(({ path }) => path.join('.').endsWith(end))?.values
    expect(valuesOf('theme.buttonCorners')).toEqual([...cornerStyles])
    expect(valuesOf('titleFont.weight')).toEqual(Object.keys(fontWeights))
    expect(valuesOf('design.shadow')).toEqual([...shadows])
    expect(valuesOf('design.opacity')).toEqual([0, 0.8])
    expect(valuesOf('design.border.thickness')).toEqual([1, 2, 4, 8])
    expect(valuesOf('content.height')).toEqual([160, 640])
    expect(valuesOf('content.layout')).toEqual(['Auto', ...introductionLayouts])
    expect(valuesOf('content.logoType')).toEqual(['Text', 'Image', 'ImageAndText'])
    expect(valuesOf('content.logoSize')).toEqual([24, 96])
    expect(valuesOf('content.fixed')).toEqual([false, true])
  })
})
