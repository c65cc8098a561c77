import { describe, expect, it } from 'vitest'
import { business } from '../../../renderer/document/business.ts'
import type { PresetStyle } from '../../../renderer/document/enumerations.ts'
import { websiteSettings } from '../../../renderer/document/website-settings.ts'
import { complaintsAbout } from '../../harness/valid-html.ts'
import { fullSite } from '../fixtures/full-site.ts'
import { drawnPage } from '../read-page.ts'

const place = { town: 'Toledo', country: 'US', latitude: 41.664, longitude: -83.555 }
const areas = [
  { id: 'a', name: 'Toledo', latitude: 41.664, longitude: -83.555 },
  { id: 'b', name: 'Maumee', latitude: 41.563, longitude: -83.654 },
  { id: 'c', name: 'Perrysburg', latitude: 41.557, longitude: -83.627 },
  { id: 'd', name: 'The Old West End' },
]
const periods = [
  { days: ['Tuesday', 'Wednesday'], opens: '09:00', closes: '12:30' },
  { days: ['Tuesday', 'Wednesday'], opens: '14:00', closes: '21:00' },
  { days: ['Saturday'], opens: '17:00', closes: '01:00' },
]
const hours = { periods, closed: ['Sunday', 'Monday'], note: 'Bank holidays: 10–2' }
const blank = { address: '', phone: '', email: '', hours: '' }

async function contactOf(style: PresetStyle, facts: object, { language = 'en-US', content = {} } = {}) {
  const sections = fullSite.sections.map((section) =>
    section.type === 'Contact' ? { ...section, content: { ...section.content, ...blank, ...content } } : section,
  )
  const document = websiteSettings.parse({
    ...fullSite,
    business: business.parse(facts),
    sections,
    style,
    settings: { ...fullSite.settings, language },
  })
  const id = sections.find(({ type }) => type === 'Contact')?.id ?? ''
  const page = await drawnPage(document, '/_/contact')
  const html = page.of(id).replace(/[\u00a0\u202f]/g, ' ')
  return {
    page: page.html,
    html,
    words: html
      .replace(/<svg.*?<\/svg>/gs, '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' '),
  }
}

describe('areas as a map', () => {
  it.each(['CommonAlt', 'Fun'] as const)('draw a map and list the names in %s', async (style) => {
    const { html, words } = await contactOf(style, { place, areas })
    const [map = ''] = /<svg[^>]*class="(?:flat|even|square)".*?<\/svg>/s.exec(html) ?? []
    expect(map).toContain('aria-hidden="true"')
    for (const name of ['Toledo', 'Maumee', 'Perrysburg']) expect(map).toContain(`>${name}</text>`)
    expect(map).not.toContain('Old West End')
    expect(words.match(/Maumee/g)).toHaveLength(1)
    expect(words).toContain('The Old West End')
    expect(html).not.toContain('style=')
  })

  it('appear as a list with too few points, in another style and in the form-only layout', async () => {
    const few = areas.map((area, index) => (index === 1 ? { ...area, latitude: null, longitude: null } : area))
    for (const [style, facts, content] of [
      ['CommonAlt', { place, areas: few }, {}],
      ['Elegant', { place, areas }, {}],
      ['CommonAlt', { place, areas }, { layout: 'FormOnly' }],
    ] as const)
      expect((await contactOf(style, facts, { content })).html).not.toContain('area-plot')
    expect((await contactOf('Fun', { place, areas: few })).words).toContain('Maumee, Perrysburg, The Old West End')
  })
})

describe('a page with a map and a week', () => {
  it('validates as HTML', async () => {
    const complaints = await complaintsAbout((await contactOf('CommonAlt', { place, areas, hours })).page, {
      filledIn: true,
    })
    expect(complaints.filter((one) => /svg|dl|#contact/.test(one))).toEqual([])
  })
})

describe('hours as a week', () => {
  it('show a column with written times for each known day, in the country’s order', async () => {
    const { html, words } = await contactOf('CommonAlt', { hours })
    expect(words).toContain(
      'Sun Closed Mon Closed Tue 9 AM – 12:30 PM, 2 PM – 9 PM Wed 9 AM – 12:30 PM, 2 PM – 9 PM Sat 5 PM – 1 AM',
    )
    expect(words.match(/Tue/g)).toHaveLength(1)
    expect(words).toMatch(/Bank holidays 10–2/)
    expect(html).not.toContain('style=')
    const british = await contactOf('CommonAlt', { hours }, { language: 'en-GB' })
    expect(british.words).toMatch(/Mon Closed Tue 9:00–12:30, 14:00–21:00 .*Sun Closed/)
  })

  it('draw bars from opening to closing on one scale, with gaps for breaks and a line for a closed day', async () => {
    const { html } = await contactOf('CommonAlt', { hours })
    const columns = [...html.matchAll(/<dt>(\w+)<\/dt><dd>(<svg.*?<\/svg>)/gs)]
    const bars = new Map(
      columns.map(([, day, svg = '']) => [day, [...svg.matchAll(/<rect[^>]*y="(.*?)" height="(.*?)"/g)]]),
    )
    const shares = (day: string) => bars.get(day)?.map(([, y, height]) => [y, height])
    expect(shares('Tue')).toEqual([
      ['0%', '21.9%'],
      ['31.3%', '43.8%'],
    ])
    expect(shares('Sat')).toEqual([['50%', '50%']])
    expect(shares('Sun')).toEqual([])
    expect(columns.find(([, day]) => day === 'Sun')?.[2]).toContain('<line')
  })

  it('shorten times in narrow columns only if still unambiguous', async () => {
    const { html } = await contactOf('CommonAlt', { hours })
    const halves = [...html.matchAll(/>(\d+)<tspan class="half"> (AM|PM)<\/tspan>/g)].map(
      ([, hour = '', half = '']) => hour + half,
    )
    expect(new Set(halves)).toEqual(new Set(['9AM', '9PM']))
    expect(html).toMatch(/>5 PM<\/text>.*>1 AM<\/text>/s)
  })

  it('appear as rows with fewer than three days, with an override and in other styles', async () => {
    const two = { ...hours, periods: periods.slice(0, 2) }
    for (const [style, facts, content] of [
      ['CommonAlt', { hours: two }, {}],
      ['CommonAlt', { hours }, { hours: 'Mon–Fri 8–18' }],
      ['Fun', { hours }, {}],
    ] as const)
      expect((await contactOf(style, facts, { content })).html).not.toContain('class="days"')
  })

  it('appear once, below the heading, in the hours-first layout', async () => {
    const { html } = await contactOf('CommonAlt', { hours }, { content: { layout: 'HoursFirst' } })
    expect(html.match(/class="days"/g)).toHaveLength(1)
    expect(html).not.toContain('pictured')
  })

  it('show a row per person if the days of two or more are known', async () => {
    const person = (name: string, about: string) => ({
      id: `person-${name.toLowerCase()}`,
      name,
      role: 'Dentist',
      about,
    })
    const people = [person('Beth', 'Tue–Wed'), person('Chidi', 'Saturdays'), person('Ana', 'ACCA')]
    const { html, words } = await contactOf('CommonAlt', { hours, people })
    const rows = [...html.matchAll(/<div class="in-days" aria-hidden="true">(.*?)<\/div>/g)].map(([, cells = '']) =>
      [...cells.matchAll(/<i( class="in")?>/g)].map(([, isIn]) => (isIn ? 1 : 0)).join(''),
    )
    expect(rows).toEqual(['00110', '00001'])
    expect(words).toMatch(/Beth Dentist Tue, Wed Chidi Dentist Sat/)
    const { html: alone } = await contactOf('CommonAlt', { hours, people: people.slice(1) })
    expect(alone).not.toContain('shifts')
  })
})
