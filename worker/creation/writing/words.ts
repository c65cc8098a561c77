/** Text as it is compared: one kind of quotation mark, dash and space. Capitals stay. */
export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[‘’ʼ′]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[‐‑‒–—―]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()

const segmenter = new Intl.Segmenter('en', { granularity: 'word' })

/** The words of a text in small letters, also where a script has no spaces between them. */
export const wordsIn = (text: string): string[] =>
  Array.from(segmenter.segment(plain(text).toLowerCase()), ({ segment, isWordLike }) =>
    isWordLike ? segment : '',
  ).filter((word) => /\p{L}/u.test(word))

const stemLength = 5
/** Scripts in which two characters are a word. */
const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u

/** What forms of one word have in common: 'cutting' and 'cuts' begin alike. Accents do not tell words apart. */
export function stemOf(word: string): string {
  if (dense.test(word)) return word.slice(0, 2)
  const bare = word.normalize('NFD').replace(/\p{M}/gu, '').replace(/'s$/, '')
  return bare.length > stemLength ? bare.slice(0, stemLength) : bare.replace(/(?<=..)(?:es|s|e|n)$/, '')
}

/** Words that say something: short ones hold a sentence together, in every language with spaces. */
export const contentStems = (text: string): Set<string> =>
  new Set(
    wordsIn(text)
      .filter((word) => dense.test(word) || word.length > 3)
      .map(stemOf),
  )

/** Whether a text contains the owner's words, ignoring spaces, capitals and the style of quotation marks. */
export function standsIn(said: string, text: string): boolean {
  const wanted = plain(said).toLowerCase()
  return wanted !== '' && plain(text).toLowerCase().includes(wanted)
}
