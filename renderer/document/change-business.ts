import type { Business } from './business.ts'
import { followServices } from './follow-services.ts'
import type { LegalSettings } from './legal.ts'
import { limits } from './limits.ts'
import type { Link } from './link.ts'
import { sameJson } from './same-json.ts'
import { itemSchema, type SchemaField, schemaFields } from './schema-fields.ts'
import { type Section, sectionTypes } from './section-types.ts'
import type { WebsiteSettings } from './website-settings.ts'

/**
 * The document with other facts, everywhere: services on the page follow those of the business, buttons follow phone numbers and
 * email addresses, and so do the legal settings that named them. Facts that changed count as typed. `asOf` is today's date
 * (2026-11-22), for the legal settings. Returns the same document when nothing differs.
 */
export function changeBusiness(document: WebsiteSettings, change: Partial<Business>, asOf = ''): WebsiteSettings {
  const { business: before, settings } = document
  const after = withSources(before, { ...before, ...change })
  if (sameJson(before, after)) return document
  const legal = legalAfter(settings.legal, before, after, asOf)
  return {
    ...document,
    business: after,
    settings: legal === settings.legal ? settings : { ...settings, legal },
    sections: document.sections.map((section) => withLinks(followServices(section, before, after), before, after)),
  }
}

type Sourced = { id?: string; source?: string }

/** What a person changed is theirs, wherever it came from, unless the change itself says where it is from. */
function withSources(before: Business, after: Business): Business {
  const typed = <T extends Sourced>(now: T, earlier: Sourced | null | undefined): T =>
    earlier && now.source === earlier.source && !sameJson(now, earlier) ? { ...now, source: 'typed' } : now
  const entries = Object.entries(after).map(([key, value]) => {
    const earlier = before[key as keyof Business]
    if (value === earlier || typeof value !== 'object' || value === null) return [key, value]
    if (!Array.isArray(value)) return [key, 'source' in value ? typed(value, earlier as Sourced) : value]
    const known = new Map((earlier as Sourced[]).map((fact) => [fact.id, fact]))
    return [key, (value as Sourced[]).map((fact) => typed(fact, known.get(fact.id)))]
  })
  return Object.fromEntries(entries) as Business
}

type Named = { id: string; text: string }
const phonesOf = ({ phones }: Business): Named[] => phones.map(({ id, number }) => ({ id, text: number.trim() }))
const emailsOf = ({ emails }: Business): Named[] => emails.map(({ id, address }) => ({ id, text: address.trim() }))

/**
 * What a text that repeats a fact says now: the fact's new text, the first that is left where the fact is gone. A blank text repeats a
 * first fact that is blank, as while it is being typed again. Undefined for a text that repeats none.
 */
function followed(text: string, before: readonly Named[], after: readonly Named[]): string | undefined {
  const known = before.find((fact, index) => fact.text === text.trim() && (fact.text !== '' || index === 0))
  if (!known) return undefined
  const now = after.find(({ id }) => id === known.id) ?? after[0]
  return now?.text ?? ''
}

function withLinks(section: Section, before: Business, after: Business): Section {
  const change = (link: Link): Link => {
    const factsOf = link.type === 'Phone' ? phonesOf : link.type === 'Email' ? emailsOf : undefined
    const value = factsOf && followed(link.value, factsOf(before), factsOf(after))
    return value === undefined || value === link.value ? link : { ...link, value }
  }
  const content = mapLinks(schemaFields(sectionTypes[section.type].content), section.content, change)
  return content === section.content ? section : ({ ...section, content } as Section)
}

type Values = Record<string, unknown>

/** The values with their links changed; the same object where no link is another. */
function mapLinks(fields: readonly SchemaField[], values: Values, change: (link: Link) => Link): Values {
  const changed = fields.flatMap((field): [string, unknown][] => {
    const value = values[field.name]
    const next = field.control === 'link' ? change(value as Link) : value
    if (field.control !== 'list') return next === value ? [] : [[field.name, next]]
    const items = value as Values[]
    const mapped = items.map((item) => mapLinks(schemaFields(itemSchema(field)), item, change))
    return mapped.every((item, index) => item === items[index]) ? [] : [[field.name, mapped]]
  })
  return changed.length === 0 ? values : { ...values, ...Object.fromEntries(changed) }
}

/** Legal settings that repeat a fact go on repeating it. What is blank there stays blank. */
function legalAfter(legal: LegalSettings, before: Business, after: Business, asOf: string): LegalSettings {
  const repeated = (text: string, known: readonly Named[], now: readonly Named[]) =>
    text.trim() === '' ? text : (followed(text, known, now) ?? text)
  const addressOf = ({ address }: Business): Named[] => [
    { id: 'address', text: address.text.trim().slice(0, limits.legalAddress) },
  ]
  const next = {
    ...legal,
    phone: repeated(legal.phone, phonesOf(before), phonesOf(after)),
    email: repeated(legal.email, emailsOf(before), emailsOf(after)),
    address: repeated(legal.address, addressOf(before), addressOf(after)),
  }
  return sameJson(next, legal) ? legal : { ...next, asOf: asOf || legal.asOf }
}
