import type { Example } from './annotated.ts'

export type FindSimilar = (text: string, language: string, count: number) => Example[]

/** Finds the examples most like a text, best first: in its language if there are enough, by shared words. Rare words count more. */
export function similarAmong(examples: readonly Example[]): FindSimilar {
  const known = examples.map((example) => ({ example, words: wordsOf(example.text) }))
  const counts = new Map<string, number>()
  for (const { words } of known) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  const weightOf = (word: string) => Math.log(known.length / (counts.get(word) ?? known.length)) ** 2
  const weightOfAll = (words: readonly string[]) => words.reduce((sum, word) => sum + weightOf(word), 0)
  const lengths = known.map(({ words }) => Math.sqrt(weightOfAll([...words]) || 1))
  return (text, language, count) => {
    const own = [...wordsOf(text)]
    return known
      .map(({ example, words }, nth) => ({
        example,
        isOwn: example.language === language,
        likeness: weightOfAll(own.filter((word) => words.has(word))) / (lengths[nth] ?? 1),
      }))
      .toSorted((one, other) => Number(other.isOwn) - Number(one.isOwn) || other.likeness - one.likeness)
      .slice(0, count)
      .map(({ example }) => example)
  }
}

const wordsOf = (text: string): Set<string> =>
  new Set(
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/\p{L}{3,}/gu),
  )
