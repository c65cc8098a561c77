import { createRandom, type Random } from '../random.ts'
import { colorings, type Scheme, type ShapeColor, schemeFor, turnScheme } from './colors.ts'
import { createPen, type Pen } from './pen.ts'

/** Size of a drawing. The shorter side is at least 100 units. */
export type ShapeFrame = { width: number; height: number }

/** Icons have fewer and larger elements. */
export type ShapeDetail = 'picture' | 'icon'

export type ShapePath = {
  d: string
  fill?: ShapeColor
  stroke?: ShapeColor
  width?: number
  /** Alternating lengths of dashes and gaps: '.1 12' with round ends is a row of dots. */
  dash?: string
  round?: true
}

/** Drawing surface of a composition. Width and height are swapped if the seed rotates it. */
export type Canvas = {
  width: number
  height: number
  short: number
  scheme: Scheme
  random: Random
  isIcon: boolean
  /** A random integer in the range, or `icon` for icons. */
  count: (from: number, to: number, icon: number) => number
  pen: () => Pen
}

/** How the seed may transform a composition: in quarter turns, to any corner, by mirroring, or not at all. */
type Turning = 'quarters' | 'corners' | 'mirror' | 'fixed'

export type Composition = { turning: Turning; draw: (canvas: Canvas) => ShapePath[] }

export function createCanvas(
  { name, turning, detail }: { name: string; turning: Turning; detail: ShapeDetail },
  seed: number,
  frame: ShapeFrame,
): Canvas {
  const random = createRandom(`${name} ${Math.floor(seed / colorings)}`)
  const isTurned = turning === 'quarters' && random.chance(0.5)
  const flips = turning !== 'fixed' && random.chance(0.5)
  const stands = (turning === 'quarters' || turning === 'corners') && random.chance(0.5)
  const [width, height] = isTurned ? [frame.height, frame.width] : [frame.width, frame.height]
  const placing = {
    isMirrored: (flips !== stands) !== isTurned,
    place(x: number, y: number) {
      const [across, down] = [flips ? width - x : x, stands ? height - y : y]
      return isTurned ? ([down, across] as const) : ([across, down] as const)
    },
  }
  const isIcon = detail === 'icon'
  return {
    width,
    height,
    short: Math.min(width, height),
    scheme: schemeFor(seed),
    random,
    isIcon,
    count: (from, to, icon) => (isIcon ? icon : Math.round(random.between(from - 0.49, to + 0.49))),
    pen: () => createPen(placing),
  }
}

export const filled = (fill: ShapeColor, pen: Pen): ShapePath => ({ d: pen.text(), fill })

export const stroked = (stroke: ShapeColor, width: number, pen: Pen, ends?: 'round'): ShapePath => ({
  d: pen.text(),
  stroke,
  width: Math.round(width * 10) / 10,
  ...(ends && { round: true }),
})

/** `lengths` alternate between dashes and gaps. */
export const dashed = (stroke: ShapeColor, width: number, pen: Pen, ...lengths: readonly number[]): ShapePath => ({
  ...stroked(stroke, width, pen),
  dash: lengths.map((length) => String(Math.round(length * 100) / 100)).join(' '),
})

/** Dots along a path at equal distances, starting where the path begins. */
export const dotted = (stroke: ShapeColor, diameter: number, pen: Pen, distance: number): ShapePath => ({
  ...dashed(stroke, diameter, pen, 0.1, distance - 0.1),
  round: true,
})

/** Parallel lines from one path in ever narrower strokes. Widths are relative to the first. */
export const nested = (
  layers: readonly (readonly [color: ShapeColor, share: number])[],
  width: number,
  pen: Pen,
  ends?: 'round',
): ShapePath[] => layers.map(([color, share]) => stroked(color, width * share, pen, ends))

export type Cell = {
  x: number
  y: number
  width: number
  height: number
  centerX: number
  centerY: number
  short: number
  scheme: Scheme
}

/** Square cells that fill the canvas, for figures that can't be cropped. Neighbors have different backgrounds. */
export function cellsOf({ width, height, scheme }: Canvas): Cell[] {
  const columns = Math.max(1, Math.round(width / height))
  const rows = Math.max(1, Math.round(height / width))
  const size = { width: width / columns, height: height / rows }
  let colors = scheme
  return Array.from({ length: columns * rows }, (_, index) => {
    if (index) colors = turnScheme(colors)
    const [x, y] = rows > 1 ? [0, index * size.height] : [index * size.width, 0]
    return {
      x,
      y,
      ...size,
      centerX: x + size.width / 2,
      centerY: y + size.height / 2,
      short: Math.min(size.width, size.height),
      scheme: colors,
    }
  })
}

/** Backgrounds of all cells but the first, which has the canvas's. */
export const grounds = (canvas: Canvas, cells: readonly Cell[]): ShapePath[] =>
  cells.slice(1).map(({ x, y, width, height, scheme }) => filled(scheme.ground, canvas.pen().box(x, y, width, height)))

/** 0, 1, 2 and so on. */
export const steps = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

/** How much of its pitch the bar at `index` takes, as a share, so that bars grow from a hairline to almost touching. */
export const fadeAt = (index: number, count: number): number => 0.06 + (0.88 * index) / Math.max(1, count - 1)
