import type { Business, OfferedService } from '../business.ts'
import { limits } from '../fields/limits.ts'
import type { Section, SectionOf } from '../section-types.ts'
import { sectionTypes } from '../section-types.ts'
import { isBlank } from '../values/formatted-text.ts'
import { serviceTitle } from '../values/service-title.ts'
import type { WebsiteSettings } from '../website-settings.ts'

type Item = SectionOf<'Services'>['content']['items'][number]

/**
 * Syncs a services section with the business's services. Items that still match their service follow it, named new
 * services get an item, and items of removed services go. Text that the owner wrote on the page stays.
 */
export function followServices(section: Section, before: Business, after: Business): Section {
  if (section.type !== 'Services' || before.services === after.services) return section
  const { items } = section.content
  const [earlier, now] = [byId(before.services), byId(after.services)]
  const kept = items.flatMap((item) => itemAfterChange(item, earlier.get(item.service), now.get(item.service)))
  const shown = new Set(kept.map(({ service }) => service))
  const added = after.services.filter(
    (service) => serviceTitle(service) !== '' && !shown.has(service.id) && titleOf(earlier.get(service.id)) === '',
  )
  const next = [...kept]
  for (const service of added) if (next.length < limits.services) next.push(itemFor(service, next))
  const isSame = next.length === items.length && next.every((item, index) => item === items[index])
  return isSame ? section : { ...section, content: { ...section.content, items: next } }
}

/**
 * Adds services that exist only on the page to the business, so that they can have prices: all of them, or only the
 * item with `itemId`. Items with the name of an existing service are linked to it.
 */
export function adoptServices(document: WebsiteSettings, itemId?: string): WebsiteSettings {
  const services = [...document.business.services]
  const sections = document.sections.map((section): Section => {
    if (section.type !== 'Services') return section
    const items = section.content.items.map((item) => {
      const name = item.heading.trim()
      if (item.service !== '' || name === '' || (itemId && item.id !== itemId)) return item
      const known = services.find((service) => serviceTitle(service).toLowerCase() === name.toLowerCase())
      if (known) return { ...item, service: known.id }
      if (services.length >= limits.services) return item
      const id = freeId(services)
      services.push(newService(id, name))
      return { ...item, service: id }
    })
    return { ...section, content: { ...section.content, items } }
  })
  return { ...document, business: { ...document.business, services }, sections }
}

/** Sorts the business's services like the section's items, services that aren't shown last. */
export function inSectionOrder(document: WebsiteSettings): WebsiteSettings {
  const items = document.sections.flatMap((section) => (section.type === 'Services' ? section.content.items : []))
  const place = ({ id }: OfferedService) => {
    const at = items.findIndex(({ service }) => service === id)
    return at < 0 ? items.length : at
  }
  const services = document.business.services.toSorted((one, other) => place(one) - place(other))
  const isSame = services.every((service, nth) => service === document.business.services[nth])
  return isSame ? document : { ...document, business: { ...document.business, services } }
}

export const newService = (id: string, name: string): OfferedService => ({
  id,
  source: 'typed',
  name,
  variant: '',
  price: null,
  priceWords: '',
  duration: '',
  note: '',
  group: '',
})

export const countServicesOnlyOnPage = ({ sections }: Pick<WebsiteSettings, 'sections'>): number =>
  sections
    .flatMap((section) => (section.type === 'Services' ? section.content.items : []))
    .filter(({ service, heading }) => service === '' && heading.trim() !== '').length

const titleOf = (service: OfferedService | undefined) => (service ? serviceTitle(service) : '')

const byId = (services: readonly OfferedService[]) => new Map(services.map((service) => [service.id, service]))

function itemAfterChange(item: Item, before: OfferedService | undefined, now: OfferedService | undefined): Item[] {
  if (!before || before === now) return [item]
  const title = serviceTitle(before)
  const isOurs = item.knowledge !== '' && item.paragraph === item.knowledge
  const isFacts = item.heading === title && (item.paragraph === before.note || isBlank(item.paragraph) || isOurs)
  if (!now) return isFacts ? [] : [{ ...item, service: '' }]
  const heading = item.heading === title ? serviceTitle(now) : item.heading
  // A generated sentence depends on the service's name, and the owner's note takes precedence.
  const isOutdated = isOurs && (now.note !== '' || now.name !== before.name)
  const paragraph = isOutdated || item.paragraph === before.note ? now.note : item.paragraph
  return heading === item.heading && paragraph === item.paragraph ? [item] : [{ ...item, heading, paragraph }]
}

function itemFor(offered: OfferedService, items: readonly Item[]): Item {
  const [item] = sectionTypes.Services.content.parse({
    items: [{ id: freeId(items), heading: serviceTitle(offered), paragraph: offered.note, service: offered.id }],
  }).items
  return item as Item
}

export function freeId(items: readonly { id: string }[]): string {
  const taken = new Set(items.map(({ id }) => id))
  let count = items.length + 1
  while (taken.has(`service-${count}`)) count += 1
  return `service-${count}`
}
