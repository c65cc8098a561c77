import { performance } from 'node:perf_hooks'
import { describe, expect, it } from 'vitest'
import { link } from '../../worker/reading/links.ts'
import { unpackModel } from '../../worker/reading/packed-model.ts'
import { tag } from '../../worker/reading/tagger.ts'
import packed from '../../worker/reading/weights.json' with { type: 'json' }

const model = await unpackModel(packed)
const read = (text: string, language = 'en') => link(text, tag(text, language, model))
const wordsOf = (text: string, label: string, language = 'en') =>
  read(text, language).flatMap((mark) => (mark.label === label ? [mark.text] : []))

describe('the tagger', () => {
  it('finds services, areas and prices in ordinary sentences', () => {
    expect(wordsOf('Electrician in Truro. Rewires, fuse boards, EV chargers. £48 an hour.', 'S')).toEqual([
      'Rewires',
      'fuse boards',
      'EV chargers',
    ])
    expect(wordsOf('Gardener in Malvern, Ledbury and Upton', 'A')).toEqual(['Malvern', 'Ledbury', 'Upton'])
    expect(wordsOf('£25 haircut, £60 colour', 'P')).toEqual(['£25', '£60'])
  })

  it('separates exclusions from services', () => {
    const text = 'Plumber in Hull. Boilers, bathrooms and leaks. No gas work, sorry no drains.'
    expect(wordsOf(text, 'X').join()).toContain('No gas work')
    expect(wordsOf(text, 'S').join()).not.toMatch(/gas|drains/)
  })

  it('gives every mark its words, position and probability', () => {
    const text = 'Friseursalon in Bamberg. Herrenschnitt 24 €, Strähnen ab 65 €. Di–Fr 9–18 Uhr.'
    const marks = read(text, 'de')
    expect(marks.length).toBeGreaterThan(4)
    for (const { start, end, text: words, probability } of marks) {
      expect(text.slice(start, end)).toBe(words)
      expect(probability).toBeGreaterThan(0)
      expect(probability).toBeLessThanOrEqual(1.000_001)
    }
  })

  it('reads 1,000 characters in 20 ms', () => {
    const text = 'Haircut £25, beard trim £12 and colour from £60. Open Tue to Sat 9-5, closed Mondays. '.repeat(12)
    read(text)
    const times = Array.from({ length: 5 }, () => {
      const startedAt = performance.now()
      read(text)
      return ((performance.now() - startedAt) / text.length) * 1000
    })
    // The fastest of five, because the processor may be busy.
    expect(Math.min(...times)).toBeLessThan(20)
  })
})

describe('linking prices', () => {
  const pairs = (text: string) => {
    const marks = read(text)
    const services = marks.filter(({ label }) => label === 'S')
    return marks.flatMap((mark) =>
      mark.label === 'P' ? [`${mark.of.map((nth) => services[nth]?.text).join('+') || 'rate'} ${mark.text}`] : [],
    )
  }

  it('assigns prices to the services before them, and a single price to the business', () => {
    expect(pairs('Barber. Haircut £18, beard trim £10, hot towel shave £22.')).toEqual([
      'Haircut £18',
      'beard trim £10',
      'hot towel shave £22',
    ])
    expect(pairs('Electrician in Truro. Rewires, fuse boards, EV chargers. £48 an hour.')).toEqual(['rate £48'])
  })

  it('assigns prices to the services after them', () => {
    expect(pairs('Dog groomer in Ayr. $40 for a full groom, $15 for a nail trim.')).toEqual([
      'full groom $40',
      'nail trim $15',
    ])
  })
})
