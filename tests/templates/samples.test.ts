import { describe, expect, it } from 'vitest'
import { presetStyles } from '../../renderer/document/enumerations.ts'
import type { SectionOf, SectionType } from '../../renderer/document/section-types.ts'
import { linkHref } from '../../renderer/document/values/link.ts'
import { type WebsiteSettings, websiteSettings } from '../../renderer/document/website-settings.ts'
import { renderSite } from '../../renderer/render-site.ts'
import { pairsOf } from '../../renderer/styles/font-pairs.ts'
import { localComposer } from '../../scripts/local-composer.ts'
import { tradeFor } from '../../templates/match-trade.ts'
import { palettes } from '../../templates/palettes/palettes.ts'
import {
  findSampleBusiness,
  type SampleBusiness,
  sampleAnswers,
  sampleBusinesses,
  sampleLook,
} from '../../templates/samples.ts'
import { trades } from '../../templates/trade-list.ts'
import { composeCreation, readAnswers } from '../../worker/creation/compose.ts'
import { creationAnswers } from '../../worker/creation/schema.ts'
import { sampleWebsite } from '../../worker/pages/sample-website.ts'
import { offendersAmong } from '../harness/offenders.ts'

/** Phone numbers reserved for fiction by country. */
const fictional = {
  US: /^\(\d{3}\) 555-01\d\d$/,
  CA: /^\(\d{3}\) 555-01\d\d$/,
  GB: /^(?:01632 960 \d{3}|01(?:13|14|17) 496 0\d{3})$/,
  IE: /^020 91\d \d{4}$/,
  AU: /^\(0[2378]\) (?:5550|7010) \d{4}$/,
}

const samples = sampleBusinesses.map((sample) => [sample.slug, sample] as const)
const websiteOf = (style: (typeof presetStyles)[number], sample: SampleBusiness, film?: string) =>
  sampleWebsite(localComposer, style, sample, { film })

describe('the sample businesses', () => {
  it('include a recognizable business for each trade with samples', () => {
    const sampled = trades.filter(({ sample }) => sample)
    expect(sampleBusinesses.map(({ slug }) => slug)).toEqual(sampled.map(({ slug }) => slug))
    for (const { slug, activities, name } of sampleBusinesses) {
      expect(tradeFor({ activities, name }).slug).toBe(slug)
      expect(tradeFor({ activities }).slug).toBe(slug)
    }
  })

  it('match their trade in findSampleBusiness', () => {
    expect(findSampleBusiness('spa')?.trade).toBe('a spa')
    expect(findSampleBusiness('undertaker')).toBeUndefined()
  })

  it('come from five countries, and speak of themselves as “I” and as “we”', () => {
    expect(new Set(sampleBusinesses.map(({ country }) => country)).size).toBe(5)
    const says = (word: RegExp) => sampleBusinesses.filter(({ activities }) => word.test(activities)).length
    expect(says(/\bI(?:’m)?\b/)).toBeGreaterThan(5)
    expect(says(/\bwe\b/i)).toBeGreaterThan(8)
  })

  it.each(['name', 'phone', 'location', 'activities'] as const)('never have the same %s', (part) => {
    const values = sampleBusinesses.map((sample) => sample[part])
    expect(new Set(values).size).toBe(values.length)
  })

  it('share no line and no review', () => {
    const texts = sampleBusinesses.flatMap(({ typed, reviews }) => [...typed, ...reviews.map(({ text }) => text)])
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
  })

  it('include a phone number reserved for fiction, and three reviews', () => {
    for (const { phone, country, reviews } of sampleBusinesses) {
      expect(phone).toMatch(fictional[country])
      expect(reviews).toHaveLength(3)
    }
  })

  it('include prices, hours, people and an address that are all read correctly', async () => {
    expect(
      await offendersAmong(samples, async (sample) => {
        const { business, language } = await readAnswers(
          localComposer,
          creationAnswers.parse(sampleAnswers('Common', sample)),
        )
        expect(business.services.filter(({ price }) => price !== null).length).toBeGreaterThanOrEqual(3)
        expect(business.people.length).toBeGreaterThanOrEqual(1)
        expect(business.hours.periods.length).toBeGreaterThanOrEqual(1)
        expect(business.place.town).not.toBe('')
        expect(business.address.text).not.toBe('')
        expect(business.phones.map(({ number }) => number)).toEqual([sample.phone])
        expect(business.emails[0]?.address).toMatch(/^hello@[a-z]+(?:-[a-z]+)*\.example$/)
        expect(language).toBe(`en-${sample.country}`)
      }),
    ).toEqual([])
  })
})

describe('the samples’ look', () => {
  it('uses a font pair and a palette of the style', () => {
    for (const style of presetStyles) {
      const pairs = pairsOf(style).map(({ id }) => id)
      for (const business of sampleBusinesses) {
        const { fontPair, palette } = sampleLook(style, business)
        expect(pairs).toContain(fontPair)
        expect(palettes.find(({ id }) => id === palette)?.style).toBe(style)
      }
    }
  })

  it.each(presetStyles)('differs from trade to trade in %s', (style) => {
    expect(new Set(sampleBusinesses.map((business) => sampleLook(style, business).palette)).size).toBeGreaterThan(3)
  })
})

const contentOf = <T extends SectionType>(document: WebsiteSettings, type: T) =>
  document.sections.find((section): section is SectionOf<T> => section.type === type)
    ?.content as SectionOf<T>['content']

describe('the sample websites', () => {
  it('match a new website composed from the same answers', async () => {
    const sample = sampleBusinesses[0] as SampleBusiness
    const answers = creationAnswers.parse(sampleAnswers('Common', sample))
    const created = await composeCreation(localComposer, { answers, creationId: 'sample-plumber' })
    const shown = await websiteOf('Common', sample)
    const added = ['Header', 'CustomerReviews', 'Contact', 'Footer']
    const contents = ({ sections }: WebsiteSettings) =>
      sections.flatMap(({ type, content }) => (added.includes(type) ? [] : [[type, content]]))
    expect(contents(shown)).toEqual(contents(created))
    expect([shown.theme, shown.business]).toEqual([created.theme, created.business])
  })

  describe.each(presetStyles)('in %s', (style) => {
    it('form valid documents with each business’s facts', async () => {
      expect(
        await offendersAmong(samples, async (sample) => {
          const document = await websiteOf(style, sample)
          expect(websiteSettings.parse(document)).toEqual(document)
          expect([document.style, document.businessName]).toEqual([style, sample.name])
          expect(document.business.activities).toBe(sample.activities)
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

  describe('once published', () => {
    const business = sampleBusinesses[0] as SampleBusiness
    const pageOf = async (film?: string) =>
      (await renderSite(await websiteOf('Common', business, film), { origin: 'https://samples.example' })).files[
        'index.html'
      ]?.body ?? ''

    it('show people, prices and reviews without a sample mark on each', async () => {
      const page = await pageOf()
      expect(page).toContain('Hannah Wren')
      for (const amount of ['$140', '$165', '$1,450', '$85']) expect(page).toContain(amount)
      for (const { name } of business.reviews) expect(page).toContain(name)
      expect(page).not.toMatch(/\(Sample|sample bio/i)
    })

    it('say that they are samples, and exclude search engines', async () => {
      const page = await pageOf()
      expect(page).toMatch(/<title>[^<]*, a sample website<\/title>/)
      expect(page).toContain('A sample: an invented business')
      expect(page).toContain('<meta name="robots" content="noindex"/>')
    })
  })
})
