import { findField } from '../../../renderer/document/fields/field-path.ts'
import { schemaFields } from '../../../renderer/document/fields/schema-fields.ts'
import { sectionExcerpt, sectionTitle } from '../../../renderer/document/section-title.ts'
import { sectionTypes } from '../../../renderer/document/section-types.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { colorCode } from './color-names.ts'
import { clockOf, dateOf } from './mend-times.ts'
import { plain } from './plain.ts'

/** The website that a call is about, and today's date there. */
export type Site = { document: WebsiteSettings; today: string }

/** A text by what its field holds. */
export function mendedText(value: unknown, format: string | undefined, { document, today }: Site): unknown {
  const text = typeof value === 'number' || typeof value === 'boolean' ? String(value) : value
  if (typeof text !== 'string') return text
  if (format === 'clock') return clockOf(text)
  if (format === 'date') return dateOf(text, today)
  if (format === 'currency') return currencySigns[text.trim()] ?? text.trim().toUpperCase()
  if (format === 'color') return colorCode(text)
  if (format === 'section') return sectionIdOf(text, document)
  return format === 'path' ? pathOf(text, document) : text
}

const currencySigns: Readonly<Record<string, string>> = { '£': 'GBP', '€': 'EUR', $: 'USD', '¥': 'JPY', zł: 'PLN' }

/** A section named by its type, its title or its heading instead of its id. */
function sectionIdOf(name: string, { sections }: WebsiteSettings): string {
  if (sections.some(({ id }) => id === name)) return name
  const found = sections.filter((section) =>
    [section.id, section.type, sectionTitle(section, sections), sectionExcerpt(section)].some(
      (one) => plain(one) === plain(name),
    ),
  )
  return found.length === 1 && found[0] ? found[0].id : name
}

/** Other words for fields. */
const fieldNames: Readonly<Record<string, string>> = {
  title: 'heading',
  headline: 'heading',
  text: 'body',
  description: 'body',
}

/** A path whose section goes by another name, that leaves its list out, or that calls a field otherwise. */
function pathOf(text: string, document: WebsiteSettings): string {
  const [first = '', ...rest] = text.split('.')
  const id = sectionIdOf(first, document)
  const section = document.sections.find((one) => one.id === id)
  if (!section) return text
  const lists = schemaFields(sectionTypes[section.type].content).filter(({ control }) => control === 'list')
  const last = rest.at(-1) ?? ''
  const wanted = [
    [id, ...rest],
    [id, ...rest.slice(0, -1), fieldNames[last] ?? last],
    ...lists.map(({ name }) => [id, name, ...rest]),
  ].map((parts) => parts.join('.'))
  const isThere = (path: string) => findField(document, path.replace(/\.label$/, '')) !== undefined || isItem(path)
  const isItem = (path: string) => {
    const items = findField(document, path.slice(0, path.lastIndexOf('.')))?.value
    return Array.isArray(items) && items.some((item) => item.id === path.slice(path.lastIndexOf('.') + 1))
  }
  if (rest.length === 0) return lists.length === 1 && lists[0] ? `${id}.${lists[0].name}` : id
  return wanted.find(isThere) ?? `${[id, ...rest].join('.')}`
}
