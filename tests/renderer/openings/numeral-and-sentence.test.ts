import { describe, expect, it } from 'vitest'
import type { Facts } from '../../harness/composed-site.ts'
import { opened, photo, saying } from './opened-page.ts'

const alt = { style: 'CommonAlt' } as const
const pounds = (amount: number, change: object = {}) => ({ amount, currency: 'GBP', ...change })
const first = { id: 'service-1', name: 'First consultation', price: pounds(48), duration: '20 min' }
const other = { id: 'service-2', name: 'Crown', price: pounds(690) }
const since = { since: { year: 1994 } }
const opening = (facts: Facts, introduction: object = {}) =>
  opened(facts, { layout: 'NumeralAndSentence', ...introduction }, alt)

describe('the numeral opening', () => {
  it.each<[string, Facts, string, string]>([
    ['the price of a first visit', { services: [other, first], ...since }, '48', 'First consultation £48, 20 min'],
    ['the only price', { services: [other], ...since }, '690', 'Crown £690'],
    ['day and night', { ...saying('24/7 towing in town.'), ...since }, '24/7', '24/7 towing in town'],
    ['the founding year', { ...since, ...saying('240 homes sold.') }, '1994', 'Since 1994'],
    ['years of experience', { since: { years: 11 } }, '11', '11 years of experience'],
    ['jobs done', saying('We have 240 homes sold, all nearby.'), '240', '240 homes sold'],
    [
      'minutes to arrive',
      { terms: [{ id: 'term-1', kind: 'LeadTime', text: 'With you in 45 min' }] },
      '45',
      'With you in 45 min',
    ],
  ])('shows %s with a caption', async (_, facts, number, caption) => {
    const { lines, words } = await opening(facts)
    expect(lines.map(({ text }) => text)).toEqual([number])
    expect(words.replaceAll('\u00a0', ' ')).toContain(caption)
  })

  it('shows the first of several prices, but never a range', async () => {
    const services = [other, first].map((one, nth) => ({ ...one, name: `Job ${nth}` }))
    expect((await opening({ services })).lines.map(({ text }) => text)).toEqual(['690'])
    const range = { ...other, price: pounds(90, { to: 140 }) }
    expect((await opening({ services: [range] })).lines).toEqual([])
  })

  it.each(['Travel', 'Anfahrt', 'Deposit', 'Skate hire', 'Home visits'])('never shows a price for %s', async (name) => {
    expect((await opening({ services: [{ ...other, name }] })).lines).toEqual([])
    const services = [{ ...other, name }, first, { ...first, id: 'service-3', name: 'Crown' }]
    expect((await opening({ services })).lines.map(({ text }) => text)).toEqual(['48'])
  })

  it('omits the price of a minor service if the first services have no price', async () => {
    const services = [...['wills', 'deeds'].map((name) => ({ id: name, name })), other]
    expect((await opening({ services })).lines).toEqual([])
  })

  it('sets the currency and “from” small next to the number', async () => {
    const { html } = await opening({ services: [{ ...other, price: pounds(90, { from: true }) }] })
    expect(html).toMatch(/<div class="signed" aria-hidden="true"><p><small>from <\/small>£<\/p><svg class="fitted"/)
  })

  it('hides the drawing from screen readers, which get the caption', async () => {
    const { html } = await opening(since)
    expect(html).toMatch(/<p class="caption">\s*Since 1994<\/p><div aria-hidden="true"><svg class="fitted"/)
  })

  it('leaves the space to a photo, and moves the number to the facts', async () => {
    const { html, lines } = await opening({ services: [first, other] }, { image: photo })
    expect(lines).toEqual([])
    expect(html.match(/<img/g)).toHaveLength(1)
    expect(html).toMatch(/<dl class="fact-row"><div class="large">.*?<dd aria-hidden="true">£48<\/dd>/s)
  })

  it('shows the phone number under the headline if no other number is known', async () => {
    const { html, words } = await opening({})
    expect(html).toContain('class="pitch ruled"')
    expect(words).toContain('0114 496 0163')
  })

  it('sets the headline in large type without a number or phone', async () => {
    const emails = [{ id: 'email-1', address: 'hello@inkandsum.example' }]
    const { html, lines } = await opening({ phones: [], emails })
    expect(html).toMatch(/<div class="pitch stated step-\d+">.*?<h1/s)
    expect(lines).toEqual([])
    expect(html).not.toContain('mailto:')
  })

  it('sets short headlines larger than long headlines', async () => {
    const sizeOf = async (heading: string) =>
      Number(/stated step-(\d+)/.exec((await opening({ phones: [] }, { heading })).html)?.[1])
    const [short, long] = [
      await sizeOf('Used vinyl'),
      await sizeOf('Flowers I grow myself on the allotment and from two growers in the valley'),
    ]
    expect(short).toBeGreaterThan(long)
    expect(long).toBeGreaterThan(5)
  })

  it('includes the words that follow 24/7, up to the next punctuation', async () => {
    const { words } = await opening(saying('24/7 on site in 60-90 mins. Call Kev.'))
    expect(words.replaceAll('\u00a0', ' ')).toContain('24/7 on site in 60-90 mins')
  })
})
