import { cookieBannerIds } from '#renderer/behaviors/cookie-banner.tsx'
import { placeOnPage } from '#renderer/document/fields/field-path.ts'
import { sectionName } from '#renderer/document/section-title.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { elementOf } from './page-part.ts'

/** An element that shows a fact or setting. */
export type FactPlace = { element: HTMLElement; sectionId: string; title: string }

/**
 * All elements that show a path, top to bottom: `business.phones.phone-1.number`, `business.hours`,
 * `settings.announcement`.
 */
export function placesOf(frame: Document, document: WebsiteSettings, path: string): FactPlace[] {
  const [root, name = '', id = '', field = ''] = path.split('.')
  const part = name.split('-')[0] ?? ''
  const all = (selector: string) => [...frame.querySelectorAll<HTMLElement>(selector)]
  if (root === 'settings') return toPlaces(document, settingSelector(name).flatMap(all))
  if (root !== 'business') return []
  const marked = all(`[data-business="${partNames[part] ?? part}"]`)
  if (part === 'services' && id !== '') {
    const shown = [...itemsOf(frame, document, id), ...all(`[data-fact="${CSS.escape(id)}"]`)]
    return toPlaces(document, shown.length > 0 ? shown : marked)
  }
  const texts = textsOf(document, part, id)
  if (texts.length === 0) return toPlaces(document, marked.length > 0 ? marked : all(sectionSelector(document, part)))
  const saying = (factText: readonly string[]) => {
    const says = (element: HTMLElement) => factText.some((text) => plain(element.textContent).includes(text))
    const written = all('[data-field]').filter((element) => says(element) || linksTo(element, factText))
    return toPlaces(document, [...marked.filter(says), ...written])
  }
  const own = field === 'role' ? saying(textsOf(document, part, id, field)) : []
  return own.length > 0 ? own : saying(texts)
}

/** The element to scroll to while a fact is edited. Services and people prefer their own section. */
export function mainPlace(frame: Document, document: WebsiteSettings, path: string): Element | null {
  const [root, name = '', id] = path.split('.')
  const about = root === 'business' ? frame.querySelector(sectionSelector(document, name)) : null
  if (about && !id) return about
  const places = placesOf(frame, document, path).map(({ element }) => element)
  return places.find((element) => about?.contains(element)) ?? places[0] ?? null
}

/** Facts that have a different name on the page. */
const partNames: Record<string, string> = { location: 'place' }

const settingSelector = (name: string): string[] => {
  if (name === 'announcement') return ['[data-setting="announcement"]']
  if (name.startsWith('cookie')) return [`#${cookieBannerIds.banner}`]
  return name === 'companyName' ? ['.logo'] : []
}

function sectionSelector({ sections }: WebsiteSettings, part: string): string {
  const type = { people: 'Team', services: 'Services' }[part]
  const section = sections.find((one) => one.type === type)
  return section ? `[data-section="${CSS.escape(section.id)}"]` : 'never'
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Minimum length in characters. Shorter texts match unrelated words. */
const minTextLength = 3

/** Texts that identify one fact among several of its kind. */
function textsOf({ business }: WebsiteSettings, part: string, id: string, field?: string): string[] {
  const { phones, emails, people, credentials, areas, terms, address } = business
  if (part === 'address') return [plain(address.text)].filter(Boolean)
  const lists: Record<string, readonly ({ id: string } & Record<string, unknown>)[]> = {
    ...{ phones, emails, people, credentials, areas, terms },
  }
  const item: Record<string, unknown> = lists[part]?.find((one) => one.id === id) ?? {}
  const { number, address: email, name, text } = item
  const factText = field ? item[field] : part === 'credentials' ? name : (number ?? email ?? name ?? text)
  return typeof factText === 'string' && plain(factText).length >= minTextLength ? [plain(factText)] : []
}

/** Whether the element links to one of these numbers or addresses. */
function linksTo(element: HTMLElement, texts: readonly string[]): boolean {
  const href = (element.closest('a') ?? element.querySelector('a'))?.getAttribute('href') ?? ''
  if (href.startsWith('mailto:')) return texts.some((text) => href.includes(text))
  const digits = (text: string) => text.replace(/\D/g, '').slice(-9)
  return /^(tel:|https:\/\/wa\.me)/.test(href) && texts.some((text) => digits(text) === digits(href))
}

function itemsOf(frame: Document, { sections }: WebsiteSettings, serviceId: string): HTMLElement[] {
  return sections.flatMap((section) => {
    if (section.type !== 'Services') return []
    const items = section.content.items.filter(({ service }) => service === serviceId)
    return items.flatMap(({ id }) => elementOf(frame, section, placeOnPage(section, `${section.id}.items.${id}`)) ?? [])
  })
}

/** The element that shows a service's price or duration if the service's own item doesn't. */
export function shownElsewhere(frame: Document, { sections, business }: WebsiteSettings, path: string) {
  const [sectionId, , itemId, field] = path.split('.')
  if (field !== 'price' && field !== 'duration') return null
  const section = sections.find(({ id }) => id === sectionId)
  const item = section?.type === 'Services' ? section.content.items.find(({ id }) => id === itemId) : undefined
  const service = business.services.find(({ id }) => id === item?.service)
  const name = plain(service?.name ?? '')
  if (!service?.[field] || name === '') return null
  const elements = [...frame.querySelectorAll<HTMLElement>('[data-business^="services"]')]
  const telling = elements.filter((element) => plain(element.textContent).includes(name))
  return telling.find((one) => !telling.some((other) => other !== one && one.contains(other))) ?? null
}

function toPlaces(document: WebsiteSettings, elements: readonly HTMLElement[]): FactPlace[] {
  const { sections } = document
  const shown = [...new Set(elements)].filter((element) => element.getClientRects().length > 0)
  return shown
    .filter((one) => !shown.some((other) => other !== one && other.contains(one)))
    .toSorted((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1))
    .map((element) => {
      const sectionId = element.closest('[data-section]')?.getAttribute('data-section') ?? ''
      const section = sections.find(({ id }) => id === sectionId)
      return { element, sectionId, title: section ? sectionName(section, sections) : 'Around the page' }
    })
}
