import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fontPairs } from '../../../templates/font-pairs.ts'
import { knownService } from '../../../templates/known-services.ts'
import { tradeFor } from '../../../templates/match-trade.ts'
import { palettes } from '../../../templates/palettes.ts'
import { inSpellingOf, tradeInSpellingOf } from '../../../templates/spelling.ts'
import { trades } from '../../../templates/trade-list.ts'
import { openingWords, tradeWords, tradeWordsOf } from '../../../templates/trade-words.ts'
import { unlisted } from '../../../templates/unlisted.ts'
import { composedSite, plumberFacts } from '../../harness/composed-site.ts'
import { offendersAmong } from '../../harness/offenders.ts'

const listed = trades.map((trade) => [trade.slug, trade] as const)

describe('the list of trades', () => {
  it('keeps one file for each trade, and nothing else, in templates/trades', () => {
    const files = readdirSync(new URL('../../../templates/trades', import.meta.url))
    expect(files.toSorted()).toEqual(trades.map(({ slug }) => `${slug}.ts`).toSorted())
  })

  it('has no pictures, services or search terms for a trade it does not know', () => {
    expect(unlisted).toMatchObject({ slug: '', trade: '', pictures: null, services: [], searchTerms: [] })
  })

  it('names four different palettes and font pairs that exist for every trade', async () => {
    const ids = { palettes: palettes.map(({ id }) => id), fontPairs: fontPairs.map(({ id }) => id) }
    const offenders = await offendersAmong([['unlisted', unlisted] as const, ...listed], (trade) => {
      for (const kind of ['palettes', 'fontPairs'] as const) {
        expect(new Set<string>(trade[kind]).size, kind).toBeGreaterThanOrEqual(4)
        expect(new Set<string>(trade[kind]).size, kind).toBe(trade[kind].length)
        expect(ids[kind]).toEqual(expect.arrayContaining([...trade[kind]]))
      }
    })
    expect(offenders).toEqual([])
  })

  it('knows every service of a trade by its own name', async () => {
    const offenders = await offendersAmong(listed, (trade) => {
      for (const { name } of trade.services) expect(knownService(trade, name)?.name).toBe(name)
    })
    expect(offenders).toEqual([])
  })

  it('describes every picture of a trade differently', async () => {
    const offenders = await offendersAmong(listed, ({ services, pictures }) => {
      const ofServices = services.flatMap(({ picture }) => (picture ? [picture] : []))
      const shown = pictures ? [...ofServices, ...pictures.banners, pictures.hero].map(([, text]) => text) : []
      expect(shown.filter((text, index) => shown.indexOf(text) !== index)).toEqual([])
    })
    expect(offenders).toEqual([])
  })

  it('composes a page with a hero, a banner and six gallery pictures, all different, for every drawn trade', async () => {
    const drawnTrades = listed.filter(([, { pictures }]) => pictures)
    const offenders = await offendersAmong(drawnTrades, ({ slug }) => {
      const page = composedSite({
        facts: { ...plumberFacts, trade: { slug } },
        sections: ['Introduction', 'Gallery', 'ImageBanner', 'Contact'],
      })
      const drawn = page.sections.flatMap(({ type, content }) => {
        if (type === 'Gallery') return content.items.map(({ image }) => image?.description)
        return type === 'Introduction' || type === 'ImageBanner' ? [content.image?.description] : []
      })
      expect(drawn).not.toContain(undefined)
      expect(new Set(drawn).size).toBe(8)
    })
    expect(offenders).toEqual([])
  })
})

describe('the words of a trade', () => {
  it('include every trade with sample websites', () => {
    const sampled = trades.filter(({ sample }) => sample)
    expect(Object.keys(tradeWords).toSorted()).toEqual(sampled.map(({ slug }) => slug).toSorted())
  })

  it('recognizes every trade by its name', async () => {
    expect(
      await offendersAmong(listed, ({ slug, trade }) => {
        expect(tradeFor({ activities: `${trade} in Leeds`, name: `Hartley ${trade}` }).slug).toBe(slug)
      }),
    ).toEqual([])
  })

  it('recognizes every trade in its own words', async () => {
    expect(
      await offendersAmong(Object.entries(tradeWords), (words, slug) => {
        expect(tradeFor({ activities: words }).slug).toBe(slug)
      }),
    ).toEqual([])
  })

  it('capitalizes a trade’s words at the beginning of a sentence, and has none for an unknown trade', () => {
    expect(openingWords('barber-shop')).toBe('Barber shop')
    expect(openingWords('toString')).toBe('')
    expect(tradeWordsOf('')).toBe('')
  })
})

describe('the spelling of a country', () => {
  describe('our own words', () => {
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
    ])('are written as in %j: %s', (country, text, spelled) => {
      expect(inSpellingOf(country, text)).toBe(spelled)
    })
  })

  it('keeps the words a trade is recognized and drawn by, whatever the country', async () => {
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
