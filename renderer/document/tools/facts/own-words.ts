import type { OverriddenFact } from '../../fields/fields.ts'
import { itemSchema, schemaFields } from '../../fields/schema-fields.ts'
import { sectionTitle } from '../../section-title.ts'
import { type Section, sectionTypes } from '../../section-types.ts'
import type { WebsiteSettings } from '../../website-settings.ts'
import { named, sameWords } from './fact-kind.ts'
import type { Fact } from './fact-kinds.ts'

// A section can show its own words instead of a fact of the business. A changed fact would not be visible below them.

/** Why a fact about hours can't be changed: the hours are a text, and the change would replace or contradict all of it. */
export function hoursProblem({ business, sections }: WebsiteSettings, fact: Fact): string | undefined {
  const isAboutHours = fact.kind === 'hours' || fact.kind === 'dates' || fact.kind === 'appointment'
  if (!isAboutHours || business.hours.periods.length > 0) return undefined
  // Opening times already imply when the business is open.
  if (fact.kind === 'hours' && fact.times.length > 0) return undefined
  const isText = business.hours.note.trim() !== '' || sections.some((section) => ownText(section, 'hours') !== '')
  return isText
    ? 'Your opening hours are written as text. Enter them by day in your business details first.'
    : undefined
}

/** The document without the words that sections show instead of a fact. */
export function withoutOwnWords(document: WebsiteSettings, fact: Fact): WebsiteSettings {
  const kinds = kindsOf(fact)
  if (kinds.length === 0) return document
  const service = fact.kind === 'service' ? named(document.business.services, fact.name)?.id : undefined
  const sections = document.sections.map((section) => cleared(section, kinds, service))
  return sections.every((section, index) => section === document.sections[index]) ? document : { ...document, sections }
}

/** The words that visible sections show instead of a fact that the business has: 'Contact “0900 1”'. Blank where they show the fact. */
export function ownWordsOf(document: WebsiteSettings, fact: Fact): string {
  const { sections } = document
  const shown = withoutOwnWords({ ...document, sections: sections.filter(({ hidden }) => !hidden) }, fact)
  const said = shown.sections.flatMap((section) => {
    const before = sections.find(({ id }) => id === section.id)
    if (!before || before === section) return []
    const words = wordsLost(before.content, section.content).filter((one) => !saysTheSame(one, fact))
    return words.length === 0 ? [] : [`${sectionTitle(before, sections)} “${words.join('”, “')}”`]
  })
  return said.join(', ')
}

/** The texts that are blank in the other content. */
function wordsLost(before: unknown, after: unknown): string[] {
  if (before === after) return []
  if (typeof before === 'string') return after === '' ? [before.trim().replace(/\s+/g, ' ')] : []
  if (typeof before !== 'object' || before === null) return []
  return Object.entries(before).flatMap(([name, value]) => wordsLost(value, (after as Values)[name]))
}

function saysTheSame(words: string, fact: Fact): boolean {
  if (words === '') return true
  const digits = (text: string) => text.replace(/\D/g, '')
  if (fact.kind === 'phone') return digits(words) === digits(fact.number)
  const text = fact.kind === 'email' ? fact.address : fact.kind === 'address' ? fact.text : undefined
  return text !== undefined && sameWords(words.replace(/,/g, ''), text.replace(/,/g, ''))
}

function kindsOf(fact: Fact): readonly OverriddenFact[] {
  switch (fact.kind) {
    case 'phone':
    case 'email':
    case 'address':
    case 'hours':
      return [fact.kind]
    case 'dates':
    case 'appointment':
      return ['hours']
    case 'service':
      return [...(fact.price ? (['price'] as const) : []), ...(fact.duration ? (['duration'] as const) : [])]
    default:
      return []
  }
}

type Values = Record<string, unknown>

/** `service`: the id of the service whose entries are cleared. */
function cleared(section: Section, kinds: readonly OverriddenFact[], service: string | undefined): Section {
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

function ownText(section: Section, kind: OverriddenFact): string {
  const field = schemaFields(sectionTypes[section.type].content).find(({ overrides }) => overrides === kind)
  return field ? String((section.content as Values)[field.name] ?? '').trim() : ''
}
