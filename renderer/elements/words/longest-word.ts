/** Scripts without spaces, whose lines may end after any letter. */
const anywhere = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u

/** How many letters the longest word has that a line cannot end in: one that is too wide for its column makes the letters smaller. */
export function longestWord(heading: string): number {
  const words = heading.trim().split(/[\s\u00ad\u200b-]+/)
  return Math.max(...words.map((word) => (anywhere.test(word) ? 1 : [...word].length)))
}
