import { describe, expect, it } from 'vitest'
import { presetStyles, type ServiceLayout, serviceLayouts } from '../../../renderer/document/enumerations.ts'
import { type SectionOf, sectionTypes } from '../../../renderer/document/section-types.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { type ServiceTraits, suitedLayouts } from '../../../renderer/facts/layouts/service-layouts.ts'
import { publishedDocument } from '../../../renderer/published-document.ts'
import { rendererOf } from '../../../renderer/sections/registry.ts'
import { presets } from '../../../renderer/styles/registry.ts'
import { drawSection } from '../draw.ts'
import { fullSite } from '../fixtures/full-site.ts'
import { type Offered, withOffers } from '../fixtures/priced-salon.ts'

const servicesOf = ({ sections }: WebsiteSettings): SectionOf<'Services'> =>
  sections.find((one): one is SectionOf<'Services'> => one.type === 'Services') ?? expect.fail('no services')

const draw = (document: WebsiteSettings, editing = false) =>
  drawSection(servicesOf(document), { document, target: { editing } }).replace(/[\u00a0\u202f]/g, ' ')

const autoIn = (style: WebsiteSettings['style'], offered: Offered) => {
  const document = withOffers({ ...fullSite, style }, offered)
  const section = servicesOf(document)
  return rendererOf(section).layoutOf?.(section, presets[style].layout, document.business)
}

const plain: ServiceTraits = { count: 3, priced: 0, pictured: 0, groups: [], noteLength: 60 }

describe('the layouts that suit services', () => {
  const table: [what: string, traits: Partial<ServiceTraits>, layouts: ServiceLayout[]][] = [
    ['a few with short texts', {}, ['List', 'Cards']],
    ['a few with long texts', { noteLength: 300 }, ['List']],
    ['many with texts', { count: 9 }, ['List', 'Cards']],
    ['two with pictures', { count: 2, pictured: 2 }, ['Split']],
    ['three with pictures', { pictured: 3 }, ['Cards', 'Split']],
    ['six with pictures', { count: 6, pictured: 6 }, ['Cards']],
    ['one of three with a picture', { pictured: 1 }, ['List', 'Cards']],
    ['twelve with prices', { count: 12, priced: 12 }, ['PriceList', 'List']],
    ['fifteen with prices', { count: 15, priced: 15 }, ['PriceList']],
    ['four with prices and nothing else', { count: 4, priced: 4, noteLength: 0 }, ['PriceList', 'List']],
    ['four with prices and texts', { count: 4, priced: 4 }, ['List', 'Cards']],
    ['four with prices and pictures', { count: 4, priced: 4, pictured: 4, noteLength: 0 }, ['Cards']],
    ['two with prices', { count: 2, priced: 2, noteLength: 0 }, ['PriceList', 'List']],
    ['fewer prices than services', { count: 8, priced: 3 }, ['List', 'Cards']],
    ['two groups', { count: 12, priced: 12, groups: [6, 6] }, ['PriceList']],
    ['three large groups', { count: 12, priced: 12, groups: [4, 4, 4] }, ['PriceList', 'Tabs']],
    ['three small groups', { count: 6, priced: 6, groups: [2, 2, 2] }, ['PriceList']],
    ['a group of one', { count: 13, priced: 13, groups: [6, 6, 1] }, ['PriceList']],
    ['services beside three groups', { count: 14, priced: 14, groups: [4, 4, 4] }, ['PriceList']],
    ['more groups than a row of tabs holds', { count: 21, groups: [3, 3, 3, 3, 3, 3, 3] }, ['PriceList']],
    ['no services', { count: 0 }, ['List', 'Cards']],
  ]

  it.each(table)('include for %s', (_, traits, layouts) => {
    expect(suitedLayouts({ ...plain, ...traits })).toEqual(layouts)
  })
})

describe('services’ Auto layout', () => {
  it('picks the style’s favorite among the suitable layouts', () => {
    const preferring = (prefers: readonly ServiceLayout[], offered: Offered) => {
      const document = withOffers(fullSite, offered)
      const { Services } = presets.Common.layout
      const style = { ...presets.Common.layout, Services: { ...Services, prefers } }
      const section = servicesOf(document)
      return rendererOf(section).layoutOf?.(section, style, document.business)
    }
    expect(preferring([], {})).toBe('PriceList')
    expect(preferring(['List', 'Tabs'], {})).toBe('Tabs')
    expect(preferring(['List', 'Tabs'], { grouped: false })).toBe('List')
    expect(preferring(['Cards', 'List'], { grouped: false })).toBe('List')
    expect(preferring(['List'], { count: 2, grouped: false, pictured: true })).toBe('Split')
    expect(preferring(['Split'], { count: 3, grouped: false, pictured: true })).toBe('Split')
    expect(preferring(['Tabs'], { count: 3, grouped: false, pictured: true })).toBe('Cards')
  })

  it('applies to a section without a stored layout, and gives way to a stored layout', () => {
    expect(sectionTypes.Services.content.parse({}).layout).toBe('Auto')
    for (const layout of serviceLayouts) {
      expect(sectionTypes.Services.content.parse({ layout }).layout).toBe(layout)
      expect(autoIn('Common', { layout })).toBe(layout)
    }
  })

  it('ignores pictures that the section does not show', () => {
    for (const offered of [{ pictured: true }, { pictured: true, grouped: false }, { pictured: true, count: 3 }]) {
      for (const style of presetStyles) {
        const published = publishedDocument(withOffers({ ...fullSite, style }, offered))
        const section = servicesOf(published)
        const layout = rendererOf(section).layoutOf?.(section, presets[style].layout, published.business)
        expect(layout).toBe(autoIn(style, offered))
      }
    }
  })
})

describe('service layouts', () => {
  it('use one radio button per group in Tabs, with the first checked', () => {
    const html = draw(withOffers(fullSite, { layout: 'Tabs' }))
    expect(html.match(/<input type="radio"/g)).toHaveLength(3)
    expect(html.match(/checked=""/g)).toHaveLength(1)
    expect(html).toMatch(
      /<fieldset class="tabs"><legend class="unseen">Services and prices<\/legend><input[^>]*checked=""/,
    )
    const panes = html.split('<label').slice(1)
    expect(panes.map((pane) => /<h3 class="unseen">([^<]*)</.exec(pane)?.[1])).toEqual([
      'Cuts',
      'Color',
      'Weddings and events',
    ])
    expect(panes[1]).toContain('Balayage')
    expect(panes[1]).not.toContain('Dry cut')
    const ids = [...html.matchAll(/<input[^>]* id="([^"]*)"/g)].map(([, id]) => id)
    expect([...html.matchAll(/<label for="([^"]*)"/g)].map(([, id]) => id)).toEqual(ids)
  })

  it('show a price list in Tabs if there are no groups', () => {
    const html = draw(withOffers(fullSite, { layout: 'Tabs', grouped: false }))
    expect(html).not.toContain('<input')
    expect(html).toContain('class="menu long"')
  })

  it('show a row per service in List, with its price at the end and any pictures', () => {
    const html = draw(withOffers(fullSite, { layout: 'List', count: 4, grouped: false, pictured: true }))
    const rows = html.split('<li').slice(1)
    expect(rows).toHaveLength(4)
    for (const row of rows)
      expect(row).toMatch(/^><span class="frame.*<div class="text"><(h3|p) class="name">.*<p class="offer">/)
    expect(rows[0]).toContain('<span class="price whole">£48</span> <span class="duration">60 min</span>')
    expect(draw(withOffers(fullSite, { layout: 'List', count: 4, grouped: false }))).not.toContain('<img')
  })

  it('show group names above their services in List', () => {
    const html = draw(withOffers(fullSite, { layout: 'List' }))
    expect([...html.matchAll(/<h3>([^<]*)</g)].map(([, name]) => name)).toEqual([
      'Cuts',
      'Color',
      'Weddings and events',
    ])
    expect(html.match(/<(h4|p) class="name"/g)).toHaveLength(12)
    const headings = html.split('<li').filter((row) => row.includes('<h4 class="name"'))
    expect(headings).toHaveLength(html.match(/<div class="prose"/g)?.length ?? 0)
    for (const row of headings) expect(row).toContain('<div class="prose"')
  })

  it('stack services in Split, with and without pictures', () => {
    const html = draw(withOffers(fullSite, { layout: 'Split', count: 3, grouped: false, pictured: true }))
    expect(html).toContain('<ul class="grid cols-1 sides">')
    expect(html.match(/<img/g)).toHaveLength(3)
    expect(draw(withOffers(fullSite, { layout: 'Split', count: 2 }))).toContain('class="card bare"')
  })

  it('show every kind of price', () => {
    const prices = ['£48', 'Free', 'from £18', '£72.50', '£120–180', '£55 per hour', 'On request', '€60']
    for (const layout of serviceLayouts) {
      const british = { ...fullSite, settings: { ...fullSite.settings, language: 'en-GB' } }
      const html = draw(withOffers(british, { layout }))
      for (const price of prices)
        expect(
          html.replaceAll('price whole', 'price').replace(/<\/?(?:b|small|sup)>/g, ''),
          `${layout}: ${price}`,
        ).toContain(`<span class="price">${price}</span>`)
    }
  })

  it('show an item’s own price instead of the service’s price', () => {
    const document = withOffers(fullSite, { layout: 'PriceList' })
    const section = servicesOf(document)
    const items = section.content.items.map((item) => ({
      ...item,
      price: item.heading === 'Wedding hair' ? 'POA' : '',
    }))
    const html = drawSection({ ...section, content: { ...section.content, items } }, { document })
    expect(html).toContain('<span class="price whole">POA</span>')
    expect(html).not.toContain('On request')
  })
})
