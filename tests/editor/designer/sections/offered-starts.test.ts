import { describe, expect, it } from 'vitest'
import { fullTypes, type OfferedStart, offeredStarts } from '#editor/designer/sections/offered-starts.ts'
import { withPlaceholders } from '#editor/designer/sections/placeholders.ts'
import { addSection, replaceSection, roomFor } from '#renderer/document/edits/edits.ts'
import { sectionTypeNames, sectionTypes } from '#renderer/document/section-types.ts'
import { websiteSettings } from '#renderer/document/website-settings.ts'
import { composedSite, everySection, plumberFacts } from '../../../harness/composed-site.ts'
import { offendersAmong } from '../../../harness/offenders.ts'
import { openedSite } from '../../../renderer/openings/opened-page.ts'
import { invented } from '../../../templates/compose/invented-businesses.ts'
import { untold } from '../../../templates/compose/untold.ts'

type Page = ReturnType<typeof composedSite>
const started = (page: Page, { section, changes }: OfferedStart) =>
  changes ? replaceSection(page, section) : addSection(page, section)
const startNamed = (page: Page, name: string) => offeredStarts(page).find(({ start }) => start.name === name)

describe('section templates', () => {
  it('number at least twenty on a typical page', () => {
    expect(offeredStarts(composedSite({ sections: ['Introduction', 'Services', 'Contact'] })).length).toBeGreaterThan(
      19,
    )
  })

  it('each change the page and leave it valid', async () => {
    const pages = [[], everySection].map((sections) => composedSite({ sections }))
    for (const page of pages)
      expect(
        await offendersAmong(
          offeredStarts(page).map((offer) => [offer.start.name, offer] as const),
          (offer) => {
            const next = started(page, offer)
            expect(websiteSettings.parse(next)).toEqual(next)
            expect(next).not.toEqual(page)
          },
        ),
      ).toEqual([])
  })

  it('show samples in their previews if content is missing', async () => {
    const pages = [plumberFacts, {}].flatMap((facts) =>
      [[], everySection].map((sections) => composedSite({ facts, sections })),
    )
    for (const page of pages)
      expect(
        await offendersAmong(
          offeredStarts(page).flatMap((offer) => (offer.needs ? [[offer.start.name, offer] as const] : [])),
          ({ section, start }) => expect(withPlaceholders(section, start).type).toBe(start.type),
        ),
      ).toEqual([])
  })

  it('add no claim that the owner didn’t make', async () => {
    expect(
      await offendersAmong(Object.entries(invented), (business) => {
        const page = composedSite({ ...business, sections: [] })
        for (const offer of offeredStarts(page)) expect(untold(started(page, offer)), offer.start.name).toEqual([])
      }),
    ).toEqual([])
  })

  it('list the business’s service areas and insurance', () => {
    const page = composedSite({ facts: plumberFacts, sections: [] })
    const areas = JSON.stringify(startNamed(page, 'Areas you serve')?.section.content)
    for (const { name } of page.business.areas) expect(areas).toContain(name)
    expect(startNamed(page, 'Areas you serve')?.needs).toBeUndefined()
    expect(JSON.stringify(startNamed(page, 'Insurance and memberships')?.section.content)).toContain(
      page.business.credentials[0]?.name,
    )
  })

  it('say which facts are missing', () => {
    const page = composedSite({ facts: {}, sections: [] })
    for (const name of ['Areas you serve', 'Insurance and memberships', 'Emergency strip', 'Our story', 'Three steps'])
      expect(startNamed(page, name)?.needs, name).toMatch(/^[A-Z].*\.$/)
  })

  it('change the look of an existing section if the page can have only one of its type', () => {
    const page = composedSite({ sections: everySection })
    const start = startNamed(page, 'Price list')
    expect(start?.changes).toBe(true)
    const before = page.sections.find(({ type }) => type === 'Services')
    expect(start?.section).toEqual({ ...before, content: { ...before?.content, layout: 'PriceList' } })
  })

  it('include no price layouts if the introduction already shows prices', () => {
    const services = [48, 52, 55, 68].map((amount, nth) => ({
      ...{ id: `service-${nth}`, name: `Visit ${nth + 1}`, price: { amount, currency: 'GBP' } },
    }))
    const offered = (layout: string) =>
      offeredStarts(openedSite({ services }, { layout }, { style: 'CommonAlt' })).map(({ start }) => start.name)
    const lists = (names: string[]) => names.filter((name) => /^(Price list|Services in a list)$/.test(name))
    expect(lists(offered('PricesOnScale'))).toEqual([])
    expect(offered('PricesOnScale')).toContain('Service cards')
    expect(lists(offered('NumeralAndSentence'))).not.toEqual([])
  })

  it('say that a map requires a town and is drawn on publication', () => {
    const page = composedSite({ sections: [] })
    const place = (latitude: number | null) => ({ ...page.business.place, latitude, longitude: latitude })
    const address = { ...page.business.address, point: '' }
    const start = (latitude: number | null) =>
      startNamed({ ...page, business: { ...page.business, address, place: place(latitude) } }, 'Map and hours')
    expect(start(50)).toMatchObject({ needs: undefined, note: 'Its map is drawn when you publish.' })
    expect(start(50)?.section.content).toMatchObject({ layout: 'BesideMap', showMap: true })
    expect(start(null)).toMatchObject({ needs: expect.stringContaining('town'), note: undefined })
  })

  it('make a hidden section visible again', () => {
    const page = composedSite({ sections: everySection })
    const sections = page.sections.map((one) => (one.type === 'Contact' ? { ...one, hidden: true } : one))
    expect(startNamed({ ...page, sections }, 'Map and hours')?.section.hidden).toBe(false)
  })

  it('don’t include the section’s current layout', () => {
    const page = composedSite({ sections: everySection })
    const start = startNamed(page, 'Price list')
    if (!start) throw new Error('the page has another layout')
    expect(startNamed(started(page, start), 'Price list')).toBeUndefined()
  })

  it('list the types that have reached their maximum', () => {
    let page = composedSite({ sections: everySection })
    while (roomFor(page, 'QuoteBanner') > 0) {
      const start = startNamed(page, 'Big quote')
      if (!start) throw new Error('there is room for a quote')
      page = started(page, start)
    }
    expect(fullTypes(page, offeredStarts(page))).toContain('QuoteBanner')
  })

  it('include every type that can be added', () => {
    const page = composedSite({ sections: [] })
    const types = new Set(offeredStarts(page).map(({ start }) => start.type))
    const addable = sectionTypeNames.filter((type) => !sectionTypes[type].required && roomFor(page, type) > 0)
    expect(addable.filter((type) => !types.has(type))).toEqual([])
  })
})
