import { describe, expect, it } from 'vitest'
import type { Facts } from '../../harness/composed-site.ts'
import { drawnAmong, opened, photo, saying } from './opened-page.ts'

const alt = { style: 'CommonAlt' } as const
const priced = (...amounts: number[]): Facts => ({
  services: amounts.map((amount, nth) => ({
    id: `service-${nth}`,
    name: `Job ${nth + 1}`,
    price: { amount, currency: 'GBP' },
    duration: `${20 + 10 * nth} min`,
  })),
})
const six = priced(120, 55, 85, 70, 240, 165)
const scaleIn = (html: string) => /<ul class="scale".*?<\/ul>/s.exec(html)?.[0] ?? ''
const placesIn = (html: string) =>
  [...scaleIn(html).matchAll(/<text x="([\d.]+)%"[^>]*>(\d+)<\/text>/g)].map(([, x, price]) => ({
    x: Number(x),
    price: Number(price),
  }))

describe('the price scale opening', () => {
  it('needs four to seven prices within a factor of six', async () => {
    expect(drawnAmong(six, alt)).toEqual(new Set(['PricesOnScale']))
    for (const amounts of [
      [55, 70, 85],
      [10, 20, 30, 40, 50, 55, 58, 59],
      [20, 40, 60, 121],
      [50, 50, 50, 50],
    ])
      expect(drawnAmong(priced(...amounts), alt)).toEqual(new Set(['NumeralAndSentence']))
  })

  it('needs one currency and unit, and no photo', async () => {
    const [first, ...others] = six.services ?? []
    const per = (change: object): Facts => ({
      services: [{ ...first, price: { amount: 120, currency: 'GBP', ...change } }, ...others] as Facts['services'],
    })
    expect((await opened(per({ unit: 'per hour' }), {}, alt)).opening).toBe('numeral-and-sentence')
    expect((await opened(per({ currency: 'EUR' }), {}, alt)).opening).toBe('numeral-and-sentence')
    expect((await opened(six, { layout: 'PricesOnScale', image: photo }, alt)).opening).toBe('numeral-and-sentence')
  })

  it('sometimes gives way to a number while prices are rounded or services untimed', () => {
    const from: Facts = {
      services: six.services?.map((service) => ({
        ...service,
        duration: '',
        price: { amount: 55, currency: 'GBP', ...service.price, from: true },
      })),
    }
    expect(drawnAmong(from, alt)).toEqual(new Set(['PricesOnScale', 'NumeralAndSentence']))
  })

  it('orders prices from low to high, spaced in proportion', async () => {
    const { html, words } = await opened(six, { layout: 'PricesOnScale' }, alt)
    const places = placesIn(html)
    expect(places.map(({ price }) => price)).toEqual([55, 70, 85, 120, 165, 240])
    const perPound = places.slice(1).map(({ x, price }, at) => {
      const before = places[at]
      return (x - (before?.x ?? 0)) / (price - (before?.price ?? 0))
    })
    for (const one of perPound) expect(one).toBeCloseTo(perPound[0] ?? 0, 1)
    expect(places.at(-1)?.x).toBeLessThan(90)
    expect(html).toMatch(/<svg class="steps-of-scale".*?>£50<.*?>100<.*?>150<.*?>200</s)
    expect(words).toContain('Job 2 30 min')
  })

  it('tells screen readers each price once with its currency', async () => {
    const { html } = await opened(six, { layout: 'PricesOnScale' }, alt)
    expect(scaleIn(html).match(/<span class="unseen">£\d+<\/span>/g)).toHaveLength(6)
    expect(scaleIn(html).match(/<svg[^>]*aria-hidden="true"/g)).toHaveLength(6)
  })

  it('keeps an inexact price’s words', async () => {
    const { html } = await opened(
      {
        ...saying('Plumbing.'),
        services: [55, 70, 85, 120].map((amount, nth) => ({
          id: `service-${nth}`,
          name: `Job ${nth}`,
          price: { amount, to: nth === 3 ? 150 : null, currency: 'GBP', from: nth === 0 },
        })),
      },
      { layout: 'PricesOnScale' },
      alt,
    )
    expect(html).toContain('from £55')
    expect(html).toContain('£120–150')
  })
})
