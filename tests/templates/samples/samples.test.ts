import { describe, expect, it } from 'vitest'
import { presetStyles } from '../../../renderer/document/enumerations.ts'
import { linkHref } from '../../../renderer/document/link.ts'
import { type WebsiteSettings, websiteSettings } from '../../../renderer/document/website-settings.ts'
import { renderSite } from '../../../renderer/render-site.ts'
import { unplacedFacts } from '../../../templates/compose/placed-facts.ts'
import { fontPairs } from '../../../templates/font-pairs/font-pairs.ts'
import { tradeFor } from '../../../templates/match-trade.ts'
import { palettes } from '../../../templates/palettes/palettes.ts'
import { sampleBusinesses } from '../../../templates/samples/sample-businesses.ts'
import { sampleLook } from '../../../templates/samples/sample-look.ts'
import { findSampleBusiness, sampleWebsite } from '../../../templates/samples/sample-website.ts'
import { trades } from '../../../templates/trade-list.ts'

const film = 'https://vimeo.com/1084537'

describe('the sample businesses', () => {
  it('are one for each industry pack, in its own words', () => {
    expect(sampleBusinesses.map(({ industry }) => industry).sort()).toEqual(trades.map(({ slug }) => slug).sort())
    for (const { industry, activities, name } of sampleBusinesses) {
      expect(tradeFor({ activities, name }).slug).toBe(industry)
    }
  })

  it.each(['name', 'phone', 'address', 'activities'] as const)('have each a %s of their own', (part) => {
    const values = sampleBusinesses.map((business) => business[part])
    expect(new Set(values).size).toBe(values.length)
  })

  it('have phone numbers that are kept for fiction', () => {
    const fictional = /^(\(\d{3}\) 555-01\d\d|01632 960 \d{3}|01(13|14|17) 496 0\d{3})$/
    for (const { phone } of sampleBusinesses) expect(phone).toMatch(fictional)
  })

  it('are found by their industry', () => {
    expect(findSampleBusiness('spa')?.trade).toBe('a spa')
    expect(findSampleBusiness('undertaker')).toBeUndefined()
  })
})

describe('the look of the samples', () => {
  it('is a font pair and a palette that there are, and one that suits the trade', () => {
    const [pairs, paints] = [fontPairs.map(({ id }) => id), palettes.map(({ id }) => id)]
    for (const style of presetStyles) {
      for (const business of sampleBusinesses) {
        const { fontPair, palette } = sampleLook(style, business)
        expect(pairs).toContain(fontPair)
        expect(paints).toContain(palette)
        expect(trades.find(({ slug }) => slug === business.industry)?.palettes).toContain(palette)
      }
    }
  })

  it.each(presetStyles)('differs from trade to trade in %s', (style) => {
    const worn = sampleBusinesses.map((business) => Object.values(sampleLook(style, business)).join(' '))
    expect(new Set(worn).size).toBeGreaterThan(sampleBusinesses.length / 3)
  })
})

describe.each(presetStyles)('the samples in %s', (style) => {
  it.each(sampleBusinesses.map((business) => [business.industry, business] as const))('%s', (_, business) => {
    const document = sampleWebsite(style, business)
    expect(websiteSettings.parse(document)).toEqual(document)
    expect([document.style, document.businessName]).toEqual([style, business.name])
    expect(unplacedFacts(document)).toEqual({ sentences: [], facts: [] })
    const { activities, hours, phones, emails } = document.business
    expect([activities, hours.note]).toEqual([business.activities, business.hours])
    expect(emails[0]?.address).toMatch(/^hello@[a-z-]+\.example$/)
    expect(linkHref({ type: 'Phone', value: phones[0]?.number ?? '' })).toMatch(/^tel:\d+$/)
    const types = document.sections.map(({ type }) => type)
    expect(types).toEqual(expect.arrayContaining(['Introduction', 'Services', 'Gallery', 'Contact', 'ImageBanner']))
  })
})

describe('a sample as visitors get it', () => {
  const business = sampleBusinesses[0] as (typeof sampleBusinesses)[number]
  const pageOf = async (document: WebsiteSettings) =>
    (await renderSite(document, { origin: 'https://samples.example' })).files['index.html']?.body ?? ''
  const sectionsIn = (page: string) => [...page.matchAll(/<(?:section|header|footer)[^>]* id="([a-z-]+)"/g)].length

  it('says what it is, and is kept out of search engines', async () => {
    const page = await pageOf(sampleWebsite('Common', business))
    expect(page).toMatch(/<title>[^<]*, a sample website<\/title>/)
    expect(page).toContain('A sample: an invented business')
    expect(page).toContain('<meta name="robots" content="noindex"/>')
  })

  it('has its film when there is one, and nothing in its place when there is none', async () => {
    const [without, all] = [
      await pageOf(sampleWebsite('Common', business)),
      await pageOf(sampleWebsite('Common', business, { film })),
    ]
    expect(all).toContain('https://player.vimeo.com/video/1084537')
    expect(without).not.toContain('vimeo')
    expect(sectionsIn(all)).toBe(sectionsIn(without) + 1)
  })
})
