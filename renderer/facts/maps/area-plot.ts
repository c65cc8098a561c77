import type { Business } from '../../document/business.ts'
import { balancedLines } from '../../fonts/balanced-lines.ts'
import { type Dot, type Label, placeLabels, type Size } from './place-labels.ts'
import { type PlottedPlace, projectAreas } from './project-areas.ts'

/** A dot map with names. Lengths are in em of the labels on the narrowest screen. Wider screens move dots apart. */
export type AreaPlot = {
  shape: PlotShape
  frame: Size
  /** The town is first. */
  dots: readonly (Dot & { label: Label })[]
  rest: readonly string[]
}

export type PlotShape = keyof typeof heights

/** In em: labels are 15 px on a map of 16.25 rem. */
const width = 17.3
const heights = { flat: width / 1.5, even: width / 1.25, square: width }
const minAreas = 3
/** Space for labels at the left and right (`side`) and at the top and bottom (`end`). */
const margins = [
  { side: 1.5, end: 1.75 },
  { side: 3.5, end: 1.75 },
]
/** Exponents for distances, tried in order: smaller ones spread close places and compress distant ones. */
const distanceExponents = [1, 0.75, 0.5]
/** Between centers. */
const minDotDistance = 1.1
/** Longer names wrap to two lines. */
const maxLineWidth = 8

type Located = Pick<Business, 'areas' | 'place'>

/** Undefined if the map can label fewer than three areas. `widthOf` measures a line of a label. */
export function areaPlot(business: Located, widthOf: (line: string) => number): AreaPlot | undefined {
  const { places, rest } = projectAreas(business)
  if (places.length < minAreas) return undefined
  const linesOf = (name: string) =>
    widthOf(name) > maxLineWidth ? balancedLines(name.split(/\s+/), 2, widthOf) : [name]
  let best: { dots: AreaPlot['dots']; shape: PlotShape } | undefined
  for (const power of distanceExponents) {
    for (const shape of Object.keys(heights) as PlotShape[]) {
      for (const margin of margins) {
        const frame = { width, height: heights[shape] }
        const all = fitToFrame(places, frame, { ...margin, power })
        const labels = placeLabels(all, frame, linesOf, widthOf)
        const dots = all.flatMap((dot, index) => {
          const label = labels[index]
          return label ? [{ ...dot, label }] : []
        })
        if (dots[0]?.isTown && dots.length > (best?.dots.length ?? 0)) best = { dots, shape }
      }
    }
    if (best?.dots.length === places.length) break
  }
  if (!best || best.dots.length < minAreas) return undefined
  const named = new Set(best.dots.map(({ name }) => name))
  const unnamed = places.map(({ name }) => name).filter((name) => !named.has(name))
  return { ...best, frame: { width, height: heights[best.shape] }, rest: [...unnamed, ...rest] }
}

type Fit = { side: number; end: number; power: number }

function fitToFrame(places: readonly PlottedPlace[], { width, height }: Size, { side, end, power }: Fit): Dot[] {
  const bent = places.map(({ x, y, ...place }) => {
    const distance = Math.hypot(x, y)
    const factor = distance === 0 ? 0 : distance ** (power - 1)
    return { ...place, x: x * factor, y: y * factor }
  })
  const [xs, ys] = [bent.map(({ x }) => x), bent.map(({ y }) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const scale = Math.min((width - 2 * side) / (right - left || 1e-6), (height - 2 * end) / (bottom - top || 1e-6))
  const dots = bent.map(({ x, y, ...place }) => ({
    ...place,
    x: width / 2 + (x - (left + right) / 2) * scale,
    y: height / 2 + (y - (top + bottom) / 2) * scale,
  }))
  return moveApart(dots)
}

function moveApart(dots: readonly Dot[]): Dot[] {
  const moved = dots.map((dot) => ({ ...dot }))
  for (let pass = 0; pass < 12; pass += 1) {
    for (const [at, one] of moved.entries()) {
      for (const other of moved.slice(at + 1)) {
        const [x, y] = [other.x - one.x, other.y - one.y]
        const distance = Math.hypot(x, y)
        if (distance >= minDotDistance) continue
        const [toX, toY] = distance === 0 ? [1, 0] : [x / distance, y / distance]
        const missing = minDotDistance - distance
        const own = one.isTown ? 0 : missing / 2
        one.x -= toX * own
        one.y -= toY * own
        other.x += toX * (missing - own)
        other.y += toY * (missing - own)
      }
    }
  }
  return moved
}
