import type { TradeProfile, TradeWords } from './trade.ts'
import { trades } from './trade-list.ts'
import { isAnotherTrade, isUnspecific, readWords, type Words } from './trade-words.ts'
import { unlisted, unlistedTones } from './unlisted.ts'

export type TradeSignals = {
  activities: string
  name?: string | undefined
  /** Slug of the likely trade before the owner enters anything. Unknown slugs are ignored. */
  hint?: string | undefined
}

/** Weights of a trade's own name, and of a word shared with other trades. */
const weights = { own: 8, sign: 3 }
/** A business name is weaker evidence than a description: 'The Boiler Room' may be a bar. */
const nameWeight = 0.6
/** Weight of the trade page that the owner came from: between a shared word and a trade's own name. */
const hintWeight = 4
/** Owners start with their trade, so early words count for more. */
const positionWeight = (place: number) => (place < 4 ? 1.75 : place < 12 ? 1.5 : 1)

/**
 * The trade with two signals: two terms in the description, a term and the business name, a term and the hint, or the trade's own name used
 * for the business. `unlisted` if no listed trade has two signals, or if an unlisted trade has a stronger match.
 */
export function tradeFor({ activities, name = '', hint = '' }: TradeSignals): TradeProfile {
  const said = read(activities)
  const called = read(name)
  let best = unlisted
  let bestScore = 0
  for (const trade of trades) {
    const score = scoreFor(trade, { said, called, isHinted: trade.slug === hint })
    if (score > bestScore) [best, bestScore] = [trade, score]
  }
  if (bestScore > otherScore(said) + nameWeight * otherScore(called)) return best
  const weightOf = ({ words }: (typeof unlistedTones)[number]) =>
    sumOf(hitsOf(words, said)) + sumOf(hitsOf(words, called))
  const [strongest] = unlistedTones.toSorted((a, b) => weightOf(b) - weightOf(a))
  return strongest && weightOf(strongest) > 0 ? strongest.profile : unlisted
}

/** Whether the owner uses one of the trade's own names, or came from its page and wrote little else. */
export function isTradeNamed(slug: string, { activities, name = '', hint = '' }: TradeSignals): boolean {
  const matches = trades.find((trade) => trade.slug === slug)?.matches
  if (!matches) return false
  const said = read(activities)
  return (
    [...hitsOf(matches, said), ...hitsOf(matches, read(name))].some(({ isOwn }) => isOwn) ||
    (hint === slug && isUnspecific(said.words))
  )
}

/** The facts about the trade that a document stores. Undefined if no listed trade matches. */
export function tradeFacts(signals: TradeSignals) {
  const found = tradeFor(signals)
  return found.slug === '' ? undefined : factsOf(found)
}

export const factsOf = ({ slug, schemaType = '', walkIns, proof }: TradeProfile) => ({
  ...{ slug, schemaType, walkIns: walkIns === true },
  proof: [...proof],
})

const behindTrade = /^(?:co|company|ltd|llc|inc|services?|and|sons?|daughters?)$/

/** The trade at the end of a business name: 'Chimney sweep' for 'R. Prosser Chimney Sweep'. Blank if there is none. */
export function tradeInName(name: string): string {
  const { words, found } = read(name)
  const end = words.list.findLastIndex((word) => !behindTrade.test(word)) + 1
  const [longest] = [...found.values()]
    .flat()
    .filter(({ kind, from, length }) => kind === 'own' && from + length === end)
    .toSorted((a, b) => b.length - a.length)
  const title = longest ? words.list.slice(longest.from, end).join(' ') : ''
  return title.charAt(0).toUpperCase() + title.slice(1)
}

type Evidence = { said: Reading; called: Reading; isHinted: boolean }

/** The strength of the evidence for a trade. 0 with fewer than two signals. */
function scoreFor({ matches }: TradeProfile, { said, called, isHinted }: Evidence): number {
  const inText = hitsOf(matches, said)
  const inName = hitsOf(matches, called)
  const agreed =
    [...inText, ...inName].some(({ isOwn }) => isOwn) ||
    inText.length > 1 ||
    (inText.length > 0 && (inName.length > 0 || isHinted)) ||
    (isHinted && isUnspecific(said.words))
  if (!agreed) return 0
  return sumOf(inText) + nameWeight * sumOf(inName) + (isHinted ? hintWeight : 0)
}

const listedNames = new Set(trades.flatMap(({ matches }) => matches.own))
const unlistedTrades: TradeWords = {
  ...unlisted.matches,
  own: unlisted.matches.own.filter((name) => !listedNames.has(name)),
}

/**
 * The strength of the evidence for an unlisted trade. A single word is enough, since the result is a plainer page
 * rather than a wrong one.
 */
function otherScore(reading: Reading): number {
  const [first = 0, second = 0] = hitsOf(unlistedTrades, reading)
    .map(({ weight }) => weight)
    .toSorted((a, b) => b - a)
  return first + second / 2
}

type Hit = { weight: number; isOwn: boolean }

/** A trade's terms in a text. Counts each word once: 'hair salon' is one hit, and doesn't also count as 'hair' and 'salon'. */
function hitsOf(terms: TradeWords, { words, found }: Reading): Hit[] {
  const taken = new Set<number>()
  const roots = new Set<string>()
  const hits: Hit[] = []
  for (const { kind, from, length } of found.get(terms) ?? []) {
    const places = Array.from({ length }, (_, nth) => from + nth)
    if (places.some((place) => taken.has(place))) continue
    for (const place of places) taken.add(place)
    if (kind === 'not' || (kind === 'own' && isAnotherTrade(words, from, length))) continue
    // 'Piano' and 'pianos' are one signal.
    const root = places.map((place) => words.list[place]?.slice(0, 4)).join(' ')
    if (roots.has(root)) continue
    roots.add(root)
    const isOwn = kind === 'own'
    hits.push({ isOwn, weight: (isOwn ? weights.own : weights.sign) * positionWeight(from) })
  }
  return hits
}

const sumOf = (hits: readonly Hit[]) => hits.reduce((sum, { weight }) => sum + weight, 0)

type Reading = { words: Words; found: ReturnType<typeof findTerms> }

let index: TermIndex | undefined

function read(text: string): Reading {
  index ??= indexTerms([
    ...trades.map(({ matches }) => matches),
    unlistedTrades,
    ...unlistedTones.map(({ words }) => words),
  ])
  const words = readWords(text)
  return { words, found: findTerms(index, words) }
}

type Kind = keyof TradeWords
type Term = { of: TradeWords; kind: Kind; parts: readonly Part[] }
type Part = { beginning: string; isWhole: boolean }

/** A match of `length` words from index `from`. */
type FoundTerm = { kind: Kind; from: number; length: number }

/** Terms of several trades, indexed by their first words, so that one scan of a text finds all of them. */
type TermIndex = { whole: ReadonlyMap<string, Term[]>; beginnings: ReadonlyMap<string, Term[]> }

function indexTerms(lists: readonly TradeWords[]): TermIndex {
  const whole = new Map<string, Term[]>()
  const beginnings = new Map<string, Term[]>()
  for (const of of lists) {
    for (const kind of ['not', 'own', 'signs'] as const) {
      for (const term of of[kind]) {
        const parts = term
          .split(' ')
          .map((part) => ({ beginning: part.replace('*', ''), isWhole: !part.endsWith('*') }))
        const [first] = parts
        if (!first) continue
        const index = first.isWhole ? whole : beginnings
        index.set(first.beginning, [...(index.get(first.beginning) ?? []), { of, kind, parts }])
      }
    }
  }
  return { whole, beginnings }
}

const kindOrder: readonly Kind[] = ['not', 'own', 'signs']

/** Finds each trade's terms, longest first, so that phrases aren't matched word by word. */
function findTerms({ whole, beginnings }: TermIndex, { list }: Words): Map<TradeWords, FoundTerm[]> {
  const found = new Map<TradeWords, FoundTerm[]>()
  list.forEach((word, from) => {
    const candidates = [...(whole.get(word) ?? [])]
    for (let end = 2; end <= word.length; end += 1) candidates.push(...(beginnings.get(word.slice(0, end)) ?? []))
    for (const { of, kind, parts } of candidates) {
      if (!parts.every((part, nth) => fits(part, list[from + nth]))) continue
      found.set(of, [...(found.get(of) ?? []), { kind, from, length: parts.length }])
    }
  })
  for (const terms of found.values())
    terms.sort(
      (a, b) => b.length - a.length || kindOrder.indexOf(a.kind) - kindOrder.indexOf(b.kind) || a.from - b.from,
    )
  return found
}

const fits = ({ beginning, isWhole }: Part, word = '') => (isWhole ? word === beginning : word.startsWith(beginning))
