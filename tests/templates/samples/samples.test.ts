import { describe, expect, it } from 'vitest'
import { presetStyles } from '../../../renderer/document/enumerations.ts'
import { linkHref } from '../../../renderer/document/link.ts'
import type { SectionOf, SectionType } from '../../../renderer/document/section-types.ts'
import { type WebsiteSettings, websiteSettings } from '../../../renderer/document/website-settings.ts'
import { renderSite } from '../../../renderer/render-site.ts'
import { fontPairs } from '../../../templates/font-pairs.ts'
import { palettes } from '../../../templates/palettes/palettes.ts'
import { sampleBusinesses } from '../../../templates/samples/sample-businesses.ts'
import { findSampleBusiness, sampleLook, sampleWebsite } from '../../../templates/samples/sample-website.ts'
import { trades } from '../../../templates/trade-list.ts'
import { offendersAmong } from '../../harness/offenders.ts'

const contentOf = <T extends SectionType>(document: WebsiteSettings, type: T) =>
  document.sections.find((section): section is SectionOf<T> => section.type === type)
    ?.content as SectionOf<T>['content']
const film = 'https://vimeo.com/1084537'

it('finds a sample business by its trade', () => {
  expect(findSampleBusiness('spa')?.trade).toBe('a spa')
  expect(findSampleBusiness('undertaker')).toBeUndefined()
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
  it('are valid websites that say what each business says', async () => {
    const samples = sampleBusinesses.map((sample) => [sample.industry, sample] as const)
    expect(
      await offendersAmong(samples, (sample) => {
        const document = sampleWebsite(style, sample)
        expect(websiteSettings.parse(document)).toEqual(document)
        expect([document.style, document.businessName]).toEqual([style, sample.name])
        expect(document.business.activities).toBe(sample.activities)
        expect(document.settings.language).toBe(`en-${sample.place.country}`)
        const ids = document.sections.map(({ id }) => id)
        expect(new Set(ids).size).toBe(ids.length)

        const types = document.sections.map(({ type }) => type)
        expect(types.at(-1)).toBe('Footer')
        for (const type of ['Services', 'CustomerReviews', 'Contact'] as const) expect(types).toContain(type)
        expect(types).not.toContain('Video')
        expect(linkHref(contentOf(document, 'Contact').button)).toMatch(/^mailto:hello@[a-z-]+\.example$/)
        expect(contentOf(document, 'CustomerReviews').items.map(({ paragraph }) => paragraph)).toEqual(
          sample.reviews.map(({ text }) => text),
        )
      }),
    ).toEqual([])
  })
})

describe('a sample as visitors get it', () => {
  const business = sampleBusinesses[0] as (typeof sampleBusinesses)[number]
  const pageOf = async (document: WebsiteSettings) =>
    (await renderSite(document, { origin: 'https://samples.example' })).files['index.html']?.body ?? ''
  const sectionsIn = (page: string) => [...page.matchAll(/<(?:section|header|footer)[^>]* id="([a-z-]+)"/g)].length

  it('shows its people, its prices and its reviews, without calling them samples one by one', async () => {
    const page = await pageOf(sampleWebsite('Common', business))
    for (const { name } of business.business.people ?? []) expect(page).toContain(name)
    for (const amount of ['$140', '$165', '$1,450', '$85']) expect(page).toContain(amount)
    for (const { name } of business.reviews) expect(page).toContain(name)
    expect(page).not.toMatch(/\(Sample|sample bio/i)
  })

  it('says what it is, and is kept out of search engines', async () => {
    const page = await pageOf(sampleWebsite('Common', business))
    expect(page).toMatch(/<title>[^<]*, a sample website<\/title>/)
    expect(page).toContain('A sample: an invented business')
    expect(page).toContain('<meta name="robots" content="noindex"/>')
  })

  it('shows a film only where there is one', async () => {
    const [without, all] = [
      await pageOf(sampleWebsite('Common', business)),
      await pageOf(sampleWebsite('Common', business, { film })),
    ]
    expect(all).toContain('https://player.vimeo.com/video/1084537')
    expect(without).not.toContain('vimeo')
    expect(sectionsIn(all)).toBe(sectionsIn(without) + 1)
  })
})
