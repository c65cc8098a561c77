// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { placesOf } from '#editor/designer/canvas/fact-places.ts'
import { elementOf, factAt } from '#editor/designer/canvas/page-part.ts'
import type { SectionOf, SectionType } from '#renderer/document/section-types.ts'
import { drawSection } from '../../renderer/draw.ts'
import { openedSite } from '../../renderer/openings/opened-page.ts'

const amounts = { Cut: 48, 'Cut and color': 52, 'Cut and wash': 55, Beard: 68 }
const services = Object.entries(amounts).map(([name, amount], nth) => ({
  ...{ id: `service-${nth}`, name, price: { amount, currency: 'GBP' } },
}))
const site = openedSite({ services }, { layout: 'PricesOnScale' }, { style: 'CommonAlt' })
const sectionOf = <T extends SectionType>(type: T) =>
  site.sections.find((one): one is SectionOf<T> => one.type === type) as SectionOf<T>
const { id, content } = sectionOf('Services')
const itemOf = (service: string) => content.items.findIndex((item) => item.service === service)
const priceOf = (service: string) => `${id}.items.${content.items[itemOf(service)]?.id}.price`
const rows = () => [...document.querySelectorAll<HTMLElement>('.scale > li')]

beforeEach(() => {
  document.body.innerHTML = drawSection(sectionOf('Introduction'), { document: site, target: { editing: true } })
})

describe('prices drawn on a scale', () => {
  it('link to their own service’s price, by number and by name', () => {
    const pressed = (selector: string) =>
      rows().map((row) => factAt(site, row.querySelector(selector) as Element)?.path)
    const expected = services.map((service) => priceOf(service.id))
    expect(pressed('svg > text')).toEqual(expected)
    expect(pressed('b')).toEqual(expected)
  })

  it('include steps that link to the list of services', () => {
    const step = document.querySelector('.steps-of-scale text') as Element
    expect(factAt(site, step)?.path).toBe(`${id}.items`)
  })

  it('represent services that their section hides', () => {
    expect(
      services.map((service) => elementOf(document, sectionOf('Services'), `items.${itemOf(service.id)}.price`)),
    ).toEqual(rows())
    expect(elementOf(document, sectionOf('Services'), 'items.0.button')).toBeNull()
  })

  it('mark where their own services appear', () => {
    for (const row of rows()) row.getClientRects = () => [new DOMRect()] as unknown as DOMRectList
    expect(placesOf(document, site, 'business.services.service-2').map(({ element }) => element)).toEqual([rows()[2]])
  })
})
