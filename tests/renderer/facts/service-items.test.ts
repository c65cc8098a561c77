import { describe, expect, it } from 'vitest'
import { limits } from '../../../renderer/document/fields/limits.ts'
import type { SectionOf } from '../../../renderer/document/section-types.ts'
import { type WebsiteSettings, websiteSettings } from '../../../renderer/document/website-settings.ts'
import { copyService, copyServiceItem, removeServiceItem } from '../../../renderer/facts/service-items.ts'
import { renderSite } from '../../../renderer/render-site.ts'
import { composedSite, plumberFacts } from '../../harness/composed-site.ts'

const gbp = (amount: number) => ({ amount, currency: 'GBP' })
const offered = [
  { id: 'massage', name: 'Sports massage', price: gbp(55), duration: '45 min', quote: 'Sports massage £55' },
  { id: 'facial', name: 'Facial', variant: 'deluxe', price: gbp(75) },
  { id: 'walk', name: 'Walk', price: gbp(20) },
]

/** A site with an item per service, in order, and the owner's changes to the items. */
function site(services: object[] = offered, change: Partial<Item>[] = []): WebsiteSettings {
  const composed = composedSite({ facts: { ...plumberFacts, services } as never, sections: ['Services', 'Contact'] })
  const sections = composed.sections.map((section) => {
    if (section.type !== 'Services') return section
    const items = section.content.items.map((item, index) => ({ ...item, ...change[index] }))
    return { ...section, content: { ...section.content, items } }
  })
  return websiteSettings.parse({ ...composed, sections })
}
type Item = SectionOf<'Services'>['content']['items'][number]
const sectionOf = ({ sections }: WebsiteSettings) =>
  sections.find((one): one is SectionOf<'Services'> => one.type === 'Services') as SectionOf<'Services'>
const itemsOf = (document: WebsiteSettings) => sectionOf(document).content.items
const placeOf = (document: WebsiteSettings, index: number) => ({
  sectionId: sectionOf(document).id,
  itemId: itemsOf(document)[index]?.id ?? '',
  asOf: '2026-11-30',
})
const copied = (index: number, document = site()) => copyServiceItem(document, placeOf(document, index))
const removed = (index: number, document = site()) => removeServiceItem(document, placeOf(document, index))
const namesOf = ({ business }: WebsiteSettings) => business.services.map(({ name }) => name)
const headingsOf = (document: WebsiteSettings) => itemsOf(document).map(({ heading }) => heading)

describe('a copied service item', () => {
  it('follows the original with the same facts, a new id and a new name', () => {
    const after = copied(0)
    const [original, copy] = after.business.services
    expect(original).toEqual(site().business.services[0])
    expect(copy).toMatchObject({
      name: 'Sports massage 2',
      price: gbp(55),
      duration: '45 min',
      confirmedOn: '2026-11-30',
    })
    expect(copy?.quote).toBeUndefined()
    expect(headingsOf(after)).toEqual(['Sports massage', 'Sports massage 2', 'Facial, deluxe', 'Walk'])
    expect(itemsOf(after)[1]?.service).toBe(copy?.id)
    for (const list of [after.business.services, itemsOf(after)]) expect(new Set(list.map(({ id }) => id)).size).toBe(4)
    expect(websiteSettings.parse(after)).toEqual(after)
  })

  it('gets the next number in its name, or in its variant', () => {
    expect(headingsOf(copied(1, copied(0))).slice(0, 3)).toEqual([
      'Sports massage',
      'Sports massage 2',
      'Sports massage 3',
    ])
    expect(copied(1).business.services[2]).toMatchObject({ name: 'Facial', variant: 'deluxe 2' })
    const long = 'A'.repeat(limits.serviceName)
    expect(headingsOf(copied(0, site([{ id: 'long', name: long }, ...offered])))[1]).toBe(`${long.slice(2)} 2`)
  })

  it('keeps the owner’s own text for the original, under a new name', () => {
    const document = site(offered, [{ heading: 'Deep work', paragraph: 'With oil.' as never }])
    const after = copied(0, document)
    expect(headingsOf(after)[1]).toBe('Deep work 2')
    expect(itemsOf(after)[1]?.paragraph).toEqual(itemsOf(document)[0]?.paragraph)
    expect(namesOf(after)[1]).toBe('Sports massage 2')
  })

  it('belongs only to the page if the original does', () => {
    const document = site(offered, [{ service: '', price: 'Ask us' }])
    const after = copied(0, document)
    expect(after.business).toBe(document.business)
    expect(itemsOf(after)[1]).toMatchObject({ heading: 'Sports massage 2', service: '', price: 'Ask us' })
  })

  it('shows its price on the page if the business has no room for another service', () => {
    const many = Array.from({ length: limits.services }, (_, nth) => ({
      id: `job-${nth}`,
      name: `Job ${nth}`,
      price: gbp(30),
    }))
    const full = removedFromPage(site(many))
    const after = copied(0, full)
    expect(after.business).toBe(full.business)
    expect(itemsOf(after)[1]).toMatchObject({ service: '', price: '£30' })
    expect(copied(0, site(many))).toEqual(site(many))
  })

  it('joins the business’s list, and appears on the page', () => {
    const after = copyService(site(), 'massage', '2026-11-30')
    expect(namesOf(after)).toEqual(['Sports massage', 'Sports massage 2', 'Facial', 'Walk'])
    expect(headingsOf(after)).toEqual(['Sports massage', 'Facial, deluxe', 'Walk', 'Sports massage 2'])
  })
})

/** A site without the last item, as an older document may be. */
function removedFromPage(document: WebsiteSettings): WebsiteSettings {
  const sections = document.sections.map((section) =>
    section.type === 'Services'
      ? { ...section, content: { ...section.content, items: section.content.items.slice(0, -1) } }
      : section,
  )
  return { ...document, sections }
}

describe('a removed service item', () => {
  it('removes its service too, even with the owner’s own text', () => {
    const document = site(offered, [{ heading: 'Deep work' }])
    expect(namesOf(removed(0, document))).toEqual(['Facial', 'Walk'])
    expect(headingsOf(removed(0, document))).toEqual(['Facial, deluxe', 'Walk'])
  })

  it('disappears from all published files', async () => {
    const all = async (document: WebsiteSettings) =>
      Object.values((await renderSite(document, { origin: 'https://harbour.example' })).files)
        .map(({ body }) => body)
        .join('\n')
    expect(await all(site())).toContain('Sports massage')
    expect(await all(removed(0))).not.toContain('Sports massage')
  })

  it('doesn’t remove a service that another item shows', () => {
    const document = site(offered, [{}, { service: 'massage' }])
    expect(namesOf(removed(0, document))).toEqual(namesOf(document))
    expect(itemsOf(removed(0, document)).map(({ service }) => service)).toEqual(['massage', 'walk'])
  })

  it('changes nothing else if it shows no service', () => {
    const document = site(offered, [{ service: '' }])
    expect(removed(0, document).business).toBe(document.business)
  })
})
