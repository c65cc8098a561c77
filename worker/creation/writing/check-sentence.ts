import type { Business } from '../../../renderer/document/business.ts'
import { isNegation } from '../../../templates/plan/denials.ts'
import { checkWriting, speaksOtherwise } from './check-writing.ts'
import { type Claim, claimsIn, isNegated } from './claims.ts'
import { clausesIn, plain, stemOf, wordsIn, wordsOf } from './known-words.ts'
import { notDone, type PageFact } from './page-facts.ts'
import { swappedPerson, swappedPrice, wrongHours } from './swapped-facts.ts'

export type Checking = {
  business: Business
  businessName: string
  facts: readonly PageFact[]
  /** The page's language, BCP 47. */
  language: string
}

type Said = { text: string; facts: readonly string[] }

/**
 * The reason to drop a sentence, for the log: 'the number 24'. Undefined if everything in it belongs to the facts that it cites.
 * What words alone don't show, such as a wider area or an invented reason, is left to the model's own check.
 */
export function sentenceProblem({ text, facts: ids }: Said, checking: Checking): string | undefined {
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
  const claims = new Set(
    cited.flatMap((fact) => claimsIn(plain(fact.text).toLowerCase(), language)).map(({ claim }) => claim),
  )
  const allowed: Claim[] = [
    ...(['free', 'emergency'] as const).filter((claim) => claims.has(claim)),
    ...(has('hours') ? (['when'] as const) : []),
    ...(known.numbers.has('24') ? (['clock'] as const) : []),
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

/** A refusal that became an offer. */
function turnedRound(text: string, { facts, language }: Checking): string | undefined {
  if (denies(text, language)) return undefined
  const clauses = facts.flatMap((fact) => polarClauses(fact, language))
  const affirmed = new Set(clauses.flatMap(({ words, isDenied }) => (isDenied ? [] : wordsIn(words).map(stemOf))))
  const said = new Set(wordsIn(text).map(stemOf))
  const found = clauses.find(({ words, isDenied, isRefusal }) => {
    const own = isDenied ? telling(words).filter((stem) => !affirmed.has(stem)) : []
    const there = own.filter((stem) => said.has(stem))
    const isMost = isRefusal && there.length * 2 >= own.length
    return there.length > 0 && (isMost || names(words).some((name) => there.includes(name)))
  })
  return found && 'what is denied'
}

const denies = (text: string, language: string) => isNegated(text) || isNegation(text, language)

/** The clauses of a fact, and whether each denies something. */
function polarClauses({ text, label }: PageFact, language: string) {
  const isRefusal = label === notDone
  const isWhole = isRefusal && !denies(text, language)
  return clausesIn(text).map((words) => ({ words, isRefusal, isDenied: isWhole || denies(words, language) }))
}

const telling = (text: string): string[] =>
  wordsIn(text)
    .filter((word) => word.length > 2)
    .map(stemOf)

/** Words with a capital within a text, as stems. */
const names = (text: string): string[] =>
  Array.from(plain(text).matchAll(/(?<=[\p{L},;'] )\p{Lu}\p{Ll}[\p{L}\p{M}]+/gu), ([name]) =>
    stemOf(name.toLowerCase()),
  )
