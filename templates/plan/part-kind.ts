import type { Term } from '../../renderer/document/business.ts'
import { primaryLanguage } from '../../renderer/document/values/languages.ts'
import { hourWords } from '../../renderer/languages/read-hours.ts'
import { isDenial, isLimited, knowsDenials, mentionsSpeaker } from './denials.ts'
import type { Known } from './known-facts.ts'
import { anyOf, asked, askedFirst, askedInJapanese, refused, refusedFirst, refusing } from './phrases.ts'
import { isTalk, isUnfit } from './talk.ts'
import { topicOf } from './topics.ts'

/**
 * The purpose of a part of the owner's text. 'telling': who they are and how they work. 'offer': services and prices.
 * 'reach' and 'hours': how and when to visit. 'proof': credentials. 'excluded', 'term' and 'note': answers to
 * questions. 'talk': nothing about the business.
 */
export type PartKind = 'telling' | 'offer' | 'reach' | 'hours' | 'proof' | 'excluded' | 'term' | 'note' | 'talk'

export function kindOf(
  text: string,
  read: readonly Known[],
  language: string,
): { kind: PartKind; term?: Term['kind'] } {
  // A sentence without a denial excludes nothing, even if the reading says so.
  const denies = isDenial(text.replace(explanation, ''), language)
  const mayExclude = denies || !knowsDenials(language)
  const knownFacts = read.filter((fact) => mayExclude || fact.term !== 'Excluded')
  const has = (...lists: Known['of'][]) => knownFacts.some(({ of }) => lists.includes(of))
  const term = knownFacts.find((fact) => fact.of === 'terms' && fact.term !== 'Other')?.term
  if (isUnfit(text) || (knownFacts.length === 0 && isTalk(text))) return { kind: 'talk' }
  if (has('phones', 'emails', 'links') || /(?:^|\s)@\w/u.test(text)) return { kind: 'reach' }
  const isExcluded = (term === 'Excluded' && isMostly(text, knownFacts, 'terms')) || excludes.test(text)
  const isRefusal = isExcluded && !isMostly(text, knownFacts, 'hours') && !reassures.test(text)
  if (isRefusal && !namesMonth(text, language)) return { kind: 'excluded' }
  if (term && term !== 'Excluded' && !(term === 'Cancellation' && startsWithPrice.test(text)))
    return { kind: 'term', term }
  if (callsOut.test(text) && !has('services') && !(conditional.test(text) && !money.test(text)))
    return { kind: 'term', term: 'CallOut' }
  if (reported.test(text)) return { kind: 'note' }
  if (isMostly(text, knownFacts, 'credentials') && !denies && canSayYes(text)) return { kind: 'proof' }
  const services = knownFacts.filter(({ of }) => of === 'services')
  if (money.test(text) || services.length > 1 || services.some(({ priced }) => priced)) return { kind: 'offer' }
  const isAbout = has('people') && mentionsSpeaker(text, language) && !has('hours')
  if (isAbout && !denies && !asks.test(text)) return { kind: 'telling' }
  if ((has('hours') || mentionsTimes(text, language)) && !isMostlyElse(text, knownFacts, language))
    return { kind: 'hours' }
  if (isOnlyFact(text, knownFacts, 'people')) return { kind: isOnlyName(text) ? 'reach' : 'telling' }
  if (
    topicOf(text, language) ||
    asks.test(text) ||
    denies ||
    isOnlyFact(text, knownFacts, 'audience') ||
    (isMostly(text, knownFacts, 'terms') && !mentionsSpeaker(text, language))
  )
    return { kind: 'note' }
  return { kind: 'telling' }
}

/** Whether a part is only one fact, such as a name as a signature. */
const isOnlyFact = (text: string, knownFacts: readonly Known[], of: Known['of']) =>
  knownFacts.some((fact) => fact.of === of && fact.quotes.includes(text.toLowerCase().replace(/[.!]+$/, '')))

/** Matches 'Helen' and 'Jo and Al', but no role or years. */
const isOnlyName = (text: string) => !/[,(\p{Nd}]/u.test(text)

/** Whether a part contains little besides facts of a kind. */
const isMostly = (text: string, knownFacts: readonly Known[], of: Known['of']) =>
  knownFacts
    .filter((fact) => fact.of === of)
    .flatMap(({ quotes }) => quotes)
    .reduce((length, quote) => length + quote.length, 0) >
  text.length * 0.6

/** Whether a sentence is mainly about the work and only mentions a time: 'We teach adults on Wednesdays at 8pm'. */
function isMostlyElse(text: string, knownFacts: readonly Known[], language: string): boolean {
  const quotes = knownFacts.filter(({ of }) => of === 'hours').flatMap((fact) => fact.quotes)
  return quotes.length > 0 && quotes.join('').length * 3 < text.length && mentionsSpeaker(text, language)
}

export const money =
  /\p{Sc}\s?\p{Nd}|\p{Nd}\s?\p{Sc}|\p{Nd}\s?(?:eur|euros?|dollars|quid|grand|zł|zl|kr|usd|gbp|chf|tl)(?!\p{L})|\p{Nd}\s?[円원]|(?<!\p{L})(?:chf|r) ?\p{Nd}{2,}|\p{Nd},-|\p{Nd}\/h(?:r|our)?(?!\p{L})|(?<!\p{L})(?:ab|desde|da|vanaf|od|från|dès|à partir de) (?!(?:19|20)\p{Nd}{2}(?!\p{Nd}))\p{Nd}[\p{Nd}.,]{2,}|\p{Nd} (?:each|a head|pp|p\.p\.)(?!\p{L})/iu

const callsOut = /(?<!\p{L})call.?outs?(?!\p{L})/iu

/** Matches 'People often ask if it's ok'. */
const reported =
  /(?<!\p{L})(?:asks?|asked)(?: me| us)? (?:if|whether|do|does|is|are|am|can|could)(?!\p{L})|pregunt\p{L}+ si(?!\p{L})|frag\p{L}+,? ob(?!\p{L})|demand\p{L}+ si(?!\p{L})/iu

/** 'Don't charge the call out if it's gone' doesn't state the usual cost. */
const conditional = /(?<!\p{L})(?:if|unless|when)(?!\p{L})/iu

const startsWithPrice = /^\P{L}*\p{Sc}/u

/** Hours that couldn't be parsed: several days, or a day with 'open', 'closed', 'only' or a number. */
function mentionsTimes(text: string, language: string): boolean {
  if (/^(?:closed|open) (?!to\s)|\p{Nd}時(?!間)/iu.test(text)) return true
  const words = hourWords[primaryLanguage(language)]
  if (!words) return false
  const named = [...words.days, ...words.short, words.weekdays, words.weekends].join('|')
  const days = text.match(new RegExp(`(?<!\\p{L})(?:${named})(?!\\p{L})`, 'giu'))?.length ?? 0
  return (
    days > 1 ||
    (days === 1 &&
      (isLimited(text, language) ||
        new RegExp(`(?<!\\p{L})(?:${words.opens}|${words.closed})(?!\\p{L})|\\p{Nd}`, 'iu').test(text)))
  )
}

/** 'No classes in August' doesn't exclude a service. */
const namesMonth = (text: string, language: string): boolean =>
  monthsIn(language).some((month) => new RegExp(`(?<!\\p{L})${month}(?!\\p{L})`, 'u').test(text))

const monthsIn = (language: string): string[] => {
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2024, month, 1)))
}

/** 'd.h. kein Hubsteiger im Garten' explains how a business works. */
const explanation =
  /(?<!\p{L})(?:d\.\s?h\.|i\.\s?e\.|that is,|das heißt|das heisst|c['’]est-à-dire|es decir|cioè|d\.w\.z\.)\s.*$/isu

/** False for registration numbers: 'EIN 00-1234567'. */
export const canSayYes = (credential: string): boolean => !/\p{Nd}[\p{Nd} .-]{3,}\p{Nd}/u.test(credential)

export const harmless =
  '(?:(?:long|big|hidden|extra) )?(?:problem|bother|mess|judg\\p{L}*|pressure|job|fuss|rush|hurry|experience|contract|obligation|matter|worries|need|charge|fee|cost|damage|dirt|dust|noise|surprise|kaputt|schmutz|dreck|lärm|schäden|staub|überraschung|appointment|hace falta)'
const reassures = new RegExp(`^(?:${anyOf(refusing)})\\s(?:${harmless})\\p{L}*(?! and no)`, 'iu')
/** Matches refusals: services or payments that the business doesn't provide or accept. */
const excludes = new RegExp(
  `^(?:sorry,? )?(?:${anyOf(refusing)})\\s(?!(?:${harmless})\\p{L}*)(?!.*(?:fee|charge|cost)s?\\b)|(?:^(?:${anyOf(refusedFirst)})|(?<!\\p{L})(?:${anyOf(refused)}))(?!\\p{L})`,
  'iu',
)

/** Matches requests to customers. */
const asks = new RegExp(
  `(?:^(?:${anyOf(askedFirst)})|(?<!\\p{L})(?:${anyOf(asked)}))(?!\\p{L})|${askedInJapanese}`,
  'iu',
)
