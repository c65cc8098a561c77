import { describe, expect, it } from 'vitest'
import type { Facts } from '../../harness/composed-site.ts'
import { drawnAmong, opened, saying, serving } from './opened-page.ts'

const little = { services: [], trade: { slug: 'plumber', name: 'Plumber' } }

const named = (businessName: string, facts: Facts = little, layout = 'Auto') =>
  opened(facts, { layout, heading: businessName }, { businessName })

describe('the headline opening', () => {
  it('introduces a business with little more than a phone number', () => {
    expect(drawnAmong(little)).toEqual(new Set(['NameSign']))
  })

  it('gives way to the number for a business that people call urgently', () => {
    const known = { ...serving('Heeley'), since: { year: 2007 }, rate: { amount: 60, currency: 'GBP' } }
    expect(drawnAmong({})).toEqual(new Set(['NameSign']))
    expect(drawnAmong({ services: [], ...known })).toEqual(new Set(['NameSign']))
    expect(drawnAmong({ ...known, ...saying('Emergency plumber, day and night.') })).toEqual(new Set(['Number']))
  })

  it('shows what the business does in large type, below its name in the header', async () => {
    const { html, page, lines } = await opened(little, { layout: 'NameSign', heading: 'Septic pumping' })
    expect(html).toMatch(/<div class="pitch signed">(?:<p class="kicker">[^<]*<\/p>)?<h1[^>]*>Septic pumping<\/h1>/)
    expect(html).not.toContain('class="sign"')
    expect(lines.map(({ text }) => text)).toEqual(['0114 496 0163'])
    expect(page.of('header')).toContain('Vakil Plumbing')
  })

  it('keeps descenders clear of the next line, and tightens other lines', async () => {
    const heights = async (businessName: string) => {
      const { html } = await named(businessName, little, 'NameSign')
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
  ])('shows the name if nothing else is known, in as few lines as needed: %s', async (businessName, expected) => {
    const { opening, html, lines } = await named(businessName)
    expect(opening).toBe('name-sign')
    const sign = /<h1 class="sign">(.*?)<\/h1>/.exec(html)?.[1] ?? ''
    expect(sign.match(/<svg/g)).toHaveLength(expected.length)
    expect(lines.slice(0, expected.length).map(({ text }) => text)).toEqual(expected)
  })

  it('shows the full-width phone number below the name if there is one', async () => {
    const dialed = await named('Vakil Plumbing')
    expect(dialed.lines.map(({ text }) => text)).toEqual(['Vakil Plumbing', '0114 496 0163'])
    const silent = await named('Vakil Plumbing', { ...little, phones: [] })
    expect(silent.lines.map(({ text }) => text)).toEqual(['Vakil Plumbing'])
  })
})
