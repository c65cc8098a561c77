import { product } from '../../../renderer/document/product.ts'
import type { MailLook } from './look.ts'

/** An email's content in reading order. The HTML and text parts are rendered from it. */
export type Letter = {
  subject: string
  /** BCP 47; defaults to English. */
  language?: string
  /** Whether the reader's language is written from right to left. */
  rightToLeft?: boolean
  /** The sender's name; defaults to the product's. */
  brand?: string
  /** The preview text that email apps show next to the subject. */
  preheader: string
  /** The email's colors and fonts; defaults to the product's. */
  look?: MailLook
  heading: string
  lead: string[]
  /** User text with its line breaks. */
  words?: string
  /**
   * A quoted text: the earlier message, or the email's subject matter. Keeps line breaks. With `quoteLead` as an introduction, the quote
   * comes after the button.
   */
  quoteLead?: string
  quote?: string
  /** Ways to reach someone, as links. */
  contacts?: LetterContact[]
  facts?: LetterFact[]
  code?: string
  /** A highlighted email address or domain. */
  address?: string
  /** The line before the list. */
  listLead?: string
  list?: string[]
  /** Paragraphs before the link, about what to do with it. */
  advice?: string[]
  action?: LetterAction
  /** Small print after the link: how long it works, and what to do if the reader didn't request it. */
  notes?: string[]
  /** Why the recipient gets this email. */
  reason: string
  /** The address of the setting that turns this kind of email off. */
  settings?: { label: string; url: string }
}

/** A fact with its label. */
export type LetterFact = { label: string; value: string; url?: string | undefined }

/** A link; `text` is what the plain-text part shows for its address. */
export type LetterContact = { label: string; url: string; text: string }

/** An email's only button. */
export type LetterAction = {
  label: string
  url: string
  /** The line before the address, if a reader may need to copy it. */
  copy?: string
}

/** Characters that change text direction, and invisible ones. */
const hidden = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g
/** Characters with a meaning in address headers, removed to avoid relying on quoting. */
const addressMarks = /[()<>[\]:;@\\,"]/g

/** Untrusted text as one plain line of at most `max` characters for a subject, cut at a word boundary if possible. */
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

/** Untrusted text as the name next to an address. Blank if nothing remains. */
export const headerName = (text: string): string => headerLine(text.replaceAll(addressMarks, ' '), 60)

const lineLength = 72

/** The plain-text part of an email: lines of 72 characters, with a code or a link on a separate line. */
export function textPart({
  heading,
  brand = product.name,
  lead,
  words,
  quoteLead,
  quote,
  contacts,
  facts,
  code,
  address,
  listLead,
  list,
  advice = [],
  action,
  notes = [],
  reason,
  settings,
}: Letter): string {
  const parts = [
    heading,
    ...lead,
    ...(words ? [words] : []),
    ...(quote && !quoteLead ? [quoted(quote)] : []),
    ...(contacts?.length
      ? [contacts.map(({ label, text }) => (label === text ? text : `${label}: ${text}`)).join('\n')]
      : []),
    ...(facts ? [facts.map(({ label, value }) => `${label}: ${value}`).join('\n')] : []),
    ...(code ? [`    ${code}`] : []),
    ...(address ? [`    ${address}`] : []),
    ...(listLead ? [listLead] : []),
    ...(list ? [list.map((item) => `- ${item}`).join('\n')] : []),
    ...advice,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...(quote && quoteLead ? [quoteLead, quoted(quote)] : []),
    ...notes,
    // Two hyphens and a space mark a signature.
    `-- \n${brand}\n${reason}`,
    ...(settings ? [`${settings.label}:\n${settings.url}`] : []),
  ]
  return `${parts.map((part) => inShortLines(part)).join('\n\n')}\n`
}

/** Prefixes lines as email apps do for quotes. */
const quoted = (text: string) =>
  inShortLines(text, lineLength - 2)
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')

/** Breaks lines between words. Never splits text without spaces, such as an address. */
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

/** Cleans untrusted text: makes characters well-formed, and removes control characters other than line breaks and tabs. */
export const plainWords = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
