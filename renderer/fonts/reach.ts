import { perObject } from '../remember.ts'
import { type Reach, reaches } from './faces.ts'
import { extendedRanges, type Range, westernRanges } from './letters.ts'

const western = anyOf(westernRanges)
const extended = anyOf(extendedRanges)

/** How far a text goes beyond the basic letters: it decides which of a font's files are fetched. */
export function reachOf(text: string): Reach {
  if (extended.test(text)) return 'extended'
  return western.test(text) ? 'western' : 'basic'
}

/** The same of a document, whose parts are looked through again only when they have changed. */
export function documentReach(document: Record<string, unknown>): Reach {
  const parts = Object.values(document).flat()
  const found = new Set(
    parts.map((part) => (typeof part === 'object' && part ? partReach(part) : reachOf(String(part)))),
  )
  return reaches.findLast((reach) => found.has(reach)) ?? 'basic'
}

const partReach = perObject((part: object) => reachOf(JSON.stringify(part)))

/** Finds a character of these ranges in a text. */
function anyOf(ranges: readonly Range[]): RegExp {
  const escaped = (code: number) => `\\u{${code.toString(16)}}`
  return new RegExp(`[${ranges.map(([from, to]) => `${escaped(from)}-${escaped(to)}`).join('')}]`, 'u')
}
