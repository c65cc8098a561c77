import { closeness } from './closeness.ts'
import { significantWords } from './plain-words.ts'

/** Matched by its best phrase. */
export type Findable = { phrases: readonly (readonly string[])[] }

export const phrasesOf = (...texts: readonly string[]): string[][] =>
  texts
    .flatMap((text) => text.split(','))
    .map(significantWords)
    .filter((words) => words.length > 0)

/** Minimum score of a result. Longer queries may contain unknown words. */
const minScore = (words: readonly string[]) => (words.length > 2 ? 0.34 : 0.5)

/** Minimum score for a guess that is shown instead of an empty list. */
export const minGuessScore = 0.3

/** Minimum score relative to the best result. */
const minShareOfBest = 0.6

/** Sorts items by how well they match. The sort is stable. `lowest`: minimum score. */
export function rank<One extends Findable>(
  typed: string,
  all: readonly One[],
  maxResults: number,
  lowest?: number,
): One[] {
  const words = significantWords(typed)
  if (words.length === 0) return []
  const near = similarityTo(words)
  const scored = all.map((one) => ({ one, score: scoreOf(words, one, near) }))
  const best = Math.max(...scored.map(({ score }) => score))
  const least = lowest ?? minScore(words)
  return scored
    .filter(({ score }) => score >= Math.max(least, best * minShareOfBest))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, maxResults)
    .map(({ one }) => one)
}

/** Similarity of a known word to each typed word. */
type Similarity = (known: string) => readonly number[]

/** Caches comparisons, since phrases share words. */
function similarityTo(words: readonly string[]): Similarity {
  const compared = new Map<string, number[]>()
  return (known) => {
    const before = compared.get(known)
    if (before) return before
    const now = words.map((word) => closeness(word, known))
    compared.set(known, now)
    return now
  }
}

/** The best phrase's score. Lower if the words are spread over several phrases. */
function scoreOf(words: readonly string[], { phrases }: Findable, near: Similarity): number {
  const best = words.map(() => 0)
  let score = 0
  for (const phrase of phrases) {
    const compared = phrase.map(near)
    const wordScores = words.map((_, index) => Math.max(...compared.map((one) => one[index] ?? 0)))
    const meant = compared.map((one) => Math.max(...one))
    score = Math.max(score, average(wordScores) * (0.7 + 0.3 * average(meant)))
    for (const [index, value] of wordScores.entries()) best[index] = Math.max(best[index] ?? 0, value)
  }
  return Math.max(score, 0.75 * average(best))
}

const average = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length
