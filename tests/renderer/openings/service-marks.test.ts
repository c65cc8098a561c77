import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PresetStyle } from '../../../renderer/document/enumerations.ts'
import { presets } from '../../../renderer/styles/registry.ts'
import type { Layout } from '../../../renderer/styles/site-style.ts'
import { drawnPage, sectionWith } from '../read-page.ts'
import { openedSite, wordsIn } from './opened-page.ts'

type Row = [name: string, amount: number, duration?: string]

/** The services list of the page, in a style that can draw marks. */
async function listOf(rows: readonly Row[], style: PresetStyle = 'Common') {
  const services = rows.map(([name, amount, duration = ''], nth) => ({
    ...{ id: `service-${nth}`, name, price: { amount, currency: 'GBP' }, duration },
  }))
  const site = sectionWith('Services', { content: { layout: 'List' } }, openedSite({ services }, {}, { style }))
  return (await drawnPage(site)).of('services')
}

const marked: { -readonly [K in keyof Layout['Services']]: Layout['Services'][K] } = presets.Common.layout.Services
const barsIn = (html: string) =>
  [...html.matchAll(/<svg class="bar"[^>]*><path d="M0 0h(\d+)v/g)].map(([, share]) => share)

describe('a list of services in a style with drawn marks', () => {
  beforeAll(() => {
    marked.marks = true
  })
  afterAll(() => {
    delete marked.marks
  })

  it('compares durations with the longest, if nearly all are known', async () => {
    const html = await listOf([
      ['Tap', 55, '30 min'],
      ['Cistern', 70, '1 hour'],
      ['Radiator', 165, '2 hours'],
    ])
    expect(barsIn(html)).toEqual(['25', '50', '100'])
    expect(wordsIn(html)).toContain('2 hours')
    expect(
      barsIn(
        await listOf([
          ['Tap', 55, '30 min'],
          ['Cistern', 70],
          ['Radiator', 165, '2 hours'],
        ]),
      ),
    ).toEqual([])
  })

  it('draws one service’s sizes as circles in proportion to their prices', async () => {
    const html = await listOf([
      ['Full groom, small', 25],
      ['Full groom, medium', 50],
      ['Full groom, large', 100],
      ['Nails', 12],
    ])
    const circles = /<svg class="circles".*?<\/svg>/.exec(html)?.[0] ?? ''
    expect([...circles.matchAll(/ r="(\d+)/g)].map(([, radius]) => radius)).toEqual(['50', '70', '100'])
    expect(wordsIn(circles.replaceAll('</text>', ' </text>'))).toBe('£25 small £50 medium £100 large')
    expect(html.match(/Full groom/g)).toHaveLength(1)
    expect(html.match(/<li/g)).toHaveLength(2)
  })

  it('shows five sizes, or a single size, as rows', async () => {
    const five = ['xs', 's', 'm', 'l', 'xl'].map((size, nth): Row => [`Full groom, ${size}`, 20 + nth])
    expect(await listOf(five)).not.toContain('circles')
    expect(await listOf([['Full groom, small', 25]])).not.toContain('circles')
  })
})

it('a list of services in other styles writes durations in words', async () => {
  const html = await listOf([
    ['Tap', 55, '30 min'],
    ['Cistern', 70, '1 hour'],
    ['Radiator', 165, '2 hours'],
  ])
  expect(barsIn(html)).toEqual([])
  expect(wordsIn(html)).toContain('30 min')
})

it('a poster fills rows with bars if most names leave enough space', async () => {
  const filled = (html: string) => html.match(/<svg class="fade"/g)?.length ?? 0
  expect(
    filled(
      await listOf(
        [
          ['Locks', 80],
          ['Keys', 8],
          ['Gates', 90],
        ],
        'Geometric',
      ),
    ),
  ).toBe(3)
  const long = 'Restoring a door and its frame'
  const rows: Row[] = [
    [`${long}, oak`, 800],
    [`${long}, ash`, 900],
    ['Keys', 8],
  ]
  expect(filled(await listOf(rows, 'Geometric'))).toBe(0)
})

describe('a service table', () => {
  const axisIn = (html: string) =>
    [...html.matchAll(/<svg class="axis".*?<\/svg>/g)].map(([svg]) => ({
      bar: /<rect[^>]*width="([\d.]+)%"/.exec(svg)?.[1],
      lines: svg.match(/<line/g)?.length,
    }))
  const rows: Row[] = [
    ['Check-up', 48, '20 min'],
    ['Filling', 120, '45 min'],
    ['Crown', 690, '90 min'],
  ]

  it('draws each duration as a bar on one axis of round minutes', async () => {
    const bars = axisIn(await listOf(rows, 'CommonAlt'))
    expect(bars.map(({ bar }) => bar)).toEqual(['22.2', '50', '100'])
    expect(bars.map(({ lines }) => lines)).toEqual([7, 7, 7])
  })

  it('tells screen readers each duration once', async () => {
    const html = await listOf(rows, 'CommonAlt')
    expect(wordsIn(html.replace(/<svg.*?<\/svg>/g, '')).match(/45 min/g)).toHaveLength(1)
  })

  it('leaves out the axis if more than a quarter of the services have no duration', async () => {
    const untimed = await listOf(
      [
        ['Check-up', 48, '20 min'],
        ['Filling', 120],
        ['Crown', 690, '90 min'],
      ],
      'CommonAlt',
    )
    expect(axisIn(untimed)).toEqual([])
    expect(wordsIn(untimed)).toContain('20 min')
  })

  it('uses lower rows for eight services or more, and for prices too wide for the large size', async () => {
    const many = Array.from({ length: 8 }, (_, nth): Row => [`Job ${nth}`, 40 + nth])
    expect(await listOf(rows, 'CommonAlt')).not.toMatch(/class="rows table[^"]* low/)
    expect(await listOf(many, 'CommonAlt')).toMatch(/class="rows table[^"]* low/)
    expect(await listOf([...rows, ['Implants', 1_250_000, '90 min']], 'CommonAlt')).toMatch(
      /class="rows table[^"]* low/,
    )
  })

  it('sets the currency small before the number, and the unit below both', async () => {
    const services = [48, 120].map((amount, nth) => ({
      ...{ id: `service-${nth}`, name: `Job ${nth}` },
      price: { amount, currency: 'GBP', from: nth === 1, unit: nth === 1 ? 'a tooth' : '' },
    }))
    const site = sectionWith(
      'Services',
      { content: { layout: 'List' } },
      openedSite({ services }, {}, { style: 'CommonAlt' }),
    )
    const html = (await drawnPage(site)).of('services')
    expect(html).toContain('<span class="sum"><small>from </small><sup>£</sup>120</span><small> a tooth</small>')
    expect(html).toContain('<sup>£</sup>48')
  })
})
