import type { Business } from '../../../renderer/document/business.ts'
import { isNegation } from '../../../templates/plan/denials.ts'
import { sentencesIn } from '../../model/sentences.ts'
import { checkWriting, speaksOtherwise } from './check-writing.ts'
import { type Claim, claimsIn, isNegated } from './claims.ts'
import { clausesIn, knownWords, numbersIn, plain, stemOf, wordsIn, wordsOf } from './known-words.ts'
import { notDone, type PageFact } from './page-facts.ts'
import { swappedPerson, swappedPrice, wrongHours } from './swapped-facts.ts'
import { isInstruction } from './told-facts.ts'

export type Checking = {
  business: Business
  businessName: string
  facts: readonly PageFact[]
  /** The page's language, BCP 47. */
  language: string
}

type CitedSentence = { text: string; facts: readonly string[] }

/**
 * Why to drop a sentence, for the log: 'the number 24'. Undefined if the cited facts support it. Claims that words alone don't show, such
 * as a wider area or an invented reason, are left to the model's check.
 */
export function sentenceProblem({ text, facts: ids }: CitedSentence, checking: Checking): string | undefined {
  const { business, businessName, facts, language } = checking
  const told = facts.map((fact) => fact.text)
  const cited = facts.filter(({ id }) => ids.includes(id))
  const signs = told.join(' ').match(/\p{Sc}/gu) ?? []
  const always = [businessName, business.trade.name, business.place.town, ...new Set(signs)]
  const has = (kind: PageFact['kind']) => cited.some((fact) => fact.kind === kind)
  const known = wordsOf(
    [...always, ...cited.map((fact) => fact.text)],
    {
      hours: has('hours') ? business.hours : { ...business.hours, periods: [], closed: [] },
      phones: has('phone') ? business.phones : [],
    },
    language,
  )
  const isRoundTheClock = cited.some((fact) => /\b24\s?-?(?:h|\/7)/iu.test(fact.text))
  const claims = cited.flatMap((fact) => affirmedClaims(fact.text, language))
  const allowed: Claim[] = [
    ...(['free', 'emergency'] as const).filter((claim) => claims.includes(claim)),
    ...(has('hours') ? (['when'] as const) : []),
    ...(isRoundTheClock ? (['clock'] as const) : []),
  ]
  return (
    checkWriting(text, known, allowed) ??
    turnedRound(text, checking) ??
    swappedPrice(text, business) ??
    swappedPerson(text, told, business) ??
    wrongHours(text, business, language) ??
    (speaksOtherwise(text, told.join('\n'), language) ? 'another voice' : undefined)
  )
}

/** Claims that a fact makes without denying them. 'No charge' isn't a denial. */
const affirmedClaims = (text: string, language: string): Claim[] =>
  clausesIn(plain(text).toLowerCase()).flatMap((clause) =>
    claimsIn(clause, language).flatMap(({ claim, words }) =>
      denies(clause.replace(words, ''), language) ? [] : [claim],
    ),
  )

/** Why to drop a customer's question. Customers may say 'I' and ask about anything, but praise nothing. */
export function questionProblem(text: string, { business, businessName, language }: Checking): string | undefined {
  const known = knownWords({ business, language, also: [businessName] })
  // In digits: 'Can two of us come?'
  const number = numbersIn(text.replace(/\p{L}+/gu, ' ')).find((one) => !known.numbers.has(one))
  if (number !== undefined) return `the number ${number}`
  const praise = claimsIn(plain(text).toLowerCase(), language).find(({ claim }) => praises.has(claim))
  if (praise !== undefined) return `the claim "${praise.words}"`
  return isInstruction(text) ? 'an order' : undefined
}

const praises: ReadonlySet<Claim> = new Set<Claim>(['award', 'best', 'trusted', 'amount'])

/** Whether the text turns a refusal into an offer. */
function turnedRound(text: string, { facts, language }: Checking): string | undefined {
  const clauses = facts.flatMap((fact) => polarClauses(fact, language))
  const affirmed = new Set(clauses.flatMap(({ words, isDenied }) => (isDenied ? [] : wordsIn(words).map(stemOf))))
  const denied = clauses
    .filter(({ isDenied }) => isDenied)
    .map(({ words, isRefusal }) => ({
      own: telling(words, language).filter((stem) => !affirmed.has(stem)),
      names: names(words),
      share: isRefusal ? half : nearlyAll,
    }))
  const isTurned = (sentence: string) => {
    const said = new Set(wordsIn(sentence).map(stemOf))
    return denied.some(({ own, names, share }) => {
      const there = own.filter((stem) => said.has(stem))
      return there.length > 0 && (there.length >= own.length * share || names.some((name) => there.includes(name)))
    })
  }
  // A 'no' also applies to the rest of its sentence: 'We run no squads, camps or parties.'
  const open = sentencesIn(text).flatMap((sentence) => {
    const clauses = clausesIn(sentence)
    const at = clauses.findIndex((clause) => denies(clause, language))
    return at === -1 ? clauses : clauses.slice(0, at)
  })
  return open.some(isTurned) ? 'what is denied' : undefined
}

/**
 * Shares of a denial that a text must repeat: half of what isn't done, and nearly all of a clause in other facts, which may deny only a
 * condition.
 */
const [half, nearlyAll] = [0.5, 0.8]

const denies = (text: string, language: string) => isNegated(text) || isNegation(text, language)

/** A fact's clauses, and whether each is a denial. */
function polarClauses({ text, label }: PageFact, language: string) {
  const isRefusal = label === notDone
  const isWhole = isRefusal && !denies(text, language)
  return clausesIn(text).map((words) => ({ words, isRefusal, isDenied: isWhole || denies(words, language) }))
}

const telling = (text: string, language: string): string[] =>
  wordsIn(text)
    .filter((word) => word.length > 2 && !denies(word, language))
    .map(stemOf)

/** Stems of capitalized words within a text. */
const names = (text: string): string[] =>
  Array.from(plain(text).matchAll(/(?<=[\p{L},;'] )\p{Lu}\p{Ll}[\p{L}\p{M}]+/gu), ([name]) =>
    stemOf(name.toLowerCase()),
  )
