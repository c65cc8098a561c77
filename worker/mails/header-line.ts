/** What turns the direction of the text around it, and what nobody sees. */
const hidden = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g
/** What means something between addresses: no mail program has to read its quoting right. */
const addressMarks = /[()<>[\]:;@\\,"]/g

/** Somebody else's text as one plain line of at most `max` characters, for a subject. Cut after a word where there is one. */
export function headerLine(text: string, max: number): string {
  const line = text
    .toWellFormed()
    .replaceAll(hidden, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  if (line.length <= max) return line
  const cut = line.slice(0, max - 1).replace(/[\ud800-\udbff]$/, '')
  const lastSpace = cut.lastIndexOf(' ')
  return `${(lastSpace < max / 2 ? cut : cut.slice(0, lastSpace)).trimEnd()}…`
}

/** A name beside an address, likewise. Blank where nothing of it is left. */
export const headerName = (text: string): string => headerLine(text.replaceAll(addressMarks, ' '), 60)
