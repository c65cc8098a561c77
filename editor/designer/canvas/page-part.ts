import { type OfferedService, weekdays } from '#renderer/document/business.ts'
import { findField, itemPath, pathOnPage } from '#renderer/document/fields/field-path.ts'
import { fieldText } from '#renderer/document/fields/field-text.ts'
import type { Section } from '#renderer/document/section-types.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { dayName } from '#renderer/facts/format-hours.ts'

export type PagePart = {
  section: Section
  /** The input's path, or just the section's id. */
  path: string
}

/** In the frame's pixels. */
export type Point = { x: number; y: number }

export function partAt(document: WebsiteSettings, target: Element): PagePart | undefined {
  const root = target.closest('[data-section], [data-from]')
  const holder = sectionIdOf(target)
  const section = document.sections.find(({ id }) => id === holder)
  if (!root || !section) return undefined
  const place = within(root, target, 'data-field')
  const path = place && pathOnPage(section, place)
  if (path && findField(document, path)) return { section, path }
  const item = target.closest('[data-item]')
  return { section, path: (item && root.contains(item) && pathOfItem(section, item)) || section.id }
}

/** `within`: the section whose form edits the fact. If omitted, the settings edit it. */
export type FactPart = { path: string; within?: string | undefined }

/**
 * The path of the fact or setting that an element shows: 'business.phones', 'services.items.cut.price', 'settings.announcement'. Undefined
 * for a section's own text.
 */
export function factAt(document: WebsiteSettings, target: Element, point?: Point): FactPart | undefined {
  const setting = target.closest('[data-setting]')?.getAttribute('data-setting')
  if (setting) return { path: `settings.${setting}` }
  const element = target.closest('[data-business], [data-field]')
  const name = element?.getAttribute('data-business')
  if (!element || !name) return undefined
  const service = name === 'services' ? serviceAt(document, element) : undefined
  if (service) return service
  const path = name === 'place' ? 'business.location' : `business.${name}`
  const finer = contactAt(document, name, element) ?? itemAt(document, name, target, point)
  const day = name === 'hours' ? dayAt(document, element, target) : undefined
  return { path: finer ?? (day ? `${path}.${day}` : path), within: sectionIdOf(element) }
}

function sectionIdOf(element: Element): string | undefined {
  const holder = element.closest('[data-section], [data-from]')
  return holder?.getAttribute('data-from') ?? holder?.getAttribute('data-section') ?? undefined
}

function contactAt({ business }: WebsiteSettings, name: string, element: Element): string | undefined {
  const shows = (text: string) => text.trim() !== '' && element.textContent.includes(text.trim())
  const phone = name === 'phones' ? business.phones.find(({ number }) => shows(number)) : undefined
  if (phone) return `business.phones.${phone.id}.number`
  const email = name === 'emails' ? business.emails.find(({ address }) => shows(address)) : undefined
  return email && `business.emails.${email.id}.address`
}

/** The clicked area, person, membership or term. In a sentence, the item under the pointer. */
function itemAt({ business }: WebsiteSettings, name: string, target: Element, point?: Point): string | undefined {
  const { areas, people, credentials, terms } = business
  const lists: Record<string, readonly { id: string; name?: string; text?: string }[]> = {
    ...{ areas, people, credentials, terms },
  }
  const items = lists[name]?.map(({ id, name: label, text = label }) => ({ id, text: text?.trim() ?? '' })) ?? []
  const shown = items.filter(({ text }) => text !== '' && target.textContent.includes(text))
  const pressed = shown.length > 1 && point ? shown.find(({ text }) => isUnder(target, text, point)) : shown[0]
  return pressed && `business.${name}.${pressed.id}`
}

function isUnder({ ownerDocument }: Element, words: string, { x, y }: Point): boolean {
  const { startContainer, startOffset } = ownerDocument.caretRangeFromPoint(x, y) ?? {}
  const text = startContainer?.nodeValue ?? ''
  const from = text.indexOf(words)
  return from >= 0 && startOffset !== undefined && startOffset >= from && startOffset <= from + words.length
}

/** The first day in the clicked row of opening hours: 'monday'. */
function dayAt({ settings }: WebsiteSettings, shown: Element, target: Element): string | undefined {
  for (let row: Element | null = target; row && shown.contains(row); row = row.parentElement) {
    const text = row.textContent
    const named = weekdays
      .map((day) => ({ day, at: text.indexOf(dayName(day, settings.language, 'short')) }))
      .filter(({ at }) => at >= 0)
      .toSorted((one, other) => one.at - other.at)
    if (named[0]) return named[0].day.toLowerCase()
  }
  return undefined
}

/** The path of the price or duration that the element shows, in the services section. If it shows no service, that section's list. */
function serviceAt({ sections, business }: WebsiteSettings, element: Element): FactPart | undefined {
  const section = sections.find(({ type }) => type === 'Services')
  const itemId = element.closest('[data-item]')?.getAttribute('data-item')
  const factId = element.getAttribute('data-fact')
  const named = business.services.find(({ id }) => id === factId) ?? namedIn(element, business.services)
  const items = section?.type === 'Services' ? section.content.items : []
  const shown = items.find(({ id }) => id === itemId) ?? (named && items.find(({ service }) => service === named.id))
  const field = element.classList.contains('duration') ? 'duration' : 'price'
  if (section && shown) return { path: `${section.id}.items.${shown.id}.${field}` }
  if (named) return { path: `business.services.${named.id}.${field}`, within: sectionIdOf(element) }
  return section && { path: `${section.id}.items` }
}

/** Prefers the longer name: 'Cut and color' over 'Cut'. */
const namedIn = ({ textContent }: Element, services: readonly OfferedService[]): OfferedService | undefined =>
  services
    .filter(({ name }) => name.trim() !== '' && textContent.includes(name.trim()))
    .toSorted((one, other) => other.name.trim().length - one.name.trim().length)[0]

/** A phone number or email address that can be edited on the page. Also accepts a section field that shows one. */
export function factText(document: WebsiteSettings, path: string): { path: string; text: string } | undefined {
  const { phones, emails } = document.business
  const found = findField(document, path)
  const overrides = found && String(found.value).trim() === '' ? found.field.overrides : undefined
  const [, list, id] = path.startsWith('business.') ? path.split('.') : []
  const phone = overrides === 'phone' ? phones[0] : list === 'phones' ? phones.find((one) => one.id === id) : undefined
  if (phone) return { path: `business.phones.${phone.id}.number`, text: phone.number }
  const email = overrides === 'email' ? emails[0] : list === 'emails' ? emails.find((one) => one.id === id) : undefined
  return email && { path: `business.emails.${email.id}.address`, text: email.address }
}

/** Two lists in a section may contain the same ids, so compare the item's fields. */
function pathOfItem(section: Section, item: Element): string | undefined {
  const id = item.getAttribute('data-item') ?? ''
  const [list] = item.querySelector('[data-field]')?.getAttribute('data-field')?.split('.') ?? []
  return list ? `${section.id}.${list}.${id}` : itemPath(section, id)
}

/** The part under the pointer. Over a section's background, the part behind it, for example a background picture. */
export function partUnder(frame: Document, document: WebsiteSettings, { target, clientX, clientY }: MouseEvent) {
  const part = partAt(document, target as Element)
  if (!part || part.path !== part.section.id) return part
  const under = frame
    .elementsFromPoint(clientX, clientY)
    .map((element) => partAt(document, element))
    .find((other) => other && other.section === part.section && other.path !== part.path)
  return under ?? part
}

function within(root: Element, target: Element, attribute: string): string | undefined {
  const element = target.closest(`[${attribute}]`)
  return element && root.contains(element) ? (element.getAttribute(attribute) ?? undefined) : undefined
}

/** The facts that a section shows if its fields are blank. */
const shownBy: Record<string, string> = {
  phone: '[data-business="phones"]',
  email: '[data-business="emails"]',
  address: '[data-business="address"]',
  hours: '[data-business="hours"]',
  price: '[data-business="services"]:not(.duration)',
  duration: '.duration[data-business="services"]',
}

/**
 * The element that shows a part: its own text, otherwise the fact shown if it's blank, otherwise another element that shows the service.
 */
export function elementOf(frame: Document, section: Section, place: string): HTMLElement | null {
  const shown = ownElementOf(frame, section, place)
  if (shown) return shown
  const steps = place.split('.')
  const fact = shownBy[steps.at(-1) ?? '']
  const holder = steps.length > 1 ? steps.slice(0, 2).join('.') : ''
  const inPlace = fact ? ownElementOf(frame, section, holder)?.querySelector<HTMLElement>(fact) : null
  return inPlace ?? serviceElsewhere(frame, section, steps)
}

function serviceElsewhere(frame: Document, section: Section, [list, index, field]: string[]): HTMLElement | null {
  if (section.type !== 'Services' || list !== 'items') return null
  if (field !== undefined && !['heading', 'price', 'duration'].includes(field)) return null
  const { service = '' } = section.content.items[Number(index)] ?? {}
  return service === '' ? null : frame.querySelector<HTMLElement>(`[data-fact="${CSS.escape(service)}"]`)
}

function ownElementOf(frame: Document, section: Section, place: string): HTMLElement | null {
  const root = `[data-section="${CSS.escape(section.id)}"]`
  if (place === '') return frame.querySelector<HTMLElement>(root)
  const isItem = /^[^.]+\.\d+$/.test(place)
  const field = `[data-field${isItem ? `^="${place}."` : `="${place}"`}]`
  const shown = frame.querySelector<HTMLElement>(`:is(${root}, [data-from="${CSS.escape(section.id)}"]) ${field}`)
  return isItem ? (shown?.closest<HTMLElement>('[data-item]') ?? null) : shown
}

/** Text that can be edited on the page. `max`: its character limit. */
export type PageText = { text: string; multiline: boolean; max: number; write: (text: string) => unknown }

/** The editable text of a field: a line, a text or a link's label. */
export function pageText(document: WebsiteSettings, path: string): PageText | undefined {
  const found = findField(document, path)
  if (!found) return undefined
  const { field, value } = found
  // The element shows a business fact instead.
  if (field.overrides && String(value).trim() === '') return undefined
  const words = fieldText(field, value)
  if (words !== undefined) {
    return { text: words, multiline: field.control !== 'line', max: field.max ?? 256, write: (text) => text }
  }
  if (field.control !== 'link') return undefined
  const link = value as { label: string }
  return { text: link.label, multiline: false, max: field.labelMax ?? 28, write: (label) => ({ ...link, label }) }
}

/** The innermost element that contains the whole text. Undefined if the page shows the text in another form. */
export function typedElement(shown: HTMLElement, page: Pick<PageText, 'text' | 'multiline'>): HTMLElement | undefined {
  const { text, multiline } = page
  if (shown.hasAttribute('data-drawn')) return undefined
  // Skip an icon before the text.
  const parts = [...shown.children].filter(({ nodeName }) => nodeName !== 'svg')
  const only = parts.length === 1 && textOf(shown) === textOf(parts[0] as Element) ? parts[0] : undefined
  if (only && !(multiline && only.nodeName === 'P')) return typedElement(only as HTMLElement, page)
  const same = flat(textOf(shown)) === flat(text)
  // If the text is blank, the element shows a fallback that typing replaces, such as the business's name in place of a logo.
  return same || text.trim() === '' ? shown : undefined
}

const flat = (text: string) => text.replace(/\s+/g, ' ').trim()

const blocks = new Set(['P', 'DIV', 'LI'])

/** The element's text. Blocks become paragraphs, breaks become lines. */
export function textOf(element: Node): string {
  let text = ''
  const add = (node: Node) => {
    for (const child of node.childNodes) {
      if (child.nodeName === '#text') text += child.nodeValue ?? ''
      else if (child.nodeName === 'BR') text += '\n'
      else if (blocks.has(child.nodeName)) {
        if (text !== '' && !text.endsWith('\n\n')) text += text.endsWith('\n') ? '\n' : '\n\n'
        add(child)
        text += '\n\n'
      } else add(child)
    }
  }
  add(element)
  // Browsers append a line break and replace some spaces with no-break spaces.
  return text.replaceAll('\u00a0', ' ').trimEnd()
}
