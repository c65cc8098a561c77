import { closeness } from './closeness.ts'
import { tellingWords } from './plain-words.ts'

/** Found by any of its phrases. */
export type Findable = { phrases: readonly (readonly string[])[] }

/** Splits texts at their commas. */
export const phrasesOf = (...texts: readonly string[]): string[][] =>
  texts
    .flatMap((text) => text.split(','))
    .map(tellingWords)
    .filter((words) => words.length > 0)

/** The lowest score of a result. Longer sentences may contain unknown words. */
const leastOf = (words: readonly string[]) => (words.length > 2 ? 0.34 : 0.5)

/** The lowest score of a result in place of an empty list. */
export const leastOfAll = 0.3

/** The lowest score of a result, as a share of the best one. */
const sharePerBest = 0.6

/** Sorts items by how well they match typed text. Items with equal scores keep their order. `lowest`: of a result. */
export function rank<One extends Findable>(typed: string, all: readonly One[], most: number, lowest?: number): One[] {
  const words = tellingWords(typed)
  if (words.length === 0) return []
  const near = nearness(words)
  const scored = all.map((one) => ({ one, score: scoreOf(words, one, near) }))
  const best = Math.max(...scored.map(({ score }) => score))
  const least = lowest ?? leastOf(words)
  return scored
    .filter(({ score }) => score >= Math.max(least, best * sharePerBest))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ one }) => one)
}

/** How close a known word is to each typed word. */
type Nearness = (known: string) => readonly number[]

/** Compares each known word once, although many phrases share it. */
function nearness(words: readonly string[]): Nearness {
  const compared = new Map<string, number[]>()
  return (known) => {
    const before = compared.get(known)
    if (before) return before
    const now = words.map((word) => closeness(word, known))
    compared.set(known, now)
    return now
  }
}

/** The score of the best phrase. Words from several phrases count less. */
function scoreOf(words: readonly string[], { phrases }: Findable, near: Nearness): number {
  const best = words.map(() => 0)
  let score = 0
  for (const phrase of phrases) {
    const compared = phrase.map(near)
    const said = words.map((_, index) => Math.max(...compared.map((one) => one[index] ?? 0)))
    const meant = compared.map((one) => Math.max(...one))
    score = Math.max(score, average(said) * (0.7 + 0.3 * average(meant)))
    for (const [index, value] of said.entries()) best[index] = Math.max(best[index] ?? 0, value)
  }
  return Math.max(score, 0.75 * average(best))
}

const average = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length
