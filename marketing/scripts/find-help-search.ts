import MiniSearch, { type SearchResult } from 'minisearch'

/** Path of the search index, which the build writes. */
export const helpIndexPath = '/_/help/articles.json'

/** An article in the search index. */
export type HelpEntry = {
  path: string
  title: string
  summary: string
  topic: string
  /** Additional search terms. */
  words: string
  text: string
}

const stopWords = new Set(
  [
    'a an and are as at be been but by can cannot could did do does for from get got had has have how i if in into',
    'is it its me my of on or our please should so that the their them then there this to was we were what when',
    'where which who why will with would you your',
  ].flatMap((line) => line.split(' ')),
)
export const minQueryLength = 2
const maxResults = 12
const minAllWordResults = 3

/** Normalizes a word: lowercase, without accents, in the singular. Null for stop words. */
function normalizeTerm(word: string): string | null {
  const plain = word
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}|['’]s?$/gu, '')
  if (stopWords.has(plain)) return null
  const isPlural = plain.length > 3 && /[^su]s$/.test(plain)
  return isPlural ? plain.slice(0, -1) : plain
}

const options = {
  boost: { title: 6, words: 3, summary: 2, topic: 1.5 },
  prefix: (term: string) => term.length >= minQueryLength,
  fuzzy: (term: string) => (term.length > 4 ? 0.2 : false),
  weights: { prefix: 0.5, fuzzy: 0.3 },
  // A short title is no better than a long one.
  bm25: { k: 1.2, b: 0.2, d: 0.5 },
}

/** Indexes articles. Returns a function that searches them and returns paths, best first. */
export function createHelpSearch(entries: readonly HelpEntry[]): (query: string) => string[] {
  const search = new MiniSearch<HelpEntry>({
    idField: 'path',
    fields: ['title', 'words', 'summary', 'topic', 'text'],
    processTerm: normalizeTerm,
    searchOptions: options,
  })
  search.addAll(entries)
  return (query) => {
    // Articles with all words. If there are hardly any, those with any of the words.
    const all = aboveShare(search.search(query, { combineWith: 'AND' }), 1 / 12)
    const some = all.length < minAllWordResults ? aboveShare(search.search(query), 1 / 5) : []
    return [...new Set([...all, ...some])].slice(0, maxResults)
  }
}

/** Results that score at least a share of the best result's score. */
const aboveShare = (found: readonly SearchResult[], share: number): string[] =>
  found.filter(({ score }) => score >= share * (found[0]?.score ?? 0)).map(({ id }) => id as string)
