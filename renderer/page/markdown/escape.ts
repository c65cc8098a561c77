import { plainText } from '../plain-text.ts'

/**
 * Escapes an owner's text so that Markdown renders it literally, even at the start of a line. Line breaks become
 * spaces.
 */
export function escapeLine(text: string): string {
  return escapeInline(text)
    .replace(/^[#+=-]/, '\\$&')
    .replace(/^(\d+)([.)])/, '$1\\$2')
}

/** Text that Markdown may interpret. */
const meaningful = /[\\`*_[\]<>|~&:]|www\./i

/** Escapes text within a line. */
export function escapeInline(text: string): string {
  const plain = plainText(text)
  if (!meaningful.test(plain)) return plain
  return plain
    .replace(/[\\`*_[\]<>|~]/g, '\\$&')
    .replace(/&(?=#?\w+;)/g, '\\&')
    .replace(/:(?=\/\/)|(?<=\bwww)\./gi, '\\$&')
}

/** `href` must come from `linkHref` or the site's origin: http, https, mailto or tel. */
export function markdownLink(label: string, href: string): string {
  return `[${escapeInline(label)}](${destination(href)})`
}

export function markdownPicture(description: string, href: string): string {
  return `!${markdownLink(description, href)}`
}

/** Encodes characters that would end a destination in parentheses or angle brackets. */
const destination = (href: string) =>
  href
    .toWellFormed()
    .replace(/[^\x21-\x7e]/gu, encodeURIComponent)
    .replace(/[()<>\\"'`]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
