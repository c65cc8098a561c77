/** The rarest are enough: the index reads the whole list of each, and what it finds is compared with the words. */
const mostGrams = 3
/** Letters of European languages, the most frequent first. Everything else is rarer. */
const frequent = 'enisratdhulcgmobwfkzpvjyxq'
/** Between the letters of a pair: foldText leaves none in a text. */
const between = '\u0001'

/**
 * What a text is indexed by: itself, and the pairs of letters beyond ASCII, whose words may have two letters or one. The index consists
 * of every three characters in a row.
 */
export function indexedText(searchText: string): string {
  const pairs = (searchText.match(/\P{ASCII}+/gu) ?? []).map((run) => `${between}${[...run].join(between)}${between}`)
  return [searchText, ...pairs].join('\n').replaceAll('\0', ' ')
}

/** What a text with a word must have in the index; nothing where that doesn't narrow down a search: `50`. */
function gramsOf(word: string): string[] {
  const letters = [...word]
  if (letters.length === 1 && !isAscii(word)) return [`${between}${word}${between}`]
  if (letters.length === 2 && letters.every((letter) => !isAscii(letter))) return [letters.join(between)]
  const grams = letters.slice(2).map((letter, index) => `${letters[index]}${letters[index + 1]}${letter}`)
  return grams.filter((gram) => gram.isWellFormed() && !gram.includes('\0'))
}

const isAscii = (text: string) => /^\p{ASCII}*$/u.test(text)

const rarityOf = (gram: string) =>
  [...gram].reduce((sum, letter) => sum + (frequent.includes(letter) ? frequent.indexOf(letter) : frequent.length), 0)

/** A full-text query for texts with all these words; undefined if the index doesn't help to find them. */
export function matching(words: readonly string[]): string | undefined {
  const grams = [...new Set(words.flatMap(gramsOf))]
  // Of equals the last: phone numbers begin alike.
  const rarest = grams.toReversed().toSorted((a, b) => rarityOf(b) - rarityOf(a))
  const some = rarest.slice(0, mostGrams).map((gram) => `"${gram.replaceAll('"', '""')}"`)
  return some.length === 0 ? undefined : some.join(' AND ')
}

/** The same for texts with all the words or else the digits. */
export function matchingEither(words: readonly string[], digits: string): string | undefined {
  const match = matching(words)
  if (match === undefined || digits === '') return match
  const number = matching([digits])
  return number === undefined ? undefined : `(${match}) OR (${number})`
}
