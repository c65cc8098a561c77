import type { OfferedService } from '../document/business.ts'
import { replaceSection } from '../document/edits/edits.ts'
import { freeId } from '../document/edits/follow-services.ts'
import { limits } from '../document/fields/limits.ts'
import type { SectionOf } from '../document/section-types.ts'
import { serviceTitle } from '../document/values/service-title.ts'
import type { WebsiteSettings } from '../document/website-settings.ts'
import { changeBusiness } from './change-business.ts'
import { servicePrice } from './service-price.ts'

type Services = SectionOf<'Services'>
type Item = Services['content']['items'][number]

/** `asOf` is today's date. */
type Place = { sectionId: string; itemId: string; asOf: string }

/** Removes an item from a services section, and the service it shows unless another item shows it too. */
export function removeServiceItem(document: WebsiteSettings, { sectionId, itemId, asOf }: Place): WebsiteSettings {
  const { section, item } = itemAt(document, sectionId, itemId)
  if (!section || !item) return document
  const without = withItems(document, section, (items) => items.filter((one) => one !== item))
  if (item.service === '' || itemsOf(without).some(({ service }) => service === item.service)) return without
  return changeBusiness(without, { services: document.business.services.filter(({ id }) => id !== item.service) }, asOf)
}

/**
 * Inserts a copy of an item after it, with a copy of its service under a new name. If the business has no room for
 * another service, the item stores price and duration itself.
 */
export function copyServiceItem(document: WebsiteSettings, { sectionId, itemId, asOf }: Place): WebsiteSettings {
  const { section, item } = itemAt(document, sectionId, itemId)
  const { business, settings } = document
  if (!section || !item || section.content.items.length >= limits.services) return document
  const taken = [...itemsOf(document).map(({ heading }) => heading), ...business.services.map(serviceTitle)]
  const known = business.services.find(({ id }) => id === item.service)
  const service =
    known && business.services.length < limits.services ? serviceLike(known, business.services, taken) : undefined
  const { price, duration } = servicePrice(item, business, settings.language)
  const copy: Item = {
    ...item,
    id: freeId(section.content.items),
    heading:
      known && service && item.heading === serviceTitle(known) ? serviceTitle(service) : freeName(item.heading, taken),
    ...(service ? { service: service.id } : { service: '', price, duration }),
  }
  const copied = withItems(document, section, (items) => items.toSpliced(items.indexOf(item) + 1, 0, copy))
  return known && service ? withService(copied, known, service, asOf) : copied
}

/** Inserts a copy of one of the business's services after it, with a new name. */
export function copyService(document: WebsiteSettings, id: string, asOf: string): WebsiteSettings {
  const { services } = document.business
  const service = services.find((one) => one.id === id)
  if (!service || services.length >= limits.services) return document
  return withService(document, service, serviceLike(service, services, services.map(serviceTitle)), asOf)
}

const withService = (document: WebsiteSettings, after: OfferedService, added: OfferedService, asOf: string) => {
  const { services } = document.business
  return changeBusiness(document, { services: services.toSpliced(services.indexOf(after) + 1, 0, added) }, asOf)
}

function serviceLike(
  service: OfferedService,
  services: readonly OfferedService[],
  taken: readonly string[],
): OfferedService {
  const { name, variant } = service
  const title = (change: Partial<OfferedService>) => serviceTitle({ name, variant, ...change })
  const part = variant.trim() === '' ? 'name' : 'variant'
  const free = freeName(service[part], taken, (text) => title({ [part]: text }))
  return { ...service, id: freeId(services), [part]: free, source: 'typed', quote: undefined, confirmedOn: undefined }
}

/** 'Massage 2' for 'Massage', 'Massage 3' for 'Massage 2'. `titleOf` builds the title, which must not be in `taken`. */
function freeName(name: string, taken: readonly string[], titleOf = (text: string) => text): string {
  if (name.trim() === '') return name
  const plain = (text: string) => text.trim().toLowerCase()
  const titles = new Set(taken.map(plain))
  const [, counted = ''] = /^(.+) \d+$/.exec(name.trim()) ?? []
  const base = counted !== '' && titles.has(plain(titleOf(counted))) ? counted : name.trim()
  let count = 2
  const numbered = () => `${base.slice(0, limits.serviceName - ` ${count}`.length).trimEnd()} ${count}`
  while (titles.has(plain(titleOf(numbered())))) count += 1
  return numbered()
}

function itemAt({ sections }: WebsiteSettings, sectionId: string, itemId: string) {
  const section = sections.find((one): one is Services => one.type === 'Services' && one.id === sectionId)
  return { section, item: section?.content.items.find(({ id }) => id === itemId) }
}

const itemsOf = ({ sections }: WebsiteSettings) =>
  sections.flatMap((section) => (section.type === 'Services' ? section.content.items : []))

const withItems = (document: WebsiteSettings, section: Services, change: (items: Item[]) => Item[]): WebsiteSettings =>
  replaceSection(document, { ...section, content: { ...section.content, items: change(section.content.items) } })
