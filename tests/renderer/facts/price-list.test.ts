import { describe, expect, it } from 'vitest'
import { business } from '../../../renderer/document/business.ts'
import { formatPrice } from '../../../renderer/facts/format-price.ts'
import { readPriceList } from '../../../renderer/facts/reading/price-list.ts'

const british = { country: 'GB', language: 'en-GB', currency: 'GBP' }

/** What was read, one line for each: 'Group / Name: price, duration (note)'. */
const read = (text: string, context = british) =>
  readPriceList(text, context).map(({ name, price, priceWords, duration, note, group }) => {
    const cost = price ? formatPrice(price, context.language).replace(/[\u00a0\u202f]/g, ' ') : priceWords
    const facts = [cost, duration].filter(Boolean).join(', ')
    return `${group && `${group} / `}${name}${facts && `: ${facts}`}${note && ` (${note})`}`
  })

describe('a pasted price list', () => {
  it('keeps a price that comes on top of another, and leaves no bracket of it', () => {
    expect(
      read('Acupuncture add-on (+£15)\nLong hair +£10\nMassage (£40)\nWash (£12 a visit)\nCut £28 (+£5 for long hair)'),
    ).toEqual([
      'Acupuncture add-on: +£15',
      'Long hair: +£10',
      'Massage: £40',
      'Wash: £12 a visit',
      'Cut: £28',
      'Cut: £5 (for long hair)',
    ])
  })

  it('has a service on each line, with its price and its duration in any order', () => {
    expect(
      read(
        'Cut and finish – £35 – 45 min\nDry cut £28\n45-minute massage £40\n• Fringe trim ....... £5\n2) Shave: £20 (30 min)',
      ),
    ).toEqual([
      'Cut and finish: £35, 45 min',
      'Dry cut: £28',
      'Massage: £40, 45-minute',
      'Fringe trim: £5',
      'Shave: £20, 30 min',
    ])
  })

  it('takes a line of words above prices as the heading of a group', () => {
    const list =
      'PRICE LIST\n\nCuts\nDry cut £28\nFringe trim £5\n\nColor:\nRoot tint £45\n\n## Weddings\n**Trial** £85'
    expect(read(list)).toEqual([
      'Cuts / Dry cut: £28',
      'Cuts / Fringe trim: £5',
      'Color / Root tint: £45',
      'Weddings / Trial: £85',
    ])
  })

  it('reads every kind of price', () => {
    expect(
      read(
        'Tint – from £45\nBalayage – £120–£180\nRepairs – £55 per hour\nTrial lesson – free\nWedding – ask us\nEvents on request\nTravel – POA\nVilla £1,000,000.5\nMeal €12',
      ),
    ).toEqual([
      'Tint: from £45',
      'Balayage: £120–180',
      'Repairs: £55 per hour',
      'Trial lesson: Free',
      'Wedding: ask us',
      'Events: on request',
      'Travel: POA',
      'Villa: £1,000,000.50',
      'Meal: €12',
    ])
  })

  it('reads amounts without a sign only where something parts them from the name, or where all lines end so', () => {
    expect(read('Cut – 35 – 45 min\nBeard\t15.50\nTrial - 60 – 1 hour')).toEqual([
      'Cut: £35, 45 min',
      'Beard: £15.50',
      'Trial: £60, 1 hour',
    ])
    expect(read('Haircut 35\nBeard 15')).toEqual(['Haircut: £35', 'Beard: £15'])
    expect(read('Level 2\nDry cut £28\nRoot tint £45')).toEqual(['Level 2 / Dry cut: £28', 'Level 2 / Root tint: £45'])
  })

  it('reads tables, and names with prices below them as copied from a page', () => {
    expect(read('| Service | Time | Price |\n|---|---|---|\n| Deep tissue | 60 min | £55 |')).toEqual([
      'Deep tissue: £55, 60 min',
    ])
    expect(read('Cut and finish\n45 min\n£35\nDry cut\n30 min\n£28')).toEqual([
      'Cut and finish: £35, 45 min',
      'Dry cut: £28, 30 min',
    ])
  })

  it('takes a line below a service as its note', () => {
    expect(read('Burger £9\nServed with fries\nPizza £8\nWood fired')).toEqual([
      'Burger: £9 (Served with fries)',
      'Pizza: £8 (Wood fired)',
    ])
    expect(read('Tint £45\n(patch test needed)\nCut £28')).toEqual(['Tint: £45 (patch test needed)', 'Cut: £28'])
  })

  it('makes a service of each price in a line', () => {
    expect(read('Massage 30 min £35, 60 min £60\nCut £28, color from £60')).toEqual([
      'Massage: £35, 30 min',
      'Massage: £60, 60 min',
      'Cut: £28',
      'Color: from £60',
    ])
  })

  it('reads lists of services without prices', () => {
    expect(read('Gardening:\nLeaf clearing\nGutter cleaning\n\nTrees:\nPruning')).toEqual([
      'Gardening / Leaf clearing',
      'Gardening / Gutter cleaning',
      'Trees / Pruning',
    ])
  })

  it('reads other languages, and writing from right to left', () => {
    const german = { country: 'DE', language: 'de-DE', currency: 'EUR' }
    expect(read('Schnitt – 28,50 € – 30 Min.\nSträhnen ab 65 €\nHochstecken – auf Anfrage', german)).toEqual([
      'Schnitt: 28,50 €, 30 Min.',
      'Strähnen: ab 65 €',
      'Hochstecken: auf Anfrage',
    ])
    const japanese = { country: 'JP', language: 'ja', currency: 'JPY' }
    expect(read('カット 4,500円\nカラー 6,500円〜 90分\n縮毛矯正 要相談', japanese)).toEqual([
      'カット: 4,500円',
      'カラー: 6,500円〜, 90分',
      '縮毛矯正: 要相談',
    ])
    const arabic = { country: 'IL', language: 'ar', currency: 'ILS' }
    expect(readPriceList('قص شعر – 120 ₪ – 45 min', arabic)).toMatchObject([
      { name: 'قص شعر', price: { amount: 120, currency: 'ILS' }, duration: '45 min' },
    ])
  })

  it('rounds amounts to what the currency has', () => {
    const [cut] = readPriceList('Cut – JPY 4500.50', { country: 'JP', language: 'ja', currency: 'JPY' })
    expect(cut?.price?.amount).toBe(4501)
  })

  it('reads two hundred lines, and none of nothing', () => {
    const many = Array.from({ length: 200 }, (_, nth) => `Dish number ${nth} – £${nth + 1}`).join('\n')
    expect(readPriceList(many, british)).toHaveLength(200)
    for (const nothing of ['', ' \n\n\t', '---', '£', '💅', '12', 'x'.repeat(20_000)]) {
      expect(readPriceList(nothing, british).length).toBeLessThanOrEqual(1)
    }
  })

  it('gives services that a business can hold, whatever the text', () => {
    const long = `${'Donaudampfschifffahrt'.repeat(5)} – £5 – ${'very long note '.repeat(60)}\n<script>alert(1)</script> – £3\n💅 Nails – £20\n\u202Eevil – £4`
    const services = readPriceList(long, british)
    expect(services).toHaveLength(4)
    const stored = business.parse({ services: services.map((one, nth) => ({ ...one, id: `service-${nth}` })) })
    expect(stored.services[0]?.name).toHaveLength(64)
    expect(stored.services[3]?.name).toBe('evil')
  })
})
