import {
  type Business,
  business as businessFacts,
  type OfferedService,
  openingHours,
  type Price,
} from '../../../renderer/document/business.ts'
import { limits } from '../../../renderer/document/fields/limits.ts'
import { addressIn, isPostcode } from '../../reading/address.ts'
import { pricesIn } from '../../reading/prices.ts'
import { folded, isToldToMachine, plainText } from '../../reading/text.ts'
import { countryOf } from '../facts/country-of.ts'
import { languageOf } from '../facts/language-of.ts'
import { mergeFacts } from '../facts/merge-facts.ts'
import { type ResolvedPlace, readFacts } from '../facts/read-facts.ts'
import { kinds } from './other-pages.ts'
import { ownText, type PageLine } from './page-lines.ts'
import { priceListOf } from './price-list.ts'
import { headingsOver, isNameOver, piecesOf, readable, sharedApart } from './readable-lines.ts'
import type { ImportedPage } from './schema.ts'
import { tellingSentences } from './text.ts'

/** In characters. A description this long needs no sentences from the old website. */
const enoughTyped = 240
/** The limit for sentences from the owner's website, in characters. */
const maxSentences = 600

/**
 * The facts on an owner's website: from its linked data, then its price lists, then its other lines. A wrong fact on the new page is worse
 * than a missing one, so prose counts less here than in the owner's own description. If the owner typed little, includes the website's
 * sentences.
 */
export async function websiteFacts(page: ImportedPage, typed: Business, year: number): Promise<Business> {
  const pages = sharedApart(page.pages)
  const text = [page.text, ...pages.frame.map((line) => line.text)].join('\n')
  const country = typed.place.country || countryOf({ activities: text, location: typed.location, contact: '' })
  const language = languageOf(text, country)
  const asked: ReadingContext = { location: typed.location, year, place: placeOf(typed, country), country, language }
  const listed = pages.own.map((lines) => priceListOf(lines, asked))
  const read = pages.own.map((lines, nth) =>
    factsOf(
      lines.filter((line) => !listed[nth]?.read.has(line)),
      asked,
    ),
  )
  // Headers and footers have contact details.
  const { phones, emails, hours, address } = await factsOf(pages.frame, asked)
  const services = numbered('listed', eachOnce(listed.flatMap((list) => list.services)).slice(0, limits.services))
  const each = [{ services }, ...(await Promise.all(read)), { phones, emails, hours, address }].map((facts) =>
    businessFacts.parse(facts),
  )
  const found = { ...each.reduce(mergeFacts), hours: fullest(each.map((facts) => facts.hours)) }
  const said = { description: page.description, text: pages.own.flatMap((lines) => ownText(lines)).join('\n') }
  const sentences = typed.activities.length < enoughTyped ? sentencesOf(said) : []
  const facts = businessFacts.parse({ ...found, services: withoutRepeated(found.services), sentences })
  return mergeFacts(spelled(page.facts, facts), facts)
}

/** The hours with the most times and days: one page's 'day or night' is less specific than another page's table. */
const fullest = (all: readonly Business['hours'][]): Business['hours'] =>
  all.toSorted((one, other) => timesIn(other) - timesIn(one))[0] ?? openingHours.parse({})
const timesIn = ({ periods, closed, byAppointment }: Business['hours']) =>
  closed.length +
  (byAppointment ? 1 : 0) +
  periods.filter(({ opens, closes }) => opens !== '00:00' || closes !== '24:00').length * 8 +
  (periods.length > 0 ? 1 : 0)

/** A service that appears on several lists, with its lowest price if they differ. */
function eachOnce<T extends Omit<OfferedService, 'id' | 'source'>>(services: readonly T[]): T[] {
  const each: T[] = []
  for (const service of services) {
    const keyOf = ({ name, variant, duration }: T) => folded(`${name} ${variant} ${duration}`)
    const at = each.findIndex(
      (one) =>
        keyOf(one) === keyOf(service) && (one.group === service.group || one.group === '' || service.group === ''),
    )
    const known = each[at]
    if (known) each[at] = { ...known, group: known.group || service.group, price: lowest(known.price, service.price) }
    else each.push(service)
  }
  return each
}

function lowest(one: Price | null, other: Price | null): Price | null {
  if (!one || !other || JSON.stringify(one) === JSON.stringify(other)) return one ?? other
  return { ...(one.amount <= other.amount ? one : other), to: null, from: true }
}

/** Phone numbers from links and linked data, spelled as in the website's text. */
function spelled(linked: Business, { phones }: Business): Business {
  const digits = (number: string) => number.replace(/\D/g, '').slice(-8)
  const number = (said: string) => phones.find((phone) => digits(phone.number) === digits(said))?.number ?? said
  return { ...linked, phones: linked.phones.map((phone) => ({ ...phone, number: number(phone.number) })) }
}

type ReadingContext = {
  location: string
  year: number
  place: ResolvedPlace | undefined
  country: string
  language: string
}

/** The typed place, or only its country, which determines how phone numbers and prices are read. */
function placeOf({ place }: Business, country: string): ResolvedPlace | undefined {
  const { town, region, latitude, longitude } = place
  if (place.country !== '' && latitude !== null && longitude !== null)
    return { town, region, country, latitude, longitude }
  return country === '' ? undefined : { town: '', region: '', country, latitude: 0, longitude: 0 }
}

const source = 'imported' as const
const numbered = <T extends object>(kind: string, facts: readonly T[]) =>
  facts.map((fact, index) => ({ ...fact, id: `${kind}-${index + 1}`, source }))

const sentencesOf = (page: { description: string; text: string }) =>
  tellingSentences(page, maxSentences)
    .filter((sentence) => !isToldToMachine(sentence))
    .map((text, index) => ({ id: `website-${index + 1}`, text, source }))

/** The facts in a page's lines that are likely the business's own. */
async function factsOf(lines: readonly PageLine[], asked: ReadingContext): Promise<Business> {
  const read = await Promise.all(piecesOf(lines).map((piece) => factsOfPiece(piece, lines, asked)))
  return read.reduce(mergeFacts, businessFacts.parse({}))
}

/** `lines`: the whole page's lines. */
async function factsOfPiece(
  piece: readonly PageLine[],
  lines: readonly PageLine[],
  asked: ReadingContext,
): Promise<Business> {
  const text = readable(piece).slice(0, limits.businessDescription)
  const { business } = await readFacts({ activities: text, ...asked })
  const { services, people, credentials, since, hours, phones, emails, terms } = business
  const named = <T extends { id: string }>(facts: readonly T[]) =>
    facts.map((fact) => ({ ...fact, id: `text-${fact.id}`.slice(0, 48), source }))
  return businessFacts.parse({
    services: named(services.filter((service) => isOffered(service, lines, asked))),
    people: named(people.flatMap((person) => withRole(person, lines))),
    areas: named(areasIn(business)),
    credentials: named(credentials.filter(({ name }) => !paying.test(name))),
    since: since && { ...since, source },
    hours: { ...hours, note: '', source },
    address: { ...addressOf(piece), source },
    phones: named(phones),
    emails: named(emails),
    terms: named(terms.filter(({ kind, text }) => (kind !== 'Other' && kind !== 'Excluded') || taxes.test(text))),
  })
}

/**
 * Only people with a role. The role may be on the line after or below the name, if the page is about people or the reader found a role too;
 * otherwise it must be in prose.
 */
function withRole(person: Business['people'][number], lines: readonly PageLine[]): Business['people'] {
  const at = lines.findIndex(({ text, cells }) => text === person.name || cells[0] === person.name)
  const [line, below] = [lines[at], lines[at + 1]]
  const said = isNameOver(line, below) ? below?.text : line?.cells[1]
  const isOfTeam = headingsOver(lines, at).some(({ text }) => kinds.team.test(text) || kinds.about.test(text))
  const role = (isOfTeam || person.role !== '') && said && said.length <= 80 ? said : person.role
  return role === '' ? [] : [{ ...person, role }]
}

/** Whether a service has a price, or is a heading or a list entry. A bare number may be a date or a house number. */
const isOffered = (
  { name, price, quote = '' }: OfferedService,
  lines: readonly PageLine[],
  { country, language }: ReadingContext,
) => (price === null ? isTitle(lines, name) : pricesIn(plainText(quote), country, language).length > 0)

/** A heading or list entry below a services heading. */
const isTitle = (lines: readonly PageLine[], name: string): boolean => {
  const at = lines.findIndex(({ text, cells }) => cells.length === 0 && folded(text) === folded(name))
  const line = lines[at]
  const [over] = headingsOver(lines, at)
  return line !== undefined && (line.level > 1 || line.isItem) && over !== undefined && kinds.services.test(over.text)
}

const paying = /\bcards?\b|karte|\bcash\b|\bbar\b|carte|tarjeta|carta|cartão|pinpas/iu
const taxes = /(?<!\p{L})(?:VAT|GST|HST|sales tax|MwSt|USt|TVA|TTC|IVA|BTW|Mehrwertsteuer|moms)(?!\p{L})/iu
/** Words in sentences about a business's service areas. Other sentences name birthplaces and suppliers. */
const serving =
  /(?<!\p{L})(?:cover\p{L}*|serv(?:e|es|ing)|service areas?|areas?|deliver\p{L}*|collect\p{L}*|travel\p{L}*|visit\p{L}*|surrounding|throughout|across|local to|einzugsgebiet|einsatzgebiet|umgebung|umkreis|region|raum|liefer\p{L}*|hol(?:en|t)|fahren|kommen zu|rund um|intervenons|déplaç\p{L}*|secteur|alentours|livr\p{L}*|zona|zonas|alrededores|desplaz\p{L}*|cubr\p{L}*|atend\p{L}*|dintorni|copr\p{L}*|consegn\p{L}*|arredores|entreg\p{L}*|omgeving|regio|bezorg\p{L}*|okolic\p{L}*|dojeżdż\p{L}*|dowoz\p{L}*)(?!\p{L})/iu

const areasIn = ({ areas, sentences }: Business) =>
  areas.filter(({ id }) => sentences.some(({ text, facts }) => facts.includes(id) && serving.test(text)))

/** The page's only postal address, with the town from the line below. */
function addressOf(lines: readonly PageLine[]): { text: string } {
  const at = lines.findIndex(({ text }) => addressIn(text) !== undefined)
  const found = addressIn(lines[at]?.text ?? '')?.text ?? ''
  const below = lines[at + 1]?.text ?? ''
  const isWhole = found.length >= (lines[at]?.text.length ?? 0) - 1
  return { text: found !== '' && isWhole && isPostcode(below) ? `${found}\n${below}` : found }
}

/** Leaves out names that only repeat a priced service, or the heading of several. */
function withoutRepeated(services: Business['services']): Business['services'] {
  const priced = services.filter(({ price }) => price !== null)
  const said = [...new Set(priced.flatMap(({ name, group }) => [name, group]))]
    .map(folded)
    .filter((name) => name !== '')
  return services.filter(({ name, price }) => {
    const own = folded(name)
    return price !== null || !said.some((other) => own.startsWith(other) || other.startsWith(own))
  })
}
