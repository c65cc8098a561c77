import { type ArtworkSize, type ArtworkSubject, drawArtwork } from '../../artwork/draw-artwork.ts'
import type { ThemeColors } from '../../document/theme.ts'
import { remember } from '../../remember.ts'

/** A drawing with its hash: what is published again is mostly what was published before. */
const drawing = remember((subject: ArtworkSubject, colors: ThemeColors, size: ArtworkSize) => {
  const svg = drawArtwork(subject, colors, size)
  return { svg, hash: contentHash(svg) }
}, 300)

/** Collects the drawings that a page at the path `home` asks for: `bodies` are their texts by path, under names made from their content. */
export function artFiles(home = '') {
  const bodies = new Map<string, string>()
  const put = (name: string, { svg, hash }: { svg: string; hash: string }): string => {
    const path = `art/${nameOf(name)}-${hash}.svg`
    bodies.set(path, svg)
    return `${home}/${path}`
  }
  const add = (name: string, svg: string) => put(name, { svg, hash: contentHash(svg) })
  const address = (subject: ArtworkSubject, colors: ThemeColors, size: ArtworkSize) =>
    put(subject.tags[0] ?? 'picture', drawing(subject, colors, size))
  return { bodies, add, address }
}

const nameOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 24) || 'picture'

/** 53 bits of a text (cyrb53): tells drawings of one site apart, guards nothing. */
export function contentHash(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57]
  const codes = codesOf(text)
  for (let index = 0; index < text.length; index += 1) {
    const code = codes[index] as number
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36).padStart(11, '0')
}

const encoder = new TextEncoder()

/** The UTF-16 codes of a text. Reading bytes takes less than half as long as asking a string for each, and nearly all of them are ASCII. */
function codesOf(text: string): Uint8Array | Uint16Array {
  const bytes = encoder.encode(text)
  return bytes.length === text.length
    ? bytes
    : Uint16Array.from({ length: text.length }, (_, index) => text.charCodeAt(index))
}
