import type { Business } from '../../renderer/document/business.ts'
import { limits } from '../../renderer/document/fields/limits.ts'
import { factStrip } from '../../renderer/facts/fact-strip.ts'
import type { Brief } from '../compose/brief.ts'
import { isLimited, knowsDenials } from './denials.ts'
import { type Headline, headline } from './headline.ts'
import { addition, countWords, startsWithObject } from './headline-score.ts'
import { inPlace } from './in-place.ts'
import { type Mender, menderOf } from './mender.ts'
import { type OwnerPart, ownerParts } from './owner-parts.ts'
import { money } from './part-kind.ts'
import { isOfPrices } from './prices-in-prose.ts'
import { type Answered, answeredQuestions, answersTradeQuestion, ownKey } from './questions.ts'
import { isQuoted, type QuotedReview, quotedReviews } from './quoted-reviews.ts'
import { asHeading, capitalized, dependsOnPrevious, normalized, paragraph, repeats } from './sentence-text.ts'
import { hasServiceRows } from './service-rows.ts'
import { speaker } from './speaker.ts'
import { introducesAlone, isBareList } from './whole-sentence.ts'
import { yearAlone } from './year-alone.ts'

/**
 * The content of a page before its sections are composed, from headline to contact details. Each of the owner's
 * sentences appears once, and facts in lists (services, prices, areas, hours, contact details) aren't repeated in
 * prose.
 */
export type PagePlan = {
  /** Trade and place above the headline. Blank if the headline already includes them. */
  kicker: string
  promise: string
  /** One to three sentences about how and by whom the work is done. */
  lead: string
  statements: readonly string[]
  /** The remaining text about the business, one paragraph per banner. */
  stories: readonly string[]
  /** Details of the services that the price list doesn't show. */
  offer: string
  /** Details for the rows of services, by service id. */
  details: ReadonlyMap<string, string>
  questions: readonly Answered[]
  reviews: readonly QuotedReview[]
  /** Contact details that the contact list doesn't show. */
  reach: string
  hasServices: boolean
  hasPeople: boolean
}

const maxLeadSentences = 3
/** Minimum number of sentences in the introduction before one of them becomes a banner. */
const minLeadSentences = 2
const minQuestions = 2
const minNotes = 2
/** Questions whose answer, if it's the only one, goes to the services instead of the contact section. */
const ofOffer: ReadonlySet<string> = new Set(['excluded', 'callOut', 'minimum', 'deposit', 'qualified', 'insured'])
/** In characters. Shorter stories join the introduction. */
const minStoryLength = 140
/** In characters. */
const statementLength = { shortest: 24, longest: 80 }

/** A pure function of the business, its trade and its possible sections. */
export function planPage(brief: Brief): PagePlan {
  const { business, language, chosen } = brief
  const say = menderOf(brief)
  const reviews = chosen.has('CustomerReviews') ? quotedReviews(business) : []
  const typed = ownerParts(business, language).filter(({ text }) => !isQuoted(text, reviews))
  const promise = chosen.has('Introduction') ? headline(brief, typed, say) : { text: '' }
  const kicker = chosen.has('Introduction') ? kickerFor(brief, promise.text) : ''
  const strip = chosen.has('Introduction') ? factStrip(business, language, `${kicker} ${promise.text}`) : []
  const isOnStrip = ({ text }: OwnerPart) =>
    strip.some((fact) => fact.part === 'since' && fact.text === yearAlone(text))
  const parts = typed
    .filter((part) => part === promise.from || !isOnStrip(part))
    .map((part, nth) => (part === promise.from ? part : withSuitableKind(part, nth, brief)))
    .flatMap((part) => (part === promise.from ? besideHeadline(part, promise) : [part]))
  const [begun] = parts
  const opening = chosen.has('Introduction') && begun && begun !== promise.from && isBroken(begun) ? begun : undefined
  const restOf = (...kinds: OwnerPart['kind'][]) =>
    parts
      .filter((part) => kinds.includes(part.kind) && part !== opening)
      .map((part) => (part === promise.from ? restOfHeadline(promise, part) : part.rest))
      .filter((text) => text !== '')
      .map(say)

  const aboutTexts = leftToTell(parts, promise, { kicker, trade: business.trade.name }, say)
  const others = aboutTexts.filter((text) => !isLeftover(text, language))
  const telling = opening ? [say(opening.text), ...others] : others
  const demoted = parts.filter((part) => !typed.includes(part)).length
  const statements = statementsOf(telling, demoted, brief)
  const prose = telling.filter((text) => !statements.includes(text))
  // If refusals can't be recognized in the language, the introduction has fewer sentences.
  const most = knowsDenials(language) ? maxLeadSentences : 1
  const lead = fitting(prose.slice(0, most), chosen.has('Introduction') ? maxLeadLength(prose) : 0)
  const rest = [...lead.over, ...prose.slice(most)]
  // One or two sentences don't make a section.
  const isStory = statements.length > 0 || paragraph(rest).length >= minStoryLength
  const introduced = fitting(
    [...lead.kept, ...(isStory ? [] : rest)],
    chosen.has('Introduction') ? maxLengths.introduction : 0,
  )

  const answered = answeredQuestions(brief, parts, say)
  const mayAsk = brief.isOpen || chosen.has('FrequentlyAskedQuestions')
  // A single note that fits nowhere else isn't an answer, so it goes to the contact section.
  const shownQuestions = answered.filter(({ key, answer }) => key !== 'other' || answer.length >= minNotes)
  const shown =
    mayAsk && (shownQuestions.length >= minQuestions || shownQuestions.some(({ key }) => key === ownKey))
      ? shownQuestions.filter(({ question }) => question !== '')
      : []
  const questions = shown
    .slice(0, limits.faqs)
    .map((one) => ({ ...one, answer: fitting(one.answer, maxLengths.answer).kept }))
  const orphans = answered.flatMap(({ key, question, own }) => {
    const answer = questions.find((one) => one.question === question)?.answer
    const texts = answer === undefined ? own : own.slice(answer.length)
    return texts.map((text) => ({ text, isOfOffer: ofOffer.has(key), isRefusal: key === 'excluded' }))
  })
  const offered = [...restOf('offer'), ...introduced.over]
  const isOffer = offered.length > 0 || hasServiceRows(business)
  // A price list doesn't start with a refusal.
  const terms = orphans
    .filter(({ isOfOffer, isRefusal }) => isOfOffer && isOffer && (!isRefusal || offered.length > 0))
    .map(({ text }) => text)
  // The page already shows the years as a fact.
  const scraps = aboutTexts.filter((text) => !others.includes(text) && !(business.since && onlyYears.test(text)))
  const loose = [...orphans.map(({ text }) => text).filter((text) => !terms.includes(text)), ...scraps]
  const offer = fitting([...offered, ...terms], chosen.has('Services') ? maxLengths.offer : 0)
  const reach = fitting(
    [...restOf('reach', 'hours'), ...loose, ...offer.over],
    chosen.has('Contact') ? maxLengths.reach : 0,
  )
  return {
    kicker,
    promise: promise.text,
    lead: paragraph(introduced.kept),
    statements: statements.map(asHeading),
    stories: storiesOf([...(isStory ? rest : []), ...reach.over]),
    offer: paragraph(offer.kept),
    details: new Map(typed.flatMap(({ details }) => details.map(({ id, text }) => [id, text] as const))),
    questions,
    reviews,
    reach: paragraph(reach.kept),
    hasServices: offer.kept.length > 0 || hasServiceRows(business),
    hasPeople: business.people.length > 1 && business.people.every(({ role, about }) => role !== '' || about !== ''),
  }
}

const minPlaces = 3

/** A permit to trade isn't a qualification. */
const isPermit = /(?<!\p{L})council(?!\p{L})/iu

/** Moves sentences that can't introduce the business to the questions. The first sentence is exempt. */
function withSuitableKind(part: OwnerPart, nth: number, brief: Brief): OwnerPart {
  const { business, language, chosen } = brief
  const people = new Set(business.people.map(({ id }) => id))
  if (nth === 0 && part.kind === 'telling' && isBareList(part.text)) return { ...part, kind: 'offer' }
  const places = business.areas.filter(({ id }) => part.facts.includes(id)).length
  const mayLead = nth === 0 || (places < minPlaces && introducesAlone(part, people, language))
  if (part.kind === 'proof' && isPermit.test(part.text)) return { ...part, kind: 'telling' }
  const isNote = part.kind === 'note' || (part.kind === 'telling' && part.rest !== '' && !mayLead)
  if (!isNote) return part
  const isOffer =
    isOfPrices(part.text) &&
    hasServiceRows(business) &&
    chosen.has('Services') &&
    !answersTradeQuestion(part.text, brief)
  return { ...part, kind: isOffer ? 'offer' : 'note' }
}

/** Whether lists show only part of a sentence about services. */
const isBroken = ({ kind, text, rest }: OwnerPart) =>
  kind === 'offer' && rest !== '' && text.length <= maxLengths.lead / 2 && !money.test(text)

/**
 * The rest of the headline's sentence: '14 only so its calm' from 'cattery w heated pens, 14 only so its calm', or the people it mentions.
 */
function besideHeadline(part: OwnerPart, { left = '', isBehindPeople }: Headline): OwnerPart[] {
  if (part.kind !== 'note' && !isBehindPeople) return [part]
  return left === '' ? [] : [{ ...part, kind: isBehindPeople ? 'telling' : part.kind, text: left, rest: left }]
}

/** The rest of the headline's sentence, without the items that lists show. */
const restOfHeadline = ({ text, left = '' }: Headline, { text: whole, rest }: OwnerPart): string =>
  rest === whole
    ? left
    : rest
        .split(/(?<=[.,])\s/u)
        .filter((item) => !normalized(text).includes(normalized(item)))
        .join(' ')

/** Maximum length of each field in characters. `reach` is short enough to fit facts that appear nowhere else. */
const maxLengths = { lead: 340, introduction: 512, offer: 1024, reach: 340, story: 1000, answer: 2000 }

const maxLeadLength = ([first = '']: readonly string[]) => Math.max(maxLengths.lead, first.length + 1)

/** Splits texts into the ones that fit together and the rest. */
function fitting(texts: readonly string[], most: number): { kept: string[]; over: string[] } {
  let length = 0
  const count = texts.findIndex((text) => {
    length += text.length + 1
    return length > most
  })
  return count === -1 ? { kept: [...texts], over: [] } : { kept: texts.slice(0, count), over: texts.slice(count) }
}

/** For example 'Mobile dog grooming in Harrogate, Knaresborough and Wetherby'. */
function kickerFor(brief: Brief, promise: string): string {
  const { tradeName, place, business, language } = brief
  const said = normalized(promise)
  const has = (text: string) => text !== '' && said.includes(normalized(text))
  const near = areasForKicker(business, place)
  const there = near.length > 0 ? new Intl.ListFormat(language, { type: 'conjunction' }).format(near) : place
  const trade = has(tradeName) ? '' : capitalized(tradeName)
  if (trade === '') return has(there) || has(place) ? '' : there
  const title = has(there) || has(place) ? trade : inPlace({ ...brief, place: there }, trade)
  return title.length <= maxKickerLength ? title : trade
}

const maxKickerLength = 80

/** Two or three areas, including the business's own place, if the owner lists them in one sentence. */
function areasForKicker({ areas, sentences }: Business, place: string): string[] {
  const names = areas.map(({ name }) => name)
  const isList = sentences.some(({ facts }) => areas.every(({ id }) => facts.includes(id)))
  const arePlaces = names.every((name) => /^[\p{Lu}\p{Lo}]/u.test(name) && !/\p{Nd}/u.test(name))
  return names.length > 1 && names.length <= 3 && names.includes(place) && isList && arePlaces ? names : []
}

/** Sentences about the business, in order, including the rest of the headline's sentence. */
function leftToTell(
  parts: readonly OwnerPart[],
  { from, left = '', text: promise }: Headline,
  { kicker, trade }: { kicker: string; trade: string },
  say: Mender,
): string[] {
  const above = `${kicker} ${promise}`
  return parts
    .filter(({ kind, rest }) => kind === 'telling' && rest !== '')
    .map((part) => (part === from ? left : part.text))
    .map((text) => say(withoutTrade(text, above, trade)))
    .filter((text) => text.length > 1 && !normalized(promise).includes(normalized(text)) && !repeats(text, above))
    .filter((text) => !normalized(above).includes(normalized(trade)) || normalized(text) !== normalized(say(trade)))
}

/** '14 heated pens' for 'Cattery, 14 heated pens' below 'Cattery in Brecon'. */
function withoutTrade(text: string, above: string, trade: string): string {
  const isSaid = trade !== '' && normalized(above).includes(normalized(trade))
  if (!isSaid || !text.toLowerCase().startsWith(trade.toLowerCase())) return text
  const more = /^(?:[,:]|\s(?=\p{Nd}))\s*(?<more>.+\s.+)$/su.exec(text.slice(trade.length))?.groups?.more
  return more ?? text
}

/** Whether a text is only a leftover of the headline's sentence: '33 deg.' */
const isLeftover = (text: string, language: string) =>
  !/^(?:ja|ko|zh)/.test(language) && countWords(text) < minSentenceWords
const minSentenceWords = 3
const onlyYears = /^\d{1,3} (?:years?|yrs?|jahre|años|ans|anni|anos|jaar|lat)\.?$/iu

/** Fits the texts into as few stories as possible. */
function storiesOf(texts: readonly string[]): string[] {
  if (texts.length === 0) return []
  const { kept, over } = fitting(texts, maxLengths.story)
  return kept.length === 0 ? storiesOf(texts.slice(1)) : [paragraph(kept), ...storiesOf(over)]
}

/** Short first-person sentences for banners, except those in the introduction. */
function statementsOf(
  telling: readonly string[],
  demoted: number,
  { statements, language, business }: Brief,
): string[] {
  const speaks = speaker(language)
  const tellsWho = (text: string) => business.people.some(({ name }) => text.includes(name))
  const tellsWhere = (text: string) => business.areas.filter(({ name }) => text.includes(name)).length > 1
  const { shortest, longest } = statementLength
  return telling
    .slice(1)
    .filter((text) => text.length >= shortest && text.length <= longest && !/\p{Nd}|[.!?]\s/u.test(text))
    .filter(
      (text) =>
        speaks?.test(text) &&
        !dependsOnPrevious.test(text) &&
        !startsWithObject(text) &&
        !tellsWho(text) &&
        !tellsWhere(text),
    )
    .filter((text) => !isLimited(text, language) && !addition.test(text))
    .slice(0, Math.max(0, Math.min(statements, telling.length + demoted - minLeadSentences)))
}
