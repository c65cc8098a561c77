import { plainText } from '../plain-text.ts'

/**
 * An owner's line as Markdown that reads as that line and as nothing else: no markup, no HTML, no link, also where it
 * begins a line. Line breaks become spaces.
 */
export function escapeLine(text: string): string {
  return escapeInline(text)
    .replace(/^[#+=-]/, '\\$&')
    .replace(/^(\d+)([.)])/, '$1\\$2')
}

/** What Markdown could take for more than a letter. */
const meaningful = /[\\`*_[\]<>|~&:]|www\./i

/** The same where other text stands before it. */
export function escapeInline(text: string): string {
  const plain = plainText(text)
  if (!meaningful.test(plain)) return plain
  return plain
    .replace(/[\\`*_[\]<>|~]/g, '\\$&')
    .replace(/&(?=#?\w+;)/g, '\\&')
    .replace(/:(?=\/\/)|(?<=\bwww)\./gi, '\\$&')
}

/** A link. `href` is one of the product's making (`linkHref`, or the site's origin): http, https, mailto or tel. */
export function markdownLink(label: string, href: string): string {
  return `[${escapeInline(label)}](${destination(href)})`
}

export function markdownPicture(description: string, href: string): string {
  return `!${markdownLink(description, href)}`
}

/** An address within parentheses or angle brackets: nothing in it can end them. */
const destination = (href: string) =>
  href
    .toWellFormed()
    .replace(/[^\x21-\x7e]/gu, encodeURIComponent)
    .replace(/[()<>\\"'`]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
