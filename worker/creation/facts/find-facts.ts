import { limits } from '../../../renderer/document/fields/limits.ts'
import { addressIn } from '../../reading/address.ts'
import { credentialsOf } from '../../reading/credentials.ts'
import { languageNames } from '../../reading/language-names.ts'
import { hasOwnSubject, type Linked } from '../../reading/links.ts'
import { isRateAlone } from '../../reading/marks/rates.ts'
import { peopleOf } from '../../reading/people.ts'
import { placeNamed } from '../../reading/place-names.ts'
import { pricedRows } from '../../reading/price-rows.ts'
import { type FoundService, pricedBy } from '../../reading/priced-by.ts'
import { questionsIn } from '../../reading/questions.ts'
import { quieted } from '../../reading/quieted.ts'
import { isException, isOtherPlace } from '../../reading/reach.ts'
import { readMarks, taught } from '../../reading/read-marks.ts'
import { servicesOf, spansOf } from '../../reading/services.ts'
import { isOfPriorWork, sinceOf } from '../../reading/since.ts'
import type { Mark } from '../../reading/tagger.ts'
import { termsOf } from '../../reading/terms.ts'
import {
  capitalized,
  type Found,
  folded,
  isToldToMachine,
  overlaps,
  plainText,
  type Span,
  sliceOf,
  spaced,
  titled,
  trimmed,
  unitsOf,
  without,
  withoutFound,
} from '../../reading/text.ts'
import { thresholds } from '../../reading/thresholds.ts'
import { hidesAddress, isToldToMaker, lengthForCustomers } from '../../reading/told-to-maker.ts'
import { emailsIn, linksIn, phonesIn } from './contact-facts.ts'
import { isOfHandover } from './hours/handover.ts'
import { daysOffAsNote, hoursIn } from './hours/hours.ts'
import { glueWords } from './language-of.ts'
import { profilesIn } from './profiles.ts'

export type FactsRequest = {
  activities: string
  language: string
  country: string
  /** Names in the location; they never name a person. */
  places: readonly string[]
  /** The current year. No business was founded later. */
  year: number
}

/**
 * Every fact in a description, and its sentences. Rules read digits; the trained tagger reads prose. Credentials come first, since a
 * license number isn't a phone number.
 */
export async function findFacts({ activities, language, country, places, year }: FactsRequest) {
  const text = plainText(activities)
  const all = unitsOf(text)
  const units = all
    .map((unit) => ({
      ...unit,
      span: [unit.span[0], unit.span[0] + lengthForCustomers(sliceOf(text, unit.span))] as const,
    }))
    .filter(({ span }) => !isToldToMachine(sliceOf(text, span)) && !isToldToMaker(sliceOf(text, span)))
  // A question states nothing: 'Are you insured?'
  const stating = units.filter(({ span }) => !/[?？]\s*$/.test(sliceOf(text, span)))
  const stated = without(
    text,
    all.filter(({ span }) => !stating.some((unit) => unit.span[0] === span[0])).map(({ span }): Span => span),
  )
  const refused = stating.map(({ span }) => span).filter((span) => refusal.test(sliceOf(text, span)))
  let left = stated
  const take = <T extends Found<object>>(found: T[]): T[] => {
    left = withoutFound(left, found)
    return found
  }
  const emails = take(emailsIn(left))
  const links = take([...linksIn(left), ...profilesIn(left)])
  const isLeft = ({ label, start, end, text: said }: Mark) =>
    left.slice(start, end) === said && (label !== 'W' || /\p{L}/u.test(said))
  const marks = await readMarks(text, { language, country, places }, isLeft)
  const ofKind = (label: Linked['label']) =>
    marks.filter((mark) => mark.label === label && mark.probability >= thresholds.placed)
  const credentials = credentialsOf(marks).filter(
    ({ name, spans }) => !isStressed(name, text) && !ofOthers.test(text.slice(0, spans[0]?.[0] ?? 0)),
  )
  take(credentials.filter(({ isSure }) => isSure))
  const people = peopleOf(text, marks).filter(({ name }) => !places.some((place) => folded(place) === folded(name)))
  const phones = take(phonesIn(left, country))
  const timed = marks.filter(({ label }) => label === 'H')
  const refusing = (span: Span) => refused.some((one) => overlaps(one, span))
  const services = (
    taught.has(language)
      ? servicesOf(text, marks, { country, language })
      : pricedRows(left, stating, { country, language })
  )
    .map((service) => withTime(text, service, timed.map(spanOf)))
    .filter(({ price, spans }) => price !== null || !spans.some(refusing))
  const [told = [], likely = []] = [true, false].map((isTold) =>
    timed
      .filter(({ probability }) => probability >= thresholds.asked === isTold)
      .map(spanOf)
      .filter((span) => !services.some(({ at }) => at && overlaps(at, span))),
  )
  const visits = stating.filter(({ span }) => isOfHandover(sliceOf(text, span)))
  const isOpen = (span: Span) => !visits.some((unit) => overlaps(unit.span, span))
  const opening = stating.filter((unit) => !visits.includes(unit))
  const hours = daysOffAsNote(
    left,
    hoursIn(left, opening, { language, country }, told.filter(isOpen), likely.filter(isOpen)),
  )
  const names = languageNames(language)
  const kinds = ofKind('K')
  const [trade] = [kinds.find(({ probability }) => probability >= 0.5) ?? kinds[0]].flatMap((mark) =>
    mark ? [{ name: titled(spaced(mark.text)).slice(0, 64), spans: [spanOf(mark)] }] : [],
  )
  const [rate] = ofKind('P').flatMap((mark) => {
    const unit = marks.find(
      ({ label, start, end }) =>
        (label === 'U' || label === 'D') && Math.min(Math.abs(start - mark.end), Math.abs(mark.start - end)) < 12,
    )
    const { price } = pricedBy(mark.text, unit?.text ?? '', { country, language })
    const isAlone = stating.some(({ span }) => trimmed(text, span, '.!').join() === spanOf(mark).join())
    const isOwn = isRateAlone(text, unit ? [mark, unit] : [mark], glueWords[language])
    return mark.of.length === 0 && (unit || isAlone) && price && isOwn && !hasOwnSubject(text, mark)
      ? [{ price, spans: spansOf(text, unit ? [mark, unit] : [mark]) }]
      : []
  })
  const [written] = ofKind('G')
  const isHidden = all.some(({ span }) => hidesAddress(sliceOf(text, span)))
  return {
    ...{ text, stated, stating, left, marks },
    questions: questionsIn(text, units),
    ...{ units, emails, links, credentials, phones, hours, people, trade, rate },
    since: sinceOf(text, marks, year),
    isHidden,
    address: isHidden
      ? undefined
      : (addressIn(left) ??
        (written && /\d/.test(written.text) ? { text: written.text, spans: [spanOf(written)] } : undefined)),
    languages: ofKind('L').flatMap((mark) => {
      const code = names.get(mark.text.toLowerCase())
      return code ? [{ code, spans: [spanOf(mark)] }] : []
    }),
    areas: marks
      .filter(({ label, probability }) => label === 'A' && probability >= thresholds.asked)
      // 'with Tom and Wes'
      .filter(
        ({ start, text: said }) =>
          !title.test(said) &&
          !isOfPriorWork(text, { start, end: start + said.length }) &&
          !isOtherPlace(text, start, start + said.length) &&
          !marks.some(({ label, end }) => label === 'W' && joins.test(text.slice(end, start))),
      )
      .map((mark) => ({
        name: placeNamed(mark.text, places).slice(0, 80),
        spans: [spanOf(mark)],
        isSure: mark.probability >= thresholds.placedArea && !isException(text, mark),
      })),
    // 'Homes' means little without its sentence.
    audience: joinedWords(text, ofKind('Z').map(spanOf)).map((span) => ({
      text: capitalized(quieted(sliceOf(text, span))).slice(0, 120),
      spans: [span],
      partial: true,
    })),
    services: services.map(({ at: _, ...service }) => service),
    terms: termsOf(text, marks, stating),
    headings: ofKind('E').map((mark) => spanOf(mark)),
  }
}

/** The spans, each lone adjective joined to the next words: 'small and nervous dogs' doesn't name two kinds of customers. */
function joinedWords(text: string, spans: readonly Span[]): Span[] {
  const joined: Span[] = []
  for (const span of spans) {
    const last = joined.at(-1)
    const isLone = last && /^\p{Ll}[\p{L}-]*[^s\P{Ll}]$/u.test(sliceOf(text, last))
    if (isLone && /^ (?:and|or|und|oder) $/u.test(text.slice(last[1], span[0])))
      joined[joined.length - 1] = [last[0], span[1]]
    else joined.push(span)
  }
  return joined
}

/** 'Rabbits must be vaccinated, both VHD' */
const ofOthers = /(?<!\p{L})(?:both|all|any|your|every|each)\s$/iu

/** 'DRY' next to 'til its dry': a word capitalized for emphasis. */
const isStressed = (name: string, text: string): boolean =>
  /^\p{Lu}+$/u.test(name) && new RegExp(`(?<!\\p{L})${name.toLowerCase()}(?!\\p{L})`, 'u').test(text)

/**
 * A service whose time is between its name and its price: 'Beginners - Tues 7pm, £11', 'class 1st Saturday of the month in the hall 10 to
 * 1, £5'. `at`: the words for the time.
 */
function withTime(text: string, service: FoundService, told: readonly Span[]): FoundService & { at?: Span } {
  const [start, end] = [service.spans[0]?.[0] ?? 0, service.spans.at(-1)?.[1] ?? 0]
  const within = told.filter((one) => one[0] > start && one[1] < end)
  const [first, last] = [within[0], within.at(-1)]
  if (
    !first ||
    !last ||
    service.note !== '' ||
    service.duration !== '' ||
    /\n|[.!?]\s/.test(sliceOf(text, [start, end]))
  )
    return service
  const at: Span = [first[0], last[1]]
  const note = quieted(sliceOf(text, at).replace(/^[\s–-]+/u, ''))
  return note.length > limits.serviceNote ? service : { ...service, note, at, spans: [[start, end]] }
}

/** Openings of sentences that list what the business doesn't do. */
const refusal =
  /^(?:sorry,? )?(?:not(?! only)\s|no (?!(?:job|problem|mess|fuss|need|charge|call)\p{L}*)|what (?:i|we) (?:do not|don['’]?t|won['’]?t)\s|(?:i|we) (?:do not|don['’]?t|won['’]?t) (?:do|take|offer)\s|kein\p{L}*\s|pas d(?:e |['’])|geen\s|niente\s|bez\s)/iu

/** 'Malermeister' after a person's name. */
const title = /meister(?:in)?$/iu

const joins = /^ (?:and|&|und|et|y|e|i|en|och|og) $/i

export type FoundFacts = Awaited<ReturnType<typeof findFacts>>

const spanOf = ({ start, end }: Linked): Span => [start, end]
