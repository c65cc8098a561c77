import { brotliCompressSync, constants } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { presetStyles } from '../../../renderer/document/enumerations.ts'
import { type RenderedSite, renderSite } from '../../../renderer/render-site.ts'
import { consentPage, fullDocument, fullPage } from '../../sites-in-browser/sample-sites.ts'
import { knownBusiness } from '../fixtures/known-business.ts'
import { drawnSite } from './drawn-site.ts'
import { origin } from './read-page.ts'

/** What fits into the first round trip of a connection. */
const oneRoundTrip = 14_336
const textOf = ({ files }: RenderedSite) => files['index.html']?.body ?? ''
const sent = (text: string) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
const scripts = (text: string) =>
  [...text.matchAll(/<script(?![^>]*ld\+json)[^>]*>(.*?)<\/script>/gs)].map(([, code = '']) => code)

describe.each(presetStyles)('the page of thirteen sections in %s', (style) => {
  it('arrives whole in one round trip, its styles and the form included, and without a script', async () => {
    const text = textOf(await fullPage(style))
    expect(text.match(/data-section=/g)).toHaveLength(13)
    expect(sent(text)).toBeLessThanOrEqual(oneRoundTrip)
    expect(scripts(text)).toEqual([])
    expect(text).not.toMatch(/rel="stylesheet"|@import/)
  })

  it('does so with an icon and a card that were drawn for it', async () => {
    const document = fullDocument(style)
    const pictures = { ...document.settings, drawn: drawnSite.settings.drawn }
    const page = await renderSite({ ...document, settings: pictures }, { origin, formEndpoint: '/_/contact' })
    expect(textOf(page)).toContain('og:image:width')
    expect(sent(textOf(page))).toBeLessThanOrEqual(oneRoundTrip)
  })

  it('does so with all that a page shows of a business, its prices as a list too', async () => {
    const document = fullDocument(style)
    const sections = document.sections.map((section) =>
      section.type === 'Services'
        ? { ...section, content: { ...section.content, layout: 'PriceList' as const } }
        : section,
    )
    for (const known of [document, { ...document, sections }]) {
      const page = await renderSite({ ...known, business: knownBusiness }, { origin, formEndpoint: '/_/contact' })
      expect(textOf(page)).toContain('class="facts')
      expect(sent(textOf(page))).toBeLessThanOrEqual(oneRoundTrip)
    }
  })

  it('does so with the cookie notice and the measurement too, whose script is at most 1,024 bytes', async () => {
    const text = textOf(await consentPage(style))
    expect(sent(text)).toBeLessThanOrEqual(oneRoundTrip)
    const [script = '', ...others] = scripts(text)
    expect(others).toEqual([])
    expect(Buffer.byteLength(script)).toBeLessThanOrEqual(1024)
  })
})
