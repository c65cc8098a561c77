import { partJson } from '../document/compare/part-json.ts'
import { memoizeByObject } from '../memoize.ts'
import { type Reach, reaches } from './font-files.ts'
import { extendedRanges, type Range, westernRanges } from './letters.ts'

const western = anyOf(westernRanges)
const extended = anyOf(extendedRanges)

/** The smallest character set that covers a text. Determines which font files load. */
export function reachOf(text: string): Reach {
  if (extended.test(text)) return 'extended'
  return western.test(text) ? 'western' : 'basic'
}

export const documentReach = memoizeByObject((document: object): Reach => {
  const parts = Object.values(document).flat()
  const found = new Set(parts.map((part) => reachOf(typeof part === 'object' && part ? partJson(part) : String(part))))
  return reaches.findLast((reach) => found.has(reach)) ?? 'basic'
})

function anyOf(ranges: readonly Range[]): RegExp {
  const escaped = (code: number) => `\\u{${code.toString(16)}}`
  return new RegExp(`[${ranges.map(([from, to]) => `${escaped(from)}-${escaped(to)}`).join('')}]`, 'u')
}
