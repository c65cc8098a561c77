import { describe, expect, it } from 'vitest'
import { drawnAmong, opened, saying, serving } from './opened-page.ts'

const little = { services: [], trade: { slug: 'plumber', name: 'Plumber' } }

describe('the name as the opening', () => {
  it('introduces a business with little more than a phone number', () => {
    expect(drawnAmong(little)).toEqual(new Set(['NameSign']))
  })

  it('gives way to the number of a business that people call in a hurry, and of no other', () => {
    const known = { ...serving('Heeley'), since: { year: 2007 }, rate: { amount: 60, currency: 'GBP' } }
    expect(drawnAmong({})).toEqual(new Set(['NameSign']))
    expect(drawnAmong({ services: [], ...known })).toEqual(new Set(['NameSign']))
    expect(drawnAmong({ ...known, ...saying('Emergency plumber, day and night.') })).toEqual(new Set(['Number']))
  })

  it('keeps tails clear of the letters below, and moves lines together where there are none', async () => {
    const heights = async (businessName: string) => {
      const { html } = await opened(little, { layout: 'NameSign' }, { businessName })
      return [...html.matchAll(/viewBox="0 0 ([\d.]+) ([\d.]+)"/g)].map(
        ([, width, height]) => Number(height) / Number(width),
      )
    }
    const [tailed = 0] = await heights('Gypsy Dolly')
    const [plain = 0] = await heights('Gannet Dolly')
    expect(tailed).toBeGreaterThan(plain)
  })

  it.each([
    ['X', ['X']],
    ['Terry Quill', ['Terry Quill']],
    ['Brückner Heizung und Sanitär', ['Brückner Heizung', 'und Sanitär']],
    ['The Harrogate and Knaresborough Boiler Companies', ['The Harrogate and', 'Knaresborough', 'Boiler Companies']],
  ])('breaks into as few lines as its letters need: %s', async (businessName, expected) => {
    const { opening, html, lines, words } = await opened(little, { layout: 'Auto' }, { businessName })
    expect(opening).toBe('name-sign')
    const sign = /<p class="sign">(.*?)<\/p>/.exec(html)?.[1] ?? ''
    expect(sign.match(/<svg/g)).toHaveLength(expected.length)
    expect(lines.slice(0, expected.length).map(({ text }) => text)).toEqual(expected)
    expect(words.split(businessName)).toHaveLength(2)
  })

  it('shows the full-width phone number below the name if there is one', async () => {
    const dialed = await opened(little, { layout: 'Auto' })
    expect(dialed.lines.map(({ text }) => text)).toEqual(['Vakil Plumbing', '0114 496 0163'])
    const silent = await opened({ ...little, phones: [] }, { layout: 'Auto' })
    expect(silent.lines.map(({ text }) => text)).toEqual(['Vakil Plumbing'])
  })
})
