import { type OfferedService, weekdays } from '#renderer/document/business.ts'
import { findField, itemPath, pathOnPage } from '#renderer/document/fields/field-path.ts'
import { fieldText } from '#renderer/document/fields/field-text.ts'
import type { Section } from '#renderer/document/section-types.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { dayName } from '#renderer/facts/format-hours.ts'

/** A part of the page: a section, an item in it, a field of either. */
export type PagePart = {
  section: Section
  /** What its input is called; the section's id alone where the page shows nothing finer. */
  path: string
}

/** In the frame's pixels. */
export type Point = { x: number; y: number }

/** What of the website an element of the page shows. */
export function partAt(document: WebsiteSettings, target: Element): PagePart | undefined {
  const root = target.closest('[data-section], [data-from]')
  const holder = holderOf(target)
  const section = document.sections.find(({ id }) => id === holder)
  if (!root || !section) return undefined
  const place = within(root, target, 'data-field')
  const path = place && pathOnPage(section, place)
  if (path && findField(document, path)) return { section, path }
  const item = target.closest('[data-item]')
  return { section, path: (item && root.contains(item) && pathOfItem(section, item)) || section.id }
}

/** `within`: the section in whose form a fact of the business is edited, in place of the settings. */
export type FactPart = { path: string; within?: string | undefined }

/**
 * The path of the fact or the setting that an element shows: 'business.phones', 'services.items.cut.price', 'settings.announcement'.
 * Undefined where the element shows a section's own words.
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
  const finer = reachedAt(document, name, element) ?? itemAt(document, name, target, point)
  const day = name === 'hours' ? dayAt(document, element, target) : undefined
  return { path: finer ?? (day ? `${path}.${day}` : path), within: holderOf(element) }
}

/** The id of the section that an element belongs to. */
function holderOf(element: Element): string | undefined {
  const holder = element.closest('[data-section], [data-from]')
  return holder?.getAttribute('data-from') ?? holder?.getAttribute('data-section') ?? undefined
}

/** Of several numbers and addresses, the one that an element shows. */
function reachedAt({ business }: WebsiteSettings, name: string, element: Element): string | undefined {
  const shows = (text: string) => text.trim() !== '' && element.textContent.includes(text.trim())
  const phone = name === 'phones' ? business.phones.find(({ number }) => shows(number)) : undefined
  if (phone) return `business.phones.${phone.id}.number`
  const email = name === 'emails' ? business.emails.find(({ address }) => shows(address)) : undefined
  return email && `business.emails.${email.id}.address`
}

/** The clicked one of several areas, people, memberships or terms: in a sentence, the one under the pointer. */
function itemAt({ business }: WebsiteSettings, name: string, target: Element, point?: Point): string | undefined {
  const { areas, people, credentials, terms } = business
  const lists: Record<string, readonly { id: string; name?: string; text?: string }[]> = {
    ...{ areas, people, credentials, terms },
  }
  const items = lists[name]?.map(({ id, name: said, text = said }) => ({ id, text: text?.trim() ?? '' })) ?? []
  const shown = items.filter(({ text }) => text !== '' && target.textContent.includes(text))
  const pressed = shown.length > 1 && point ? shown.find(({ text }) => isUnder(target, text, point)) : shown[0]
  return pressed && `business.${name}.${pressed.id}`
}

/** Whether a pointer is on these words. */
function isUnder({ ownerDocument }: Element, words: string, { x, y }: Point): boolean {
  const { startContainer, startOffset } = ownerDocument.caretRangeFromPoint(x, y) ?? {}
  const text = startContainer?.nodeValue ?? ''
  const from = text.indexOf(words)
  return from >= 0 && startOffset !== undefined && startOffset >= from && startOffset <= from + words.length
}

/** The first day of the row of opening hours that is pressed: 'monday'. */
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

/** The path of the price or the duration that an element shows, in the section that lists the services; of all of them where it shows none. */
function serviceAt({ sections, business }: WebsiteSettings, element: Element): FactPart | undefined {
  const section = sections.find(({ type }) => type === 'Services')
  const itemId = element.closest('[data-item]')?.getAttribute('data-item')
  const factId = element.getAttribute('data-fact')
  const named = business.services.find(({ id }) => id === factId) ?? namedIn(element, business.services)
  const items = section?.type === 'Services' ? section.content.items : []
  const shown = items.find(({ id }) => id === itemId) ?? (named && items.find(({ service }) => service === named.id))
  const field = element.classList.contains('duration') ? 'duration' : 'price'
  if (section && shown) return { path: `${section.id}.items.${shown.id}.${field}` }
  if (named) return { path: `business.services.${named.id}.${field}`, within: holderOf(element) }
  return section && { path: `${section.id}.items` }
}

/** The service that an element names: of 'Cut' and 'Cut and color', the longer. */
const namedIn = ({ textContent }: Element, services: readonly OfferedService[]): OfferedService | undefined =>
  services
    .filter(({ name }) => name.trim() !== '' && textContent.includes(name.trim()))
    .toSorted((one, other) => other.name.trim().length - one.name.trim().length)[0]

/** A number or an email address of the business that can be typed on the page, also by the path of a section's field that shows it. */
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

/** A section may have two lists with the same ids: which one it is, the fields in the item say. */
function pathOfItem(section: Section, item: Element): string | undefined {
  const id = item.getAttribute('data-item') ?? ''
  const [list] = item.querySelector('[data-field]')?.getAttribute('data-field')?.split('.') ?? []
  return list ? `${section.id}.${list}.${id}` : itemPath(section, id)
}

/** What a pointer is on: where only a section's ground is, what lies under it, as a picture behind text does. */
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

/** Selectors of the facts that a section's fields show while they are blank. */
const shownBy: Record<string, string> = {
  phone: '[data-business="phones"]',
  email: '[data-business="emails"]',
  address: '[data-business="address"]',
  hours: '[data-business="hours"]',
  price: '[data-business="services"]:not(.duration)',
  duration: '.duration[data-business="services"]',
}

/**
 * The element of the page that shows a part: its own words, else the fact of the business in their place, else what shows a service
 * elsewhere.
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

/** Elements that show the name, price or duration of a service outside its section. */
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

/** What of a field can be typed on the page, and how long it may be. */
export type PageText = { text: string; multiline: boolean; max: number; write: (text: string) => unknown }

/** The text of a field, if it is one that can be typed where it stands: a line, a text, or the label of a link. */
export function pageText(document: WebsiteSettings, path: string): PageText | undefined {
  const found = findField(document, path)
  if (!found) return undefined
  const { field, value } = found
  // It shows a fact of the business.
  if (field.overrides && String(value).trim() === '') return undefined
  const words = fieldText(field, value)
  if (words !== undefined) {
    return { text: words, multiline: field.control !== 'line', max: field.max ?? 256, write: (text) => text }
  }
  if (field.control !== 'link') return undefined
  const link = value as { label: string }
  return { text: link.label, multiline: false, max: field.labelMax ?? 28, write: (label) => ({ ...link, label }) }
}

/** The element to type in: the innermost that holds all of the text. Undefined where the page shows something else made of it. */
export function typedElement(shown: HTMLElement, page: Pick<PageText, 'text' | 'multiline'>): HTMLElement | undefined {
  const { text, multiline } = page
  if (shown.hasAttribute('data-drawn')) return undefined
  // Skip an icon before the text.
  const parts = [...shown.children].filter(({ nodeName }) => nodeName !== 'svg')
  const only = parts.length === 1 && textOf(shown) === textOf(parts[0] as Element) ? parts[0] : undefined
  if (only && !(multiline && only.nodeName === 'P')) return typedElement(only as HTMLElement, page)
  const same = flat(textOf(shown)) === flat(text)
  // What stands for a blank text (the business's name as the logo) gives way to what is typed.
  return same || text.trim() === '' ? shown : undefined
}

const flat = (text: string) => text.replace(/\s+/g, ' ').trim()

const blocks = new Set(['P', 'DIV', 'LI'])

/** What an element that a person typed in says: a paragraph for each block, a line for each break. */
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
  // Browsers put a break that nobody typed at the end, and a space that may not break where a usual one would vanish.
  return text.replaceAll('\u00a0', ' ').trimEnd()
}
