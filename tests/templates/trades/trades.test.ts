import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fontPairs } from '../../../templates/font-pairs/font-pairs.ts'
import { palettes } from '../../../templates/palettes/palettes.ts'
import { trades } from '../../../templates/trade-list.ts'
import { unlisted } from '../../../templates/unlisted/unlisted.ts'
import { textsIn, wordsIn } from '../measure.ts'

const claim =
  /\bsince\b|\b\d+\s*years|[$£€]\s*\d|\d\s*%|licensed|insured|certified|qualified|accredited|guarantee|24.?(?:\/7|hours?)|same[- ]day|no\. ?1|number one|\bfree\b|family[- ](?:run|owned)|award|trusted|expert|\bbest\b|affordable|reliable|friendly/i

it('keeps one file for each trade, and nothing else, in templates/trades', () => {
  const files = readdirSync(new URL('../../../templates/trades', import.meta.url))
  expect(files.toSorted()).toEqual(trades.map(({ slug }) => `${slug}.ts`).toSorted())
})

it('has no pictures, services or search terms for a trade it does not know', () => {
  expect(unlisted).toMatchObject({ slug: '', trade: '', pictures: null, services: [], searchTerms: [] })
})

describe.each([unlisted, ...trades].map((trade) => [trade.slug || 'unlisted', trade] as const))('%s', (_, trade) => {
  it('knows which looks suit it', () => {
    for (const [suits, known] of [
      [trade.palettes, palettes],
      [trade.fontPairs, fontPairs],
    ] as const) {
      expect(suits.length).toBeGreaterThanOrEqual(4)
      expect(new Set(suits).size).toBe(suits.length)
      for (const id of suits) expect(known.map((one) => one.id)).toContain(id)
    }
  })

  it('has enough parts of names and enough ideas, none of them twice', () => {
    const { words, endings, whole } = trade.names
    expect(words.length).toBeGreaterThanOrEqual(16)
    expect(endings.length).toBeGreaterThanOrEqual(5)
    expect(whole.length).toBeGreaterThanOrEqual(8)
    for (const list of [words, endings, whole, trade.ideas]) expect(new Set(list).size).toBe(list.length)
    for (const name of whole) expect(name.length, name).toBeLessThanOrEqual(48)
    expect(trade.ideas.length).toBeGreaterThanOrEqual(14)
    for (const idea of trade.ideas) expect(wordsIn(idea), idea).toBeLessThanOrEqual(8)
  })

  it('keeps button labels short', () => {
    for (const label of [trade.callToAction, trade.servicesLabel, ...Object.values(trade.navigation ?? {})]) {
      expect(label.length).toBeGreaterThan(0)
      expect(label.length, label).toBeLessThanOrEqual(28)
    }
  })

  it('holds no claim and no sentence for a page', () => {
    const shown = textsIn({
      trade: trade.trade,
      services: trade.services.map(({ name, picture: [, description] }) => [name, description]),
      pictures: trade.pictures ?? {},
      labels: [trade.callToAction, trade.servicesLabel, trade.navigation ?? {}],
      searchTerms: trade.searchTerms,
    })
    for (const text of shown) {
      expect(text).not.toMatch(claim)
      expect(text).not.toMatch(/[.!?]|\b(?:we|our|us|you|your|I|my)\b(?! garden| car$)/)
    }
  })

  it('is set with proper apostrophes and dashes', () => {
    const { names, ideas, services, searchTerms } = trade
    for (const text of textsIn({ names, ideas, services: services.map(({ name }) => name), searchTerms }))
      expect(text).not.toMatch(/['"]|--| - |\.\.\.|\s{2}|^\s|\s$/)
  })
})

describe.each(trades.map((trade) => [trade.slug, trade] as const))('what is usual for %s', (_, trade) => {
  const { services, pictures, searchTerms } = trade

  it('has enough services and pictures to choose from', () => {
    expect(services.length).toBeGreaterThanOrEqual(6)
    expect(new Set(services.map(({ name }) => name)).size).toBe(services.length)
    for (const { name } of services) expect(wordsIn(name), name).toBeLessThanOrEqual(4)
    expect(pictures.gallery.length).toBeGreaterThanOrEqual(6)
    expect(pictures.banners.length).toBeGreaterThanOrEqual(3)
    expect(searchTerms.length).toBeGreaterThanOrEqual(2)
  })

  it('knows services by beginnings of words', () => {
    for (const { name, stems } of services) {
      expect(stems.split(' ').length, name).toBeGreaterThanOrEqual(1)
      expect(stems, name).toMatch(/^[a-z0-9]{2,}(?: [a-z0-9]{2,})*$/)
    }
  })

  it('shows no two of the same thing, describes each picture, and searches with at most four words', () => {
    const { gallery, banners, ...single } = pictures
    const shown = [...services.map(({ picture }) => picture), ...banners, single.hero].map(([, text]) => text)
    expect(shown.filter((text, index) => shown.indexOf(text) !== index)).toEqual([])
    const all = [...gallery, ...banners, ...Object.values(single), ...services.map(({ picture }) => picture)]
    for (const [phrase, description] of all) {
      expect(wordsIn(phrase), phrase).toBeLessThanOrEqual(4)
      expect(phrase).not.toBe('')
      expect(phrase.length).toBeLessThanOrEqual(48)
      expect(description, phrase).toMatch(/^\p{Lu}.*[^.]$/u)
      expect(description.length).toBeLessThanOrEqual(128)
    }
  })
})
