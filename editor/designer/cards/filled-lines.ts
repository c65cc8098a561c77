import { joinAnds } from '#renderer/facts/openings/name-lines.ts'
import { balancedLines } from '#renderer/fonts/balanced-lines.ts'
import { type Box, directionOf, leftOf, setFont } from './brush.ts'
import { type Stretch, stretches } from './canvas-fonts.ts'
import type { CardCanvas } from './card-canvas.ts'

type Setting = {
  tracking: number
  color: string
  /** Color of the added line and, with `alternates`, of every other line. */
  second: string
  alternates?: boolean
  last?: string
}
type Ink = { left: number; width: number; up: number; down: number }
/** `spread`: horizontal scale of the letters. */
type Line = { text: string; stretch: Stretch; size: number; spread: number; ink: Ink }

/** Ink gap between lines, as a share of the smaller line's size. */
const lineGap = 0.05
const maxLines = 4
/** Font size for measuring ink, in pixels. */
const measuringSize = 200
/** The largest horizontal scale that goes unnoticed. */
const maxSpread = 1.09

/**
 * Draws text as large as possible, with each line at full width. In a font with a width axis, all letters have the same height. Returns the
 * lines. Draws nothing and returns [] if a line would be smaller than `smallest`.
 */
export function filledText(canvas: CardCanvas, text: string, room: Box, setting: Setting, smallest: number): string[] {
  const words = joinAnds(text.trim().split(/\s+/))
  const { last } = setting
  const choices = Array.from({ length: Math.min(maxLines, words.length) }, (_, index) => {
    const lines = balancedLines(words, index + 1, (line) => inkOf(canvas, line, setting).width)
    return (last ? [lines, [...lines, last]] : [lines]).map((all) => linesIn(canvas, all, room, setting))
  })
  const [best] = choices.flat().toSorted((one, other) => other.worth - one.worth)
  if (!best || best.lines.some(({ size }) => size < smallest)) return []
  draw(canvas, best.lines, room, setting)
  return best.lines.map((line) => line.text)
}

/** Lays out lines in a box. The higher the score, the better they fill it. */
function linesIn(canvas: CardCanvas, texts: readonly string[], room: Box, setting: Setting) {
  const set = canvas.title.isElastic ? stretchLines : sizeEachLine
  const lines = set(canvas, texts, room, setting)
  const fill = Math.min(...lines.map(widthOf)) / room.width
  return { lines, worth: fill ** 3 * (heightOf(lines) / room.height) }
}

/** Each line at its own size. */
function sizeEachLine(canvas: CardCanvas, texts: readonly string[], room: Box, setting: Setting): Line[] {
  const lines = texts.map((text) => {
    const ink = inkOf(canvas, text, setting)
    return { text, stretch: canvas.title.stretch, size: room.width / ink.width, spread: 1, ink }
  })
  const scale = Math.min(1, room.height / heightOf(lines))
  return lines.map((line) => ({ ...line, size: line.size * scale }))
}

/** All lines at one size, each in a different letter width. */
function stretchLines(canvas: CardCanvas, texts: readonly string[], room: Box, setting: Setting): Line[] {
  const narrow = texts.map((text) => ({ size: 1, ink: inkOf(canvas, text, setting, stretches[0]) }))
  const size = Math.min(room.height / heightOf(narrow), ...narrow.map(({ ink }) => room.width / ink.width))
  return texts.map((text) => {
    const nearest = stretches
      .map((stretch) => ({ stretch, ink: inkOf(canvas, text, setting, stretch) }))
      .map((one) => ({ ...one, spread: room.width / (one.ink.width * size) }))
      .reduce((best, one) => (Math.abs(Math.log(one.spread)) < Math.abs(Math.log(best.spread)) ? one : best))
    return { ...nearest, text, size, spread: Math.min(maxSpread, nearest.spread) }
  })
}

const widthOf = ({ ink, size, spread }: Line) => ink.width * size * spread

type Sized = Pick<Line, 'size' | 'ink'>

const heightOf = (lines: readonly Sized[]) =>
  lines.reduce(
    (sum, line, index) => sum + (line.ink.up + line.ink.down) * line.size + gapAfter(line, lines[index + 1]),
    0,
  )

const gapAfter = ({ size }: Sized, next: Sized | undefined) => (next ? lineGap * Math.min(size, next.size) : 0)

/** A line's ink bounds in ems. */
function inkOf(canvas: CardCanvas, text: string, { tracking }: Setting, stretch = canvas.title.stretch): Ink {
  setFont(canvas, canvas.title, measuringSize, { stretch, tracking })
  const ink = canvas.context.measureText(text)
  const share = (pixels: number) => pixels / measuringSize
  return {
    left: share(-ink.actualBoundingBoxLeft),
    width: share(ink.actualBoundingBoxLeft + ink.actualBoundingBoxRight),
    up: share(ink.actualBoundingBoxAscent),
    down: share(ink.actualBoundingBoxDescent),
  }
}

function draw(canvas: CardCanvas, lines: readonly Line[], room: Box, setting: Setting) {
  const { tracking, color, second, alternates, last } = setting
  const { context, title } = canvas
  let top = room.y
  lines.forEach((line, index) => {
    const { text, size, spread, stretch, ink } = line
    context.save()
    setFont(canvas, title, size, { stretch, tracking })
    context.direction = directionOf(canvas, text)
    context.fillStyle = text === last || (alternates && index % 2) ? second : color
    context.translate(leftOf(canvas, { x: room.x, width: widthOf(line) }), top + ink.up * size)
    context.scale(spread, 1)
    context.fillText(text, -ink.left * size, 0)
    context.restore()
    top += (ink.up + ink.down) * size + gapAfter(line, lines[index + 1])
  })
}
