/** Text as it is compared: without regard to case, kinds of spaces, dashes and quotes, and width of letters. */
export const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\u00ad|[\u200b-\u200f]|\u2060|\ufeff|\ufe0f/g, '')
    .replace(/[‘’‛ʼ`´′]/g, "'")
    .replace(/[“”„‟«»″「」『』]/g, '"')
    .replace(/[‐‑‒–—―−〜~]/g, '-')
    .replace(/\s*-\s*/g, '-')
    .replace(/\s+/g, ' ')
    .trim()

const isLetter = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character)
/** Scripts that put no spaces between words. */
const isUnspaced = (character: string | undefined) =>
  character !== undefined && /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(character)

/** Whether `text` contains `wanted` as whole words; both are folded here. */
export function containsWords(text: string, wanted: string): boolean {
  const [within, sought] = [fold(text), fold(wanted)]
  if (sought === '') return false
  for (let at = within.indexOf(sought); at >= 0; at = within.indexOf(sought, at + 1)) {
    const [before, after] = [within[at - 1], within[at + sought.length]]
    const startsWord = !isLetter(before) || !isLetter(sought[0]) || isUnspaced(sought[0])
    const endsWord = !isLetter(after) || !isLetter(sought.at(-1)) || isUnspaced(sought.at(-1)) || isUnspaced(after)
    if (startsWord && endsWord) return true
  }
  return false
}

const segmenters = new Map<string, Intl.Segmenter>()

/** The words of a text, folded, in order; numbers too. */
export function wordsOf(text: string, language: string): string[] {
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' })
  segmenters.set(language, segmenter)
  return [...segmenter.segment(fold(text))].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment)
}
