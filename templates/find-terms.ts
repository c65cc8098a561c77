import type { Words } from './read-words.ts'
import type { TradeWords } from './trade.ts'

type Kind = keyof TradeWords
type Term = { of: TradeWords; kind: Kind; parts: readonly Part[] }
type Part = { beginning: string; isWhole: boolean }

/** A term that words contain: `length` words from place `from`. */
export type FoundTerm = { kind: Kind; from: number; length: number }

/** The terms of several trades by how their first words begin, so that a text is read once for all of them. */
export type TermIndex = { whole: ReadonlyMap<string, Term[]>; beginnings: ReadonlyMap<string, Term[]> }

export function indexTerms(lists: readonly TradeWords[]): TermIndex {
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

const order: readonly Kind[] = ['not', 'own', 'signs']

/** What words contain of each list: longer terms first, so that a phrase is not read word by word. */
export function findTerms({ whole, beginnings }: TermIndex, { list }: Words): Map<TradeWords, FoundTerm[]> {
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
    terms.sort((a, b) => b.length - a.length || order.indexOf(a.kind) - order.indexOf(b.kind) || a.from - b.from)
  return found
}

const fits = ({ beginning, isWhole }: Part, word = '') => (isWhole ? word === beginning : word.startsWith(beginning))
