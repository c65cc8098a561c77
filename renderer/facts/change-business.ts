import type { Business } from '../document/business.ts'
import { sameJson } from '../document/compare/same-json.ts'
import { followServices } from '../document/edits/follow-services.ts'
import { editedFacts } from '../document/fact-origins.ts'
import { isText } from '../document/fields/field-text.ts'
import { limits } from '../document/fields/limits.ts'
import { itemSchema, type SchemaField, schemaFields } from '../document/fields/schema-fields.ts'
import type { LegalSettings } from '../document/legal.ts'
import { type Section, sectionTypes } from '../document/section-types.ts'
import { type FormattedText, plainWords, type Run, withRuns } from '../document/values/formatted-text.ts'
import type { Link } from '../document/values/link.ts'
import type { WebsiteSettings } from '../document/website-settings.ts'
import { followPeople } from './follow-people.ts'
import { repeatedFacts, withFacts } from './repeated-facts.ts'
import { repeatedPrices, withPrices } from './repeated-prices.ts'

/**
 * Changes facts everywhere: services and people on the page, phone numbers and addresses in buttons and legal settings,
 * and texts that repeat a fact. Changed facts count as typed. `asOf`: today's date (2026-11-22), stored with the
 * changed facts and legal settings. Returns the same document if nothing changes.
 */
export function changeBusiness(document: WebsiteSettings, change: Partial<Business>, asOf = ''): WebsiteSettings {
  const { business: before, settings } = document
  const edited = editedFacts(before, { ...before, ...change }, asOf)
  const after = withAreaPoints(before, withPoint(before, withPlace(before, edited)))
  if (sameJson(before, after)) return document
  const legal = legalAfter(settings.legal, before, after, asOf)
  const facts = repeatedFacts(before, after, settings.language)
  const prices = repeatedPrices(before, after, settings.language)
  const withItems = (section: Section) => followPeople(followServices(section, before, after), before, after)
  const follow: Follow = {
    link: (link) => linkAfter(link, before, after),
    text: (text) => withPrices(facts.length === 0 ? text : withFacts(text, facts), prices),
  }
  return {
    ...document,
    business: after,
    settings: legal === settings.legal ? settings : { ...settings, legal },
    sections: document.sections.map((section) => following(withItems(section), follow)),
  }
}

/** Drops the town if it's no longer in the owner's words. The country most likely still applies. */
function withPlace(before: Business, after: Business): Business {
  const { place, location } = after
  const isNamed = location.toLowerCase().includes(place.town.toLowerCase())
  if (location === before.location || place !== before.place || place.town === '' || isNamed) return after
  return { ...after, place: { ...place, town: '', region: '', latitude: null, longitude: null } }
}

/** Drops the coordinates if street or number change, so a pin never shows the wrong door. */
function withPoint({ address: before }: Business, after: Business): Business {
  const { address } = after
  const door = ({ text }: Business['address']) => text.trim().split('\n', 1)[0]?.trim().toLowerCase()
  if (address.point === '' || address.point !== before.point || door(address) === door(before)) return after
  return { ...after, address: { ...address, point: '' } }
}

/** A renamed area is a different place. */
function withAreaPoints({ areas: before }: Business, after: Business): Business {
  const areas = after.areas.map((area) => {
    const { name } = before.find(({ id }) => id === area.id) ?? area
    return name === area.name || area.latitude === null ? area : { ...area, latitude: null, longitude: null }
  })
  return areas.every((area, index) => area === after.areas[index]) ? after : { ...after, areas }
}

type Named = { id: string; text: string }
const phonesOf = ({ phones }: Business): Named[] => phones.map(({ id, number }) => ({ id, text: number.trim() }))
const emailsOf = ({ emails }: Business): Named[] => emails.map(({ id, address }) => ({ id, text: address.trim() }))

/**
 * Updates a text that repeats a fact. If the fact was removed, uses the first remaining one. A blank text repeats a blank first fact, as
 * during retyping. Undefined if the text repeats no fact.
 */
function followed(text: string, before: readonly Named[], after: readonly Named[]): string | undefined {
  const known = before.find((fact, index) => fact.text === text.trim() && (fact.text !== '' || index === 0))
  if (!known) return undefined
  const now = after.find(({ id }) => id === known.id) ?? after[0]
  return now?.text ?? ''
}

type Follow = { link: (link: Link) => Link; text: (text: string) => string }

function linkAfter(link: Link, before: Business, after: Business): Link {
  const factsOf = link.type === 'Phone' ? phonesOf : link.type === 'Email' ? emailsOf : undefined
  const value = factsOf && followed(link.value, factsOf(before), factsOf(after))
  if (value === undefined || value === link.value) return link
  // A link labeled 'Call 0113 496 0123' must not call another number.
  const oldValue = link.value.trim()
  const label = oldValue === '' ? link.label : link.label.replaceAll(oldValue, () => value)
  return { ...link, value, label: label.length <= limits.buttonLabel ? label : link.label }
}

function following(section: Section, follow: Follow): Section {
  const content = valuesAfter(schemaFields(sectionTypes[section.type].content), section.content, follow)
  return content === section.content ? section : ({ ...section, content } as Section)
}

type Values = Record<string, unknown>

/** Applies changes to all values. Returns the same object if nothing changes. */
function valuesAfter(fields: readonly SchemaField[], values: Values, follow: Follow): Values {
  const changed = fields.flatMap((field): [string, unknown][] => {
    const value = values[field.name]
    const next = valueAfter(field, value, follow)
    return next === value ? [] : [[field.name, next]]
  })
  return changed.length === 0 ? values : { ...values, ...Object.fromEntries(changed) }
}

function valueAfter(field: SchemaField, value: unknown, follow: Follow): unknown {
  if (field.control === 'link') return follow.link(value as Link)
  if (field.control === 'list') {
    const items = value as Values[]
    const next = items.map((item) => valuesAfter(schemaFields(itemSchema(field)), item, follow))
    return next.every((item, index) => item === items[index]) ? items : next
  }
  // Intentional overrides stay.
  if (!isText(field.control) || field.overrides) return value
  const text = withRuns(value as FormattedText, (run) => runAfter(run, follow))
  const { length } = plainWords(text)
  return length <= (field.max ?? length) ? text : value
}

function runAfter(run: Run, follow: Follow): Run {
  const text = follow.text(run.text)
  const link = run.link && follow.link({ ...run.link, label: '' })
  const { type = 'None', value = '' } = link ?? {}
  if (text === run.text && value === (run.link?.value ?? '')) return run
  return run.link && type === run.link.type ? { ...run, text, link: { ...run.link, value } } : { ...run, text }
}

/** Updates legal settings that repeat a fact. Blank ones stay blank. */
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
