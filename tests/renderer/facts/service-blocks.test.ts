import { describe, expect, it } from 'vitest'
import { openedSite, plain } from '../openings/opened-page.ts'
import { drawnPage } from '../read-page.ts'

type Known = { name: string; note?: string; price?: number }

const partsIn = async (style: 'Common' | 'CommonAlt' | 'Geometric' | 'Fun', known: readonly Known[]) => {
  const services = known.map(({ name, note = '', price }, nth) => ({
    id: `service-${nth}`,
    name,
    note,
    ...(price && { price: { amount: price, currency: 'GBP' } }),
  }))
  const html = (await drawnPage(openedSite({ ...plain, services }, {}, { style }))).of('services')
  return {
    html,
    parts: [...html.matchAll(/<(?:ul|p|div) class="(spoken|named|cells|rows)\b/g)].map(([, name]) => name),
  }
}

const priced: Known[] = [
  { name: 'Locks', price: 80 },
  { name: 'Keys', price: 8 },
]
const bare: Known[] = [{ name: 'Safes' }, { name: 'Doors' }, { name: 'Gates' }]

describe('services with and without details', () => {
  it('form a list and a sentence of names in Common', async () => {
    const { html, parts } = await partsIn('Common', [...priced, ...bare])
    expect(parts).toEqual(['rows', 'spoken'])
    expect(html.match(/<h3[^>]*>(?:Safes|Doors|Gates)<\/h3>/g)).toHaveLength(3)
  })

  it('form a list and full-width lines in Geometric', async () => {
    const { html, parts } = await partsIn('Geometric', [...bare, ...priced])
    expect(parts).toEqual(['named', 'rows'])
    expect(html).toContain('<span class="unseen">Safes, Doors, Gates.</span>')
  })

  it('keep a single service without a price among services with prices', async () => {
    expect((await partsIn('Common', [...priced, { name: 'Safes' }])).parts).toEqual(['rows'])
    expect((await partsIn('Common', [{ name: 'Safes' }, ...priced])).parts).toEqual(['rows'])
  })

  it('form cells and a sentence of names in Fun', async () => {
    const { html, parts } = await partsIn('Fun', [...priced, ...bare])
    expect(parts).toEqual(['spoken'])
    expect(html.match(/<li class="cell [^"]*"/g)).toHaveLength(priced.length)
  })
})
