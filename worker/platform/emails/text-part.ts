import { product } from '../../../renderer/document/product.ts'
import type { Letter } from './letter.ts'

const lineLength = 72

/** The plain-text part of an email: lines of 72 characters, with a code or a link on a separate line. */
export function textPart({
  heading,
  brand = product.name,
  lead,
  words,
  facts,
  quoteLead,
  quote,
  code,
  address,
  listLead,
  list,
  advice = [],
  action,
  notes = [],
  reason,
}: Letter): string {
  const parts = [
    heading,
    ...lead,
    ...(words ? [words] : []),
    ...(facts ? [facts.map(({ label, value }) => `${label}: ${value}`).join('\n')] : []),
    ...(quoteLead ? [quoteLead] : []),
    ...(quote ? [quoted(quote)] : []),
    ...(code ? [`    ${code}`] : []),
    ...(address ? [`    ${address}`] : []),
    ...(listLead ? [listLead] : []),
    ...(list ? [list.map((item) => `- ${item}`).join('\n')] : []),
    ...advice,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...notes,
    // Two hyphens and a space: readers know what follows as a signature.
    `-- \n${brand}\n${reason}`,
  ]
  return `${parts.map((part) => inShortLines(part)).join('\n\n')}\n`
}

/** As email programs mark a quote. */
const quoted = (text: string) =>
  inShortLines(text, lineLength - 2)
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')

/** Breaks lines between words. What has no spaces, as an address, stays whole. */
const inShortLines = (part: string, length = lineLength) =>
  part
    .split('\n')
    .map((line) => breakLine(line, length))
    .join('\n')

function breakLine(line: string, length: number): string {
  const lines: string[] = []
  let rest = line
  while (rest.length > length) {
    const at = rest.lastIndexOf(' ', length)
    const end = at > 0 ? at : rest.indexOf(' ', length)
    if (end < 0) break
    lines.push(rest.slice(0, end))
    rest = rest.slice(end + 1)
  }
  return [...lines, rest].join('\n')
}

/** Text from outside, cleaned: well-formed characters, no control characters other than line ends and tabs. */
export const plainWords = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
