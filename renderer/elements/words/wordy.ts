/** In letters: a longer word is hyphenated where its language can be, and broken where it cannot. */
const longestFitted = 30
const lengths = Array.from({ length: longestFitted - 11 }, (_, at) => at + 12)

/**
 * Headings with long words: `--word` letters fill the width at most, down to 15 px. What is around them is only
 * measured where there is such a heading. `--less` is what else has room beside it.
 */
export const wordyStyles = `
.wordy { min-width: min(100%, var(--word)*var(--letter)*1em); hyphens: auto; hyphenate-limit-chars: 22 6 6 }
.fit { display: block; font-size: min(1em, max(.9375rem, (100cqi - var(--less, 0px))/(var(--word)*var(--letter)))) }
:is(.head, .text, .words, .inner):has(> .wordy), :is(.questions, .menu, .rows, .reach):has(.wordy) { container-type: inline-size }
.questions .wordy { --less: 5rem; min-width: 0 }
${lengths.map((length) => `.w${length} { --word: ${length} }`).join('\n')}
`

/** Scripts without spaces, whose lines may end after any letter. */
const anywhere = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u

/** How many letters the longest word has that a line cannot end in: one that is too wide for its column makes the letters smaller. */
export function longestWord(heading: string): number {
  const words = heading.trim().split(/[\s\u00ad\u200b-]+/)
  return Math.max(...words.map((word) => (anywhere.test(word) ? 1 : [...word].length)))
}

/** The classes of a heading with a word that is too long for large letters: CSS cannot count. */
export function wordyNames(heading: string): string[] {
  const word = longestWord(heading)
  return word > 11 ? ['wordy', `w${Math.min(word, longestFitted)}`] : []
}
