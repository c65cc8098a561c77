import type { OverriddenFact } from '../../fields/fields.ts'
import { itemSchema, schemaFields } from '../../fields/schema-fields.ts'
import { sectionTitle } from '../../section-title.ts'
import { type Section, sectionTypes } from '../../section-types.ts'
import type { WebsiteSettings } from '../../website-settings.ts'

export type CustomText = {
  kinds: readonly OverriddenFact[]
  service?: string | undefined
  /** The fact as text. Clearing identical text loses nothing. */
  says?: string
}

export function clearCustomText(document: WebsiteSettings, { kinds, service }: CustomText): WebsiteSettings {
  if (kinds.length === 0) return document
  const sections = document.sections.map((section) => clearInSection(section, kinds, service))
  return sections.every((section, index) => section === document.sections[index]) ? document : { ...document, sections }
}

/** Custom text in visible sections, such as 'Contact “0900 1”'. Blank if they show the fact. */
export function customTextOf(document: WebsiteSettings, own: CustomText): string {
  const { sections } = document
  const shown = clearCustomText({ ...document, sections: sections.filter(({ hidden }) => !hidden) }, own)
  const quotes = shown.sections.flatMap((section) => {
    const before = sections.find(({ id }) => id === section.id)
    if (!before || before === section) return []
    const words = lostTexts(before.content, section.content).filter((one) => !isSameText(one, own.says ?? ''))
    return words.length === 0 ? [] : [`${sectionTitle(before, sections)} “${words.join('”, “')}”`]
  })
  return quotes.join(', ')
}

/** Texts that `after` lacks. */
function lostTexts(before: unknown, after: unknown): string[] {
  if (before === after) return []
  if (typeof before === 'string') return after === '' ? [before.trim().replace(/\s+/g, ' ')] : []
  if (typeof before !== 'object' || before === null) return []
  return Object.entries(before).flatMap(([name, value]) => lostTexts(value, (after as Values)[name]))
}

function isSameText(words: string, fact: string): boolean {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[\s,]+/g, ' ')
      .trim()
  const digits = (text: string) => text.replace(/\D/g, '')
  const isNumber = /^[+\d][\d\s().+-]*$/.test(fact)
  return words === '' || (isNumber ? digits(words) === digits(fact) : plain(words) === plain(fact))
}

type Values = Record<string, unknown>

/** `service`: the id of the service whose fields to clear. */
function clearInSection(section: Section, kinds: readonly OverriddenFact[], service: string | undefined): Section {
  const fields = schemaFields(sectionTypes[section.type].content)
  const content = section.content as Values
  const own = fields.filter(({ name, overrides }) => overrides && kinds.includes(overrides) && content[name] !== '')
  const lists = service === undefined ? [] : fields.filter(({ control }) => control === 'list')
  const changed = lists.flatMap((field): [string, Values[]][] => {
    const names = schemaFields(itemSchema(field)).filter(({ overrides }) => overrides && kinds.includes(overrides))
    const items = content[field.name] as Values[]
    const isOwn = (item: Values) => item.service === service && names.some(({ name }) => item[name] !== '')
    if (!items.some(isOwn)) return []
    const blank = Object.fromEntries(names.map(({ name }) => [name, '']))
    return [[field.name, items.map((item) => (isOwn(item) ? { ...item, ...blank } : item))]]
  })
  if (own.length === 0 && changed.length === 0) return section
  const blank = Object.fromEntries(own.map(({ name }) => [name, '']))
  return { ...section, content: { ...content, ...blank, ...Object.fromEntries(changed) } } as Section
}

/** Blank if there is none. */
export function sectionCustomText(section: Section, kind: OverriddenFact): string {
  const field = schemaFields(sectionTypes[section.type].content).find(({ overrides }) => overrides === kind)
  return field ? String((section.content as Values)[field.name] ?? '').trim() : ''
}
