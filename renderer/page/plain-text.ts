/** Marks that turn the direction of all that follows them: in a title or a list of links they reach into other people's text. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g

/** Words of ASCII with one space between them, as most texts are: nothing to do. */
const even = /^[!-~]+(?: [!-~]+)*$/

/**
 * An owner's text on one line, as it may stand among other text outside the page: no line ends, no control characters, no
 * halves of characters, and nothing that turns what stands around it.
 */
export function plainText(text: string): string {
  if (even.test(text)) return text
  return text
    .toWellFormed()
    .replace(turning, '')
    .replace(/[\s\p{Cc}\p{Noncharacter_Code_Point}]+/gu, ' ')
    .trim()
}

/** A visitor's text of several lines, in the same way: spaces and line ends stay as they were written, but not at its ends. */
export function plainLines(text: string): string {
  return text
    .toWellFormed()
    .replace(turning, '')
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(/[^\P{Cc}\t\n]|\p{Noncharacter_Code_Point}/gu, '')
    .trim()
}
