/** In letters. Longer words are hyphenated if the language supports it, otherwise broken. */
const maxFittedLength = 30
const lengths = Array.from({ length: maxFittedLength - 11 }, (_, at) => at + 12)

/**
 * For headings with long words: `--word` letters fill the width at most, down to 15 px. Containers are only set up
 * around such headings. `--less`: width taken by other content beside the heading.
 */
export const longWordStyles = `
.wordy { min-width: min(100%, var(--word)*var(--letter)*1em); hyphens: auto; hyphenate-limit-chars: 22 6 6 }
.fit { display: block; font-size: min(1em, max(.9375rem, (100cqi - var(--less, 0px))/(var(--word)*var(--letter)))) }
:is(.head, .text, .words, .inner):has(> .wordy), :is(.questions, .menu, .rows, .reach):has(.wordy) { container-type: inline-size }
.questions .wordy { --less: 5rem; min-width: 0 }
${lengths.map((length) => `.w${length} { --word: ${length} }`).join('\n')}
`

/** Scripts without spaces, where lines can break after any letter. */
const scriptsWithoutSpaces = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u

/** The length of the longest unbreakable word, for shrinking headings that are too wide for their column. */
export function longestWord(heading: string): number {
  const words = heading.trim().split(/[\s\u00ad\u200b-]+/)
  return Math.max(...words.map((word) => (scriptsWithoutSpaces.test(word) ? 1 : [...word].length)))
}

/** CSS can't measure words, so headings with long words get classes. */
export function longWordClasses(heading: string): string[] {
  const word = longestWord(heading)
  return word > 11 ? ['wordy', `w${Math.min(word, maxFittedLength)}`] : []
}
