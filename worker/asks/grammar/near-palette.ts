import { toOklab } from '../../../renderer/color/oklab.ts'
import { parseHex } from '../../../renderer/color/rgb.ts'
import type { ThemeColors } from '../../../renderer/document/theme.ts'
import { chooseColorsTool } from '../../../renderer/document/tools/choose-colors.ts'
import { isProblem } from '../../../renderer/document/tools/tool.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { type Palette, palettesIn, shadeOf } from '../../../templates/palettes/palettes.ts'
import type { Order } from './order.ts'

/** The nearest palette to a color, keeping the page light or dark. `said`: the owner's name for the color. */
export function nearestTo(color: string, said: string, document: WebsiteSettings): Order[] {
  const wanted = lookOf(color)
  const near = palettesIn[shadeOf(document.theme.colors)]
    .map((palette) => ({ palette, distance: isNamed(palette, said) ? 0 : distanceTo(wanted, palette.colors) }))
    .filter(({ distance }) => distance <= farthest)
    .toSorted((one, other) => one.distance - other.distance)
    .map(({ palette }) => palette)
  const [first] = near
  if (!first)
    return [{ problem: `No palette is near to ${said}. Say “make the buttons ${said}” for the buttons alone.` }]
  if (isPresent(first, document)) return [{ problem: `Your colors are ${first.name} already, the nearest to ${said}.` }]
  return chosen(near, `nearest to ${said}`, document)
}

/** In what a palette differs from the present colors. */
export type Direction = 'warmer' | 'cooler' | 'softer' | 'stronger'

/** The palette most like the present colors that is clearly different in a direction. */
export function changedTo(direction: Direction, document: WebsiteSettings): Order[] {
  const { colors } = document.theme
  const { measure, steps } = directions[direction]
  const others = palettesIn[shadeOf(colors)].toSorted(
    (one, other) => unlikeness(one.colors, colors) - unlikeness(other.colors, colors),
  )
  const step = steps.find((least) => others.some((one) => measure(one.colors) - measure(colors) >= least))
  const fitting = others.filter((one) => measure(one.colors) - measure(colors) >= (step ?? Number.POSITIVE_INFINITY))
  return fitting.length === 0
    ? [{ problem: `No palette is ${direction} than your colors.` }]
    : chosen(fitting, direction, document)
}

/** The first that can be read on every section of the page. */
function chosen(candidates: readonly Palette[], why: string, document: WebsiteSettings): Order[] {
  const inputs = candidates.map(({ name, colors }) => ({ name: `${name} (${why})`.slice(0, 60), colors }))
  const fits = inputs.find((input) => !isProblem(chooseColorsTool.run(document, input)))
  return fits
    ? [{ tool: 'choose-colors', input: fits }]
    : [{ problem: 'Texts would be hard to read in colors like that.' }]
}

/** 'Red and pink' for red, however near another red is. */
const isNamed = ({ name }: Palette, said: string) => name.toLowerCase().startsWith(`${said} `)

const isPresent = ({ colors }: Palette, { theme }: WebsiteSettings) =>
  JSON.stringify(colors) === JSON.stringify(theme.colors)

type Look = { lightness: number; a: number; b: number; chroma: number; hue: number }

function lookOf(color: string): Look {
  const [lightness, a, b] = toOklab(parseHex(color))
  return { lightness, a, b, chroma: Math.hypot(a, b), hue: (Math.atan2(b, a) * 180) / Math.PI }
}

/** Beyond it, and beyond that many degrees, nobody would call it the same color. */
const farthest = 0.15
const widestTurn = 45
/** From here on a color has a hue that people name; a tint of a page has less. */
const colorful = 0.04
const tinted = 0.015

/** Distance between a palette and a color. Strong colors are compared to the button, pale ones to the accent and the page. */
function distanceTo(wanted: Look, { backgroundColor, buttonBackgroundColor, accentColor }: ThemeColors): number {
  const isPale = wanted.lightness > 0.8 && wanted.chroma < 0.1
  const candidates = isPale ? [accentColor, backgroundColor] : [buttonBackgroundColor]
  const hasHue = wanted.chroma >= (isPale ? tinted : colorful)
  const fits = (own: Look) =>
    hasHue
      ? own.chroma >= tinted && turnBetween(own.hue, wanted.hue) <= widestTurn
      : own.chroma < tinted && Math.abs(own.lightness - wanted.lightness) < 0.2
  return Math.min(
    ...candidates.map(lookOf).map((own) => (fits(own) ? distance(own, wanted) : Number.POSITIVE_INFINITY)),
  )
}

const turnBetween = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180)

/** Hue counts more than lightness: dark and light green are both green. */
const distance = (one: Look, other: Look) =>
  Math.hypot((one.lightness - other.lightness) / 2, one.a - other.a, one.b - other.b)

const partsOf = ({ backgroundColor, accentColor, buttonBackgroundColor }: ThemeColors) =>
  [backgroundColor, accentColor, buttonBackgroundColor].map(lookOf)

const unlikeness = (one: ThemeColors, other: ThemeColors): number => {
  const there = partsOf(other)
  return partsOf(one).reduce((sum, part, index) => sum + distance(part, there[index] ?? part), 0)
}

/** Orange is the warmest hue, blue the coldest. */
const warmestHue = 60
const warmth = (colors: ThemeColors) =>
  partsOf(colors).reduce((sum, { chroma, hue }) => sum + chroma * Math.cos(((hue - warmestHue) * Math.PI) / 180), 0) / 3

/** How strongly a button stands out from the page, by its lightness and its color. */
function strength({ backgroundColor, buttonBackgroundColor }: ThemeColors): number {
  const [page, button] = [lookOf(backgroundColor), lookOf(buttonBackgroundColor)]
  return Math.abs(page.lightness - button.lightness) + button.chroma
}

const colorfulness = (colors: ThemeColors) => partsOf(colors).reduce((sum, { chroma }) => sum + chroma, 0)

/** `steps`: the difference that is looked for first, and the smallest that still shows. */
const directions: Readonly<Record<Direction, { measure: (colors: ThemeColors) => number; steps: readonly number[] }>> =
  {
    warmer: { measure: warmth, steps: [0.04, 0.015] },
    cooler: { measure: (colors) => -warmth(colors), steps: [0.04, 0.015] },
    softer: { measure: (colors) => -strength(colors), steps: [0.05, 0.02] },
    stronger: { measure: colorfulness, steps: [0.05, 0.02] },
  }
