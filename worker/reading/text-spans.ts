/** A range of characters in a text. `end` is exclusive. */
export type Span = readonly [start: number, end: number]

/** Replaces full-width forms, narrow spaces and typographic signs with plain characters, one for one, so that positions stay valid. */
export function plainText(text: string): string {
  return text
    .replace(/[\uFF01-\uFF5E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[\u00A0\u2000-\u200A\u202F\u3000\t\r]/g, ' ')
    .replace(/[\u2010\u2011\u2212]/g, '-')
    .replace(/[\u2018\u2019\u02BC]/g, "'")
    .replace(/[\u301C\u223C]/g, '~')
    .replace(/\uE000/g, ' ')
}

/** Every match with its span. The pattern needs the g flag. */
export const matchesOf = (text: string, pattern: RegExp): { match: RegExpExecArray; span: Span }[] =>
  Array.from(text.matchAll(pattern), (match) => ({ match, span: [match.index, match.index + match[0].length] }))

/** A bullet, dash or number that starts a list line. */
export const bullet = /^\s*(?:[•·▪●◦‣✓✔✅★☆*➤►»・]|[-–—](?=\s)|[1-9]\d?[.)](?=\s))\s*(?=\S)/u
