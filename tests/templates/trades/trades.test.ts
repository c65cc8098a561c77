import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { SectionType } from '../../../renderer/document/section-types.ts'
import { photoPlaces } from '../../../templates/compose/photo-places.ts'
import { knownService } from '../../../templates/known-services.ts'
import { tradeFor } from '../../../templates/match-trade.ts'
import { inSpellingOf, tradeInSpellingOf } from '../../../templates/spelling.ts'
import { trades } from '../../../templates/trade-list.ts'
import { openingWords, tradeWords, tradeWordsOf } from '../../../templates/trade-words.ts'
import { unlisted } from '../../../templates/unlisted.ts'
import { composedSite, plumberFacts } from '../../harness/composed-site.ts'
import { offendersAmong } from '../../harness/offenders.ts'

const listed = trades.map((trade) => [trade.slug, trade] as const)

describe('the list of trades', () => {
  it('matches the files in templates/trades one to one', () => {
    const files = readdirSync(new URL('../../../templates/trades', import.meta.url))
    expect(files.toSorted()).toEqual(trades.map(({ slug }) => `${slug}.ts`).toSorted())
  })

  it('contains no pictures, services or search terms for an unknown trade', () => {
    expect(unlisted).toMatchObject({ slug: '', trade: '', pictures: null, services: [], searchTerms: [] })
  })

  it('contains two or three styles for every trade', async () => {
    const offenders = await offendersAmong([['unlisted', unlisted] as const, ...listed], (trade) => {
      expect(new Set(trade.styles).size).toBe(trade.styles.length)
    })
    expect(offenders).toEqual([])
  })

  it('contains services that can each be found by their own name', async () => {
    const offenders = await offendersAmong(listed, (trade) => {
      for (const { name } of trade.services) expect(knownService(trade, name)?.name).toBe(name)
    })
    expect(offenders).toEqual([])
  })

  it('repeats no icon within a trade', async () => {
    const offenders = await offendersAmong(listed, ({ services }) => {
      const icons = services.flatMap(({ icon = [] }) => icon)
      expect(icons.filter((icon, index) => icons.indexOf(icon) !== index)).toEqual([])
    })
    expect(offenders).toEqual([])
  })

  it('repeats no picture description within a trade', async () => {
    const offenders = await offendersAmong(listed, ({ services, pictures }) => {
      const ofServices = services.flatMap(({ picture }) => (picture ? [picture] : []))
      const shown = pictures ? [...ofServices, ...pictures.banners, pictures.hero].map(([, text]) => text) : []
      expect(shown.filter((text, index) => shown.indexOf(text) !== index)).toEqual([])
    })
    expect(offenders).toEqual([])
  })

  it('contains searches for the top, a banner and a gallery of six for every trade with photos', async () => {
    const withPhotos = listed.filter(([, { pictures }]) => pictures)
    const sections: SectionType[] = ['Introduction', 'Gallery', 'ImageBanner', 'Contact']
    const offenders = await offendersAmong(withPhotos, ({ slug }) => {
      const places = photoPlaces(composedSite({ facts: { ...plumberFacts, trade: { slug } }, sections }), sections)
      expect(places.slice(0, 3).map(({ id }) => id)).toEqual(['introduction', 'image-banner', 'picture-1'])
      expect(places).toHaveLength(8)
    })
    expect(offenders).toEqual([])
  })
})

describe('a trade’s words', () => {
  it('exist for every trade with sample websites', () => {
    const sampled = trades.filter(({ sample }) => sample)
    expect(Object.keys(tradeWords).toSorted()).toEqual(sampled.map(({ slug }) => slug).toSorted())
  })

  it('include a name by which the trade is recognized', async () => {
    expect(
      await offendersAmong(listed, ({ slug, trade }) => {
        expect(tradeFor({ activities: `${trade} in Leeds`, name: `Hartley ${trade}` }).slug).toBe(slug)
      }),
    ).toEqual([])
  })

  it('suffice to recognize the trade', async () => {
    expect(
      await offendersAmong(Object.entries(tradeWords), (words, slug) => {
        expect(tradeFor({ activities: words }).slug).toBe(slug)
      }),
    ).toEqual([])
  })

  it('start with a capital at the start of a sentence, and are blank for an unknown trade', () => {
    expect(openingWords('barber-shop')).toBe('Barber shop')
    expect(openingWords('toString')).toBe('')
    expect(tradeWordsOf('')).toBe('')
  })
})

describe('a country’s spelling', () => {
  describe('in the product’s own words', () => {
    it.each([
      ['US', 'Tire Shop with colors', 'Tire Shop with colors'],
      ['', 'Tire Shop with colors', 'Tire Shop with colors'],
      ['DE', 'Tire Shop with colors', 'Tire Shop with colors'],
      ['GB', 'Tire Shop with colors', 'Tyre Shop with colours'],
      ['IE', 'Takeout near the center', 'Takeaway near the centre'],
      ['CA', 'Tire shop, color and center', 'Tire shop, colour and centre'],
      ['CA', 'Real Estate Agent', 'Real Estate Agent'],
      ['CA', 'Physical Therapist', 'Physiotherapist'],
      ['AU', 'Real Estate Agent', 'Real Estate Agent'],
      ['NZ', 'Physical Therapist', 'Physiotherapist'],
      ['ZA', 'Real Estate Agent', 'Estate Agent'],
      ['IN', 'Secondhand tires', 'Secondhand tyres'],
      ['GB', 'The front door of a condo', 'The front door of an apartment'],
      ['GB', 'Colorado', 'Colorado'],
    ])('applies for %j to: %s', (country, text, spelled) => {
      expect(inSpellingOf(country, text)).toBe(spelled)
    })
  })

  it('doesn’t change matching and search words in any country', async () => {
    expect(
      await offendersAmong(
        trades.map((trade) => [trade.slug, trade] as const),
        (trade) => {
          const other = tradeInSpellingOf('GB', trade)
          expect(other.matches).toBe(trade.matches)
          expect(other.services.map(({ also }) => also)).toEqual(trade.services.map(({ also }) => also))
          expect(other.pictures?.gallery.map(([phrase]) => phrase)).toEqual(
            trade.pictures?.gallery.map(([phrase]) => phrase),
          )
        },
      ),
    ).toEqual([])
  })
})
