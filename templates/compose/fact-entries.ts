import type { Business, OfferedService } from '../../renderer/document/business.ts'
import { experienceText } from '../../renderer/facts/fact-words.ts'
import { hoursRows } from '../../renderer/facts/format-hours.ts'
import { formatPrice } from '../../renderer/facts/format-price.ts'
import { languageNames } from '../../renderer/facts/language-names.ts'
import { placeName } from './place-name.ts'

/** A fact of a business, as plain text could say it. */
export type FactEntry = {
  /** Tells it from all others: 'services:service-1', 'since'. */
  key: string
  /** What a sentence that says it calls it. */
  id: string
  /** What a page must say of it, each part somewhere. */
  parts: readonly string[]
  /** The owner's words for it, which a sentence that only names the fact does not say. */
  words?: string
  /** A line that says all of it. */
  line: string
}

type Listed = 'people' | 'credentials' | 'services' | 'areas' | 'phones' | 'emails' | 'languages' | 'audience' | 'terms'

/** Every fact of a business, in the order in which a page without a place for them lists them. */
export function factEntries(business: Business, language: string): FactEntry[] {
  const listed = (list: Listed, id: string, all: readonly string[], line?: string): FactEntry => {
    const parts = all.map((part) => part.trim()).filter((part) => part !== '')
    return { key: `${list}:${id}`, id, parts, line: line ?? parts.join(', ') }
  }
  const single = (key: string, text: string, id = key): FactEntry => ({ key, id, parts: [text], line: text })
  const { services, people, credentials, areas, phones, emails, languages, audience, terms } = business
  const entries = [
    single('trade', business.trade.name),
    single('place', placeOf(business)),
    single('since', experienceText(business.since, language), 'experience'),
    ...people.map((one) => ({
      ...listed('people', one.id, [one.name, one.role, one.about], personLine(one)),
      words: one.about,
    })),
    ...credentials.map((one) => listed('credentials', one.id, [one.name, one.number])),
    ...services.map((one) => serviceEntry(one, language)),
    ...areas.map((one) => listed('areas', one.id, [one.name])),
    ...audience.map((one) => listed('audience', one.id, [one.text])),
    ...languages.map((one) => listed('languages', one.id, [languageName(one, language)])),
    ...terms.map((one) => listed('terms', one.id, [one.text])),
    { ...single('hours', ''), ...hoursEntry(business, language) },
    single('address', business.address.text),
    ...phones.map((one) =>
      listed('phones', one.id, [one.number], one.kind === 'WhatsApp' ? `WhatsApp ${one.number}` : one.number),
    ),
    ...emails.map((one) => listed('emails', one.id, [one.address])),
    ...business.links.map((one) => ({ key: `links:${one.id}`, id: one.id, parts: [one.url], line: one.url })),
  ]
  return entries.filter(({ parts }) => parts.some((part) => part.trim() !== ''))
}

/** Where the business is: the town, or what the owner typed where nobody knows one. */
const placeOf = ({ place, location }: Business): string =>
  place.town || placeName(location).replace(/^the /, '') || location.trim()

function serviceEntry(service: OfferedService, language: string): FactEntry {
  const { id, name, price, duration, note, group } = service
  const amount = price ? formatPrice(price, language) : ''
  const head = [
    [group, name].filter((part) => part !== '').join(' · '),
    [amount, duration].filter((part) => part !== '').join(', '),
  ].filter((part) => part !== '')
  return {
    key: `services:${id}`,
    id,
    parts: [name, amount, duration, note, group].filter((part) => part !== ''),
    words: note,
    line: [head.join(': '), note].filter((part) => part !== '').join('. '),
  }
}

function hoursEntry({ hours }: Business, language: string): Pick<FactEntry, 'parts' | 'line'> {
  const rows = hoursRows(hours, language).map(({ days, times }) => (times === '' ? days : `${days}: ${times}`))
  return { parts: rows, line: rows.join('\n') }
}

function personLine({ name, role, about }: Business['people'][number]): string {
  const head = role === '' ? name : `${name}, ${role}`
  return about === '' ? head : `${head}. ${about}`
}

/** 'Welsh' of 'cy', in the page's language; the code itself where nobody knows it. */
export const languageName = (spoken: Business['languages'][number], language: string): string =>
  languageNames({ languages: [spoken] }, language)[0] ?? spoken.code
