import { remember } from '../remember.ts'

/** The few SVG elements that every drawing is made of. Coordinates in drawing units; at most one decimal is written. */

/** Quicker than a fraction as text, whose shortest form has to be found first. */
function number(v: number): string {
  const tenths = Math.round(v * 10)
  const size = Math.abs(tenths)
  const rest = size % 10
  return rest === 0 ? `${tenths / 10}` : `${tenths < 0 ? '-' : ''}${(size - rest) / 10}.${rest}`
}

/** Numbers as in a path: `points(1.23, -4)` is `1.2 -4`. */
export function points(first: number, ...others: number[]): string {
  let text = number(first)
  for (const value of others) text += ` ${number(value)}`
  return text
}

const opacityOf = (opacity: number) => (opacity < 1 ? ` opacity="${Math.round(opacity * 100) / 100}"` : '')

export const path = (d: string, fill: string, opacity = 1) => `<path d="${d}" fill="${fill}"${opacityOf(opacity)}/>`

/** A line; its ends are round, as the root element says. */
export const stroke = (d: string, color: string, width: number, opacity = 1) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${number(width)}"${opacityOf(opacity)}/>`

export const rect = (x: number, y: number, w: number, h: number, fill: string, rx = 0, opacity = 1) =>
  `<rect x="${number(x)}" y="${number(y)}" width="${number(w)}" height="${number(h)}"${rx ? ` rx="${number(rx)}"` : ''} fill="${fill}"${opacityOf(opacity)}/>`

export const circle = (x: number, y: number, r: number, fill: string, opacity = 1) =>
  `<circle cx="${number(x)}" cy="${number(y)}" r="${number(r)}" fill="${fill}"${opacityOf(opacity)}/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, opacity = 1) =>
  `<ellipse cx="${number(x)}" cy="${number(y)}" rx="${number(rx)}" ry="${number(ry)}" fill="${fill}"${opacityOf(opacity)}/>`

export type Placement = { x: number; y: number; scale?: number; turn?: number; mirror?: boolean }

export function place(content: string, { x, y, scale = 1, turn = 0, mirror = false }: Placement): string {
  const size = Math.round(scale * 1000) / 1000
  const scaled = mirror ? ` scale(-${size} ${size})` : size === 1 ? '' : ` scale(${size})`
  return `<g transform="translate(${points(x, y)})${turn ? ` rotate(${number(turn)})` : ''}${scaled}">${content}</g>`
}

/**
 * A closed shape that is the same on both sides of x = 0, from its right side alone: a start point, then `L x y` and
 * `C x1 y1 x2 y2 x y` downwards, all absolute.
 */
export const mirrored = remember((right: string): string => {
  const segments = right
    .split(/(?=[LC])/)
    .map((part) => (part.match(/-?[\d.]+/g) ?? []).map(Number))
    .filter((values) => values.length > 1)
  const flat: [number, number][][] = segments.map((values) =>
    Array.from({ length: values.length / 2 }, (_, i) => [values[i * 2] ?? 0, values[i * 2 + 1] ?? 0]),
  )
  const chain = flat.flat()
  const back = [...chain].reverse().map(([x, y]) => points(-x, y))
  const kinds = flat.slice(1).map((segment) => segment.length)
  let at = 1
  const left = [...kinds].reverse().map((kind) => {
    const slice = back.slice(at, at + kind)
    at += kind
    return `${kind === 3 ? 'C' : 'L'}${slice.join(' ')}`
  })
  return `M${right.trim()}L${back[0]}${left.join('')}Z`
}, 100)

/** An open ring. */
export const ring = (x: number, y: number, rx: number, ry: number, color: string, width: number) =>
  `<ellipse cx="${number(x)}" cy="${number(y)}" rx="${number(rx)}" ry="${number(ry)}" fill="none" stroke="${color}" stroke-width="${number(width)}"/>`

/** Bars across the line `d`, such as the teeth of a comb: `bar` wide, `gap` apart. */
export const bars = (d: string, color: string, width: number, bar: number, gap: number) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${number(width)}" stroke-linecap="butt" stroke-dasharray="${points(bar, gap)}"/>`

/** One pointed leaf as path data, growing from (x, y) at `turn` degrees from upright. */
export function leaf(x: number, y: number, length: number, width: number, turn: number): string {
  const angle = (turn * Math.PI) / 180
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  const at = (along: number, aside: number) =>
    `${Math.round(x + (sin * along + cos * aside))} ${Math.round(y + (sin * aside - cos * along))}`
  const [root, tip] = [at(0, 0), at(length, 0)]
  return `M${root}C${at(length * 0.25, width)} ${at(length * 0.75, width * 0.9)} ${tip}C${at(length * 0.75, -width * 0.9)} ${at(length * 0.25, -width)} ${root}Z`
}
