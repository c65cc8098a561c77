import { describe, expect, it } from 'vitest'
import { type Business, business } from '../../renderer/document/business.ts'
import { presetStyles } from '../../renderer/document/enumerations.ts'
import type { SectionOf, SectionType } from '../../renderer/document/section-types.ts'
import { linkHref } from '../../renderer/document/values/link.ts'
import { type WebsiteSettings, websiteSettings } from '../../renderer/document/website-settings.ts'
import { renderSite } from '../../renderer/render-site.ts'
import { pairsOf } from '../../renderer/styles/font-pairs.ts'
import { tradeFor } from '../../templates/match-trade.ts'
import { palettes } from '../../templates/palettes/palettes.ts'
import { findSampleBusiness, sampleBusinesses, sampleLook, sampleWebsite } from '../../templates/samples.ts'
import { trades } from '../../templates/trade-list.ts'
import { offendersAmong } from '../harness/offenders.ts'

/** Numbers that each country keeps for fiction. */
const fictional = {
  US: /^\(\d{3}\) 555-01\d\d$/,
  CA: /^\(\d{3}\) 555-01\d\d$/,
  GB: /^(?:01632 960 \d{3}|01(?:13|14|17) 496 0\d{3})$/,
  IE: /^020 91\d \d{4}$/,
  AU: /^\(0[2378]\) (?:5550|7010) \d{4}$/,
}
const signs = { USD: '$', CAD: '$', AUD: '$', GBP: '£', EUR: '€' }

const numbersIn = (text: string) => text.match(/\d+(?:[.,:]\d+)*/g) ?? []
const plain = (number: string) => number.replaceAll(',', '')

/** Every number that facts say, times also as people write them: '17:00' is 5, and noon is 12. */
function numbersOf(facts: Business): Set<string> {
  const times = facts.hours.periods
    .flatMap(({ opens, closes }) => [opens, closes])
    .flatMap((time) => {
      const [hour = 0, minute = '00'] = [Number(time.slice(0, 2)), time.slice(3)]
      return [hour, hour % 12 || 12].flatMap((one) => [`${one}`, `${one}:${minute}`, `${one}.${minute}`])
    })
  const { services, people, credentials, areas, audience, terms, since } = facts
  const prices = services.flatMap(({ price }) =>
    price
      ? [price.amount, price.to].flatMap((amount) => (amount === null ? [] : [`${amount}`, amount.toFixed(2)]))
      : [],
  )
  const texts = [
    ...services.flatMap(({ name, duration, note }) => [name, duration, note]),
    ...people.map(({ about }) => about),
    ...credentials.map(({ name }) => name),
    ...areas.map(({ name }) => name),
    ...[...audience, ...terms].map(({ text }) => text),
    `${since?.year ?? ''} ${since?.years ?? ''}`,
  ]
  return new Set([...times, ...prices, ...texts.flatMap(numbersIn)].map(plain))
}

describe('the facts of the samples', () => {
  it('include a recognizable business for each trade with samples', () => {
    const sampled = trades.filter(({ sample }) => sample)
    expect(sampleBusinesses.map(({ slug }) => slug)).toEqual(sampled.map(({ slug }) => slug))
    for (const { slug, activities, name } of sampleBusinesses) {
      expect(tradeFor({ activities, name }).slug).toBe(slug)
      expect(tradeFor({ activities }).slug).toBe(slug)
    }
  })

  it('has businesses of five countries, in the first person singular and plural', () => {
    expect(new Set(sampleBusinesses.map(({ place }) => place.country)).size).toBe(5)
    const says = (word: RegExp) => sampleBusinesses.filter(({ activities }) => word.test(activities)).length
    expect(says(/\bI(?:’m)?\b/)).toBeGreaterThan(5)
    expect(says(/\bwe\b/i)).toBeGreaterThan(8)
  })

  it.each(['name', 'phone', 'address', 'activities'] as const)('never gives two of them the same %s', (part) => {
    const values = sampleBusinesses.map((sample) => sample[part])
    expect(new Set(values).size).toBe(values.length)
  })

  it('shares no sentence and no review between two of them', () => {
    const said = sampleBusinesses.flatMap(({ said: sentences, reviews }) =>
      [...sentences, ...reviews].map(({ text }) => text.trim().toLowerCase()),
    )
    const times = /\b(?:mon|tue|weekday|week|sat)/
    const texts = said.filter((text) => !times.test(text))
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
  })

  describe('every sample business', () => {
    it('has prices, hours, people, terms and three reviews', async () => {
      expect(
        await offendersAmong(samples, ({ sample, facts }) => {
          expect(facts.services.filter(({ price }) => price !== null).length).toBeGreaterThanOrEqual(3)
          expect(facts.services.length).toBeLessThanOrEqual(10)
          expect(facts.people.length).toBeGreaterThanOrEqual(1)
          expect(facts.hours.periods.length).toBeGreaterThanOrEqual(1)
          expect(facts.terms.length).toBeGreaterThanOrEqual(1)
          expect([...sample.reviews]).toHaveLength(3)
        }),
      ).toEqual([])
    })

    it('keeps every number of its words in its facts or its sentences', async () => {
      expect(
        await offendersAmong(samples, ({ sample, facts }) => {
          const known = numbersOf(facts)
          const shown = new Set(
            facts.sentences.filter(({ covered }) => !covered).flatMap(({ text }) => numbersIn(text).map(plain)),
          )
          const lost = numbersIn(sample.activities)
            .map(plain)
            .filter((number) => !known.has(number) && !shown.has(number))
          expect(lost).toEqual([])
        }),
      ).toEqual([])
    })

    it('states only facts that its words say', async () => {
      expect(
        await offendersAmong(samples, ({ sample, facts }) => {
          const words = sample.activities.toLowerCase()
          const sign = facts.services.map(({ price }) => price && signs[price.currency as keyof typeof signs])
          for (const one of sign) if (one) expect(/[$£€]/.test(words) ? words : one).toContain(one)
          for (const { name } of facts.areas) expect(words).toContain(name.toLowerCase())
          for (const { name } of facts.people) expect(words).toContain((name.split(' ')[0] ?? '').toLowerCase())
          for (const { text } of facts.terms) expect(plainWords(words)).toContain(plainWords(text.toLowerCase()))
          for (const { name, price } of facts.services) {
            for (const word of name.toLowerCase().match(/\p{L}{4,}/gu) ?? []) expect(words).toContain(word)
            if (price && price.amount > 0)
              expect(numbersIn(words).map((one) => Number(plain(one)))).toContain(price.amount)
          }
        }),
      ).toEqual([])
    })

    it('says each sentence in order, with facts that exist', async () => {
      expect(
        await offendersAmong(samples, ({ sample, facts }) => {
          const ids = new Set(
            [facts.people, facts.credentials, facts.services, facts.areas, facts.languages, facts.audience, facts.terms]
              .flat()
              .map(({ id }) => id),
          )
          const singles = new Set(['trade', 'since', 'hours'])
          expect(facts.sentences.map(({ text }) => text).join(' ')).toBe(sample.activities.replaceAll('\n', ' '))
          const said = facts.sentences.flatMap((sentence) => sentence.facts)
          for (const id of said) expect(ids.has(id) || singles.has(id), id).toBe(true)
          for (const id of ids) expect(said).toContain(id)
        }),
      ).toEqual([])
    })

    it('has a phone number that is kept for fiction, and an email address that reaches nobody', async () => {
      expect(
        await offendersAmong(samples, ({ sample, facts }) => {
          expect(sample.phone).toMatch(fictional[sample.place.country])
          expect(facts.emails[0]?.address).toMatch(/^hello@[a-z]+(?:-[a-z]+)*\.example$/)
        }),
      ).toEqual([])
    })
  })
})

const samples = sampleBusinesses.map(
  (sample) => [sample.slug, { sample, facts: business.parse(sample.business) }] as const,
)

const plainWords = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()

const contentOf = <T extends SectionType>(document: WebsiteSettings, type: T) =>
  document.sections.find((section): section is SectionOf<T> => section.type === type)
    ?.content as SectionOf<T>['content']
const film = 'https://vimeo.com/1084537'

describe('sample websites', () => {
  it('finds a sample business by its trade', () => {
    expect(findSampleBusiness('spa')?.trade).toBe('a spa')
    expect(findSampleBusiness('undertaker')).toBeUndefined()
  })

  describe('the look of the samples', () => {
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
      const worn = sampleBusinesses.map((business) => Object.values(sampleLook(style, business)).join(' '))
      expect(new Set(worn).size).toBeGreaterThan(4)
    })
  })

  describe.each(presetStyles)('the samples in %s', (style) => {
    it('are valid websites that say what each business says', async () => {
      const samples = sampleBusinesses.map((sample) => [sample.slug, sample] as const)
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
})
