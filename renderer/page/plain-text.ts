/** Bidirectional control characters. In a title or a list of links, they would affect adjacent text. */
const bidiControls = /[\u202a-\u202e\u2066-\u2069]/g

/** Fast path for most texts: single-spaced ASCII. */
const plainAscii = /^[!-~]+(?: [!-~]+)*$/

/**
 * An owner's text as one line that is safe inside other text: no line breaks, control characters, lone surrogates or
 * bidirectional controls.
 */
export function plainText(text: string): string {
  if (plainAscii.test(text)) return text
  return text
    .toWellFormed()
    .replace(bidiControls, '')
    .replace(/[\s\p{Cc}\p{Noncharacter_Code_Point}]+/gu, ' ')
    .trim()
}

/** Sanitizes a visitor's text like `plainText`. Trims it but keeps inner spaces and line breaks. */
export function plainLines(text: string): string {
  return text
    .toWellFormed()
    .replace(bidiControls, '')
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(/[^\P{Cc}\t\n]|\p{Noncharacter_Code_Point}/gu, '')
    .trim()
}
