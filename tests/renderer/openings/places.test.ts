import { describe, expect, it } from 'vitest'
import { drawnAmong, opened, saying, serving } from './opened-page.ts'

const villages = ['Hutton Rudby', 'Swainby', 'Potto', 'Stokesley', 'Great Ayton', 'Osmotherley', 'Carlton', 'Crathorne']
const more = ['Seamer', 'Hilton', 'Kirklevington', 'Yarm', 'Appleton Wiske', 'Welbury', 'Rounton']
const all = [...villages, ...more]

describe('the places opening', () => {
  it.each([
    [2, false],
    [3, true],
    [14, true],
    [15, false],
  ])('needs three to fourteen places: %i', (count, isDrawn) => {
    expect(drawnAmong(serving(...all.slice(0, count))).has('Places')).toBe(isDrawn)
  })

  it('needs three places that the headline doesn’t name', async () => {
    const facts = serving(...villages.slice(0, 3))
    expect((await opened(facts, { layout: 'Auto', heading: 'Boilers mended' })).opening).toBe('places')
    expect((await opened(facts, { layout: 'Auto', heading: 'Boilers mended in Potto' })).opening).toBe('name-sign')
  })

  it('scores as high as an emergency number if there are many places and no town', () => {
    const call = saying('Emergency plumber, day and night.')
    const townless = { place: { town: '', country: 'GB' }, location: '' }
    const few = serving(...villages.slice(0, 3))
    expect(drawnAmong({ ...few, ...call })).toEqual(new Set(['Number']))
    expect(drawnAmong({ ...serving(...villages), ...townless, ...call })).toEqual(new Set(['Number', 'Places']))
  })

  it.each([
    [3, 1],
    [5, 2],
    [8, 2],
    [14, 3],
  ])(
    'shows %i places in %i lines below the headline, in the owner’s order, without duplicates',
    async (count, expected) => {
      const names = all.slice(0, count)
      const { html, lines } = await opened(serving(...names), { layout: 'Places', heading: 'Boilers mended' })
      expect(html.indexOf('Boilers mended')).toBeLessThan(html.indexOf('class="towns"'))
      const placed = /<p class="towns">(.*?)<\/p>/.exec(html)?.[1] ?? ''
      expect(placed.match(/<svg class="fitted"/g)).toHaveLength(expected)
      expect(
        lines
          .slice(0, expected)
          .map(({ text }) => text)
          .join(' '),
      ).toBe(`${names.join(', ')}.`)
    },
  )

  it('hides the places from the row of facts', async () => {
    const facts = {
      ...serving(...villages),
      since: { year: 2007 },
      rate: { amount: 60, currency: 'GBP' },
      languages: ['en', 'fr'].map((code) => ({ id: code, code })),
    }
    const strip = (html: string) => /<[du]l class="facts.*$/s.exec(html)?.[0] ?? ''
    const { html } = await opened(facts, { layout: 'Places' })
    expect(strip(html)).not.toContain('Stokesley')
    expect(strip((await opened(facts, { layout: 'NameSign' })).html)).toContain('Stokesley')
  })
})
