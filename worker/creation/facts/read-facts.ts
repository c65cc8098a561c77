import { type Business, business as businessSchema } from '../../../renderer/document/business.ts'
import { limits } from '../../../renderer/document/fields/limits.ts'
import { placeName, placeOffline } from '../../../templates/compose/place-name.ts'
import { tradeFacts } from '../../../templates/match-trade.ts'
import { isAddress } from '../../reading/address.ts'
import { locationNamed, placeNamed } from '../../reading/place-names.ts'
import { escaped, folded, matchesOf, plainText, type Span, sliceOf, unitsOf } from '../../reading/text.ts'
import { contactFacts } from './contact-facts.ts'
import { type Corrected, correctedRows, isSettled } from './corrections.ts'
import { countryOf, isRegionOf } from './country-of.ts'
import { findFacts } from './find-facts.ts'
import { languageOf } from './language-of.ts'
import type { ReadText } from './model/check-reading.ts'
import { atMost, idOf, type NamedFact, nameFacts } from './name-facts.ts'
import { ownSentences, textOfMarkup } from './own-sentences.ts'
import type { FactKind, RowFact, RowValue } from './row-facts.ts'
import type { Correction, FactRow, MissingFact, ModelReading } from './schema.ts'

/** The place that a location names, once found. `country`: ISO 3166-1 alpha-2. */
export type ResolvedPlace = { town: string; region: string; country: string; latitude: number; longitude: number }

export type FactsAsked = {
  activities: string
  location: string
  /** How customers reach the business, as typed. */
  contact?: string
  /** The owner's corrections of earlier readings. */
  corrections?: readonly Correction[]
  /** A model's reading of this text or an earlier one. */
  reading?: ModelReading | null
  businessName?: string
  place?: ResolvedPlace | undefined
  /** Nearby places that the text may name. */
  nearby?: readonly string[]
  /** The slug of the expected trade. */
  trade?: string | undefined
  /** The current year. */
  year?: number
}

export { countryOf, isRegionOf, placeIn }

export type FactsRead = { business: Business; rows: FactRow[]; missing: MissingFact[]; language: string }

/**
 * Reads the facts from an owner's words, each with its source words. `rows` are the facts as read; `business` has the certain ones and the
 * owner's corrections. Text that isn't understood stays verbatim in `business.sentences`. Never throws. `language` is BCP 47, with the
 * country's region if known.
 */
export async function readFacts(asked: FactsAsked): Promise<FactsRead> {
  const { activities: written, location, corrections = [], businessName = '', place, trade: hint, reading } = asked
  const rows = await readRows(asked)
  const { activities, town, language: primary, found, reached, unsaid } = rows
  const language = localeOf(primary, rows.country)
  const settled = (row: NamedFact) => isSettled(row, corrections)
  const facts = reading ? await withReading(rows.facts, reading, { ...found, ...rows }, settled) : rows.facts
  const ids: { id: string }[] = [...facts]
  const shown = correctedRows(facts, corrections, (fact) => {
    const row = addedRow({ ...fact, id: idOf(fact, ids) })
    ids.push(row)
    return row
  })
  const removed = shown.filter(({ isRemoved, from }) => isRemoved && from === 'businessActivities')
  const named = shown.filter(({ isSure, isRemoved }) => isSure && !isRemoved)
  const read = businessOf(named)
  const ofText = named.filter(({ from }) => from === 'businessActivities')
  const said = [...ofText, placeFact(found.text, town, location)]
  const sentences = ownSentences(
    { shown: activities, text: found.text, units: found.units, questions: found.questions },
    {
      said: [...said, ...headingFacts(found.headings, named)],
      unsaid: [...unsaid, ...removed.flatMap(({ spans }) => spans)],
      outdated: outdatedBy(ofText, facts),
      language: primary,
      more: isNew(reached.words, activities)
        ? { text: reached.words, facts: contactIds(named), covered: false }
        : undefined,
    },
  )
  const business = businessSchema.parse({
    activities: written.slice(0, limits.businessDescription),
    location: (found.isHidden && isAddress(location)
      ? place?.town || placeName(location)
      : locationNamed(location, place?.town ?? '')
    ).slice(0, limits.businessLocation),
    place: place
      ? { ...place, town: town.slice(0, 128), region: place.region.slice(0, 128) }
      : { country: rows.country },
    ...read,
    trade: { ...tradeFacts({ activities, name: businessName, hint }), ...read.trade },
    sentences: sentences.map((sentence, nth) => ({ id: `sentence-${nth + 1}`, ...sentence })),
  })
  return {
    business,
    rows: facts.map(rowOf),
    missing: missingIn(business, shown),
    language,
  }
}

/** The reader's rows, before a model's reading and the owner's corrections. */
export async function readRows(asked: FactsAsked) {
  const { activities: written, location, contact = '', place, nearby = [], year = 2100 } = asked
  const activities = textOfMarkup(written)
  const country = place?.country || countryOf({ activities, location, contact })
  const language = languageOf(activities, country)
  const town = place ? asTyped(place.town, location) : placeNamed(townIn(location))
  const places = [town, place?.region ?? '', location, ...nearby]
  const found = await findFacts({ activities, language, country, places, year })
  const reached = contactFacts(contact, country)
  const typed = { businessActivities: activities, businessLocation: location, contact }
  const { facts, unsaid } = nameFacts({ found, reached, typed })
  if (!found.isHidden && !found.address && isAddress(location)) facts.push(placedAddress(location))
  return { activities, town, places, country, language, year, found, reached, facts, unsaid }
}

/** The rows with a model's reading, unless most of its words are gone, which means it was for another text. */
async function withReading(
  facts: readonly NamedFact[],
  { facts: said, wrong }: ModelReading,
  text: ReadText,
  settled: (row: NamedFact) => boolean,
): Promise<readonly NamedFact[]> {
  const { checkedFacts, joinedFacts } = await import('./model/check-reading.ts')
  const { withModelReading } = await import('./model/with-model-reading.ts')
  const checked = checkedFacts({ facts: said }, text)
  if (checked.length < said.length / 2) return facts
  return withModelReading(text.text, facts, { facts: joinedFacts(checked, text), wrong, isSettled: settled })
}

/** A row in the wizard's form. */
export const rowOf = ({ id: _, spans: __, partial: ___, ...row }: NamedFact): FactRow => row

/** 'en' and 'GB' become 'en-GB'. English without a country stays 'en'. */
const localeOf = (language: string, country: string): string => (country === '' ? language : `${language}-${country}`)

const isNew = (words: string, activities: string) => words !== '' && !folded(activities).includes(folded(words))

const contactIds = (named: readonly NamedFact[]) => named.filter(({ from }) => from === 'contact').map(({ id }) => id)

/** Prefers the owner's spelling of the place: 'Hāwera' over 'Hawera'. */
function asTyped(town: string, location: string): string {
  const words = location.split(/[,\n;()]|\s(?=\d)/).map((part) => part.trim())
  return (
    words.find((part) => folded(part) === folded(town) && part !== part.toLowerCase() && part !== part.toUpperCase()) ??
    town
  )
}

/** The location without numbers and without anything after a comma, if short enough for a name. */
function townIn(location: string): string {
  const [first = ''] = placeOffline(location).split(/[,\n;(]/)
  const town = first.trim()
  return town.length > 32 || /\d/.test(town) ? '' : town
}

/** Places in the text that repeat the location, which the page shows with the trade and with each contact. */
function placeFact(text: string, town: string, location: string): { id: string; spans: readonly Span[] } {
  const names = [plainText(location).trim(), town].filter((name) => name.length > 1)
  const spans = names.flatMap((name) => {
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}'-])`, 'giu')
    return matchesOf(text, pattern).map(({ span }) => span)
  })
  return { id: 'place', spans }
}

/** A heading is redundant if its services follow. */
const headingFacts = (headings: readonly Span[], named: readonly NamedFact[]) =>
  headings.flatMap((span) => {
    const below = named.find(({ kind, spans }) => kind === 'service' && (spans[0]?.[0] ?? 0) > span[1])
    return below ? [{ id: below.id, spans: [span] }] : []
  })

/** The row of a location that is an address. */
const placedAddress = (text: string): NamedFact => ({
  ...{ kind: 'address', value: { text }, id: 'address', key: 'address', quote: text, spans: [], partial: false },
  ...{ from: 'businessLocation', isSure: true, by: 'reader' },
})

/** A row that the owner added, without words in the text. */
const addedRow = (fact: RowFact & { key: string; id: string }): NamedFact => ({
  ...fact,
  ...{ quote: '', spans: [], partial: false, from: 'businessActivities', isSure: true, by: 'reader' },
})

/** The words of facts that the owner has corrected, whose sentences would contradict the page. A service may have another name there. */
const outdatedBy = (named: readonly Shown[], read: readonly NamedFact[]): Span[] =>
  named
    .filter(({ isOwn, id, kind, quote, value }) => {
      const before = read.find((fact) => fact.id === id)
      const said = wordsOf(JSON.stringify(value))
      const words =
        kind === 'service' || !before ? wordsOf(quote).filter((word) => /\d/.test(word)) : wordsOf(textOf(before))
      return isOwn && words.some((word) => !said.includes(word))
    })
    .flatMap(({ spans }) => spans)

/** A fact's words; for a rate or a week, as the owner wrote them. */
const textOf = (fact: NamedFact): string =>
  'name' in fact.value ? fact.value.name : 'text' in fact.value ? fact.value.text : fact.quote

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\d+(?:[.,]\d+)?|[\p{L}\p{M}]+/gu) ?? []

type Shown = NamedFact & Corrected

/** The business's lists. A fact that doesn't fit into its list stays in its sentence. */
function businessOf(named: readonly Shown[]) {
  const valuesOf = <K extends FactKind>(kind: K) =>
    named
      .filter((fact) => fact.kind === kind)
      .slice(0, atMost[kind] ?? 1)
      .map(({ id, value, by, isOwn, quote }) => ({
        ...(value as RowValue<K>),
        id,
        ...(isOwn ? {} : { quote, ...(by === 'model' && { source: 'model' as const }) }),
      }))
  const [since = null] = valuesOf('experience')
  const [rate] = valuesOf('rate')
  const [hours = {}] = valuesOf('hours')
  const [address] = valuesOf('address')
  const [trade] = valuesOf('trade')
  return {
    ...{ since, hours, address, trade, rate: rate ? ratedBy(rate) : null },
    people: valuesOf('person'),
    credentials: valuesOf('credential'),
    services: valuesOf('service'),
    areas: valuesOf('area'),
    phones: valuesOf('phone'),
    emails: valuesOf('email'),
    links: valuesOf('link'),
    languages: valuesOf('language'),
    audience: valuesOf('audience'),
    terms: valuesOf('term'),
  }
}

/** A rate is a price with its row's origin. */
const ratedBy = ({ price, id: _, ...origin }: RowValue<'rate'> & { id: string }) => ({ ...price, ...origin })

const word = String.raw`\p{Lu}[\p{L}\p{M}'’-]+`
const ending = new RegExp(`^[^:;]{3,80}?(?:,| in| based in) (?<place>${word}(?: ${word}){0,2})[.!]?$`, 'u')

/** The place at the end of a first sentence like 'Calligrapher, Hobart'; blank unless the location is blank. */
function placeIn(activities: string): string {
  const [first] = unitsOf(activities)
  return first ? (ending.exec(sliceOf(activities, first.span))?.groups?.place ?? '') : ''
}

/** Customers' questions that no fact answers, the most common first. */
function missingIn(
  { services, hours, phones, emails, areas, location, since, rate, trade }: Business,
  rows: readonly Shown[],
): MissingFact[] {
  // The wizard already asks about unconfirmed rows.
  const isAsked = (kind: FactKind) => rows.some((row) => row.kind === kind && !row.isSure && !row.isRemoved)
  const isSaid: Readonly<Record<MissingFact, boolean>> = {
    services: services.length > 0 || isAsked('service') || (trade.name !== '' && rate !== null),
    prices: rate !== null || services.some(({ price, priceWords }) => price !== null || priceWords !== ''),
    hours: hours.periods.length > 0 || hours.byAppointment || hours.note !== '' || isAsked('hours'),
    phone: phones.length + emails.length > 0,
    area: areas.length > 0 || location !== '',
    experience: since !== null,
  }
  const order: readonly MissingFact[] = ['services', 'prices', 'hours', 'phone', 'area', 'experience']
  return order.filter((fact) => !isSaid[fact])
}
