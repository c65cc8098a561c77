/** Lengths are in em of the labels. `y` grows downward. */
export type Dot = { name: string; x: number; y: number; isTown: boolean }
export type Size = { width: number; height: number }
type Box = Size & { left: number; top: number }

/** `dx` and `dy`: offset from the dot to the start, middle or end of the first baseline, depending on `anchor`. */
export type Label = { lines: string[]; anchor: 'start' | 'middle' | 'end'; dx: number; dy: number }
type Candidate = Label & { box: Box; liking: number }

export const radii = { town: 0.55, area: 0.36 }
export const lineHeight = 1.15
/** Distance from the top of a line to its baseline. */
const ascent = 0.85
const passes = 6
/** Penalties for covering another label or a dot (per area), and for crossing a line. */
const costs = { covering: 100, crossing: 3 }

/**
 * Places a label beside, over, or under each dot, without overlaps and within the frame. Undefined for dots without
 * room. `linesOf` wraps a name; `widthOf` measures a line.
 */
export function placeLabels(
  dots: readonly Dot[],
  frame: Size,
  linesOf: (name: string) => string[],
  widthOf: (line: string) => number,
): (Label | undefined)[] {
  const candidates = dots.map((dot, index) =>
    candidatesFor(dot, linesOf(dot.name), widthOf, frame).map((one) => ({ ...one, ...obstacles(one, index, dots) })),
  )
  const chosen = candidates.map((options) =>
    cheapest(options, ({ liking, covered, crossed }) => liking + covered + crossed),
  )
  const covering = ({ box }: Candidate, index: number) =>
    chosen.reduce((sum, other, at) => sum + (other && at !== index ? shared(box, other.box) : 0), 0)
  for (let pass = 0; pass < passes; pass += 1) {
    candidates.forEach((options, index) => {
      chosen[index] = cheapest(
        options,
        (one) => one.liking + one.covered + one.crossed + costs.covering * covering(one, index),
      )
    })
  }
  // Drops the last ones first, since owners list the closest and most important places first.
  for (let index = dots.length - 1; index >= 0; index -= 1) {
    const one = chosen[index]
    if (one && one.covered + covering(one, index) > 0) chosen[index] = undefined
  }
  return chosen
}

function obstacles({ box }: Candidate, index: number, dots: readonly Dot[]): Record<'covered' | 'crossed', number> {
  const [town] = dots
  const covered = dots.reduce((sum, dot, at) => sum + (at === index ? 0 : shared(box, boxOf(dot))), 0)
  const crossed = dots.filter((dot) => town && crosses(town, dot, box)).length
  return { covered: costs.covering * covered, crossed: costs.crossing * crossed }
}

function candidatesFor(dot: Dot, lines: string[], widthOf: (line: string) => number, frame: Size): Candidate[] {
  const width = Math.max(...lines.map(widthOf))
  const height = lines.length * lineHeight
  const radius = dot.isTown ? radii.town : radii.area
  const [beside, near] = [radius + 0.35, radius * 0.7 + 0.15]
  const middle = -height / 2
  const [above, below] = [-near - height, near]
  const options: [Label['anchor'], dx: number, top: number][] = [
    ['start', beside, middle],
    ['end', -beside, middle],
    ['middle', 0, radius + 0.15],
    ['middle', 0, -radius - 0.15 - height],
    ['start', near, above],
    ['start', near, below],
    ['end', -near, above],
    ['end', -near, below],
  ]
  return options.flatMap(([anchor, dx, top], liking) => {
    const start = anchor === 'start' ? 0 : anchor === 'end' ? width : width / 2
    const box = { left: dot.x + dx - start, top: dot.y + top, width, height }
    const isInside =
      box.left >= 0 && box.top >= 0 && box.left + width <= frame.width && box.top + height <= frame.height
    return isInside ? [{ lines, anchor, dx, dy: top + ascent, box, liking: liking / 4 }] : []
  })
}

function cheapest<T>(options: readonly T[], costOf: (option: T) => number): T | undefined {
  const [best] = options.map((option) => ({ option, cost: costOf(option) })).toSorted((a, b) => a.cost - b.cost)
  return best?.option
}

function boxOf({ x, y, isTown }: Dot): Box {
  const radius = isTown ? radii.town : radii.area
  return { left: x - radius, top: y - radius, width: 2 * radius, height: 2 * radius }
}

function shared(one: Box, other: Box): number {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)
  const along = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top)
  return Math.max(0, across) * Math.max(0, along)
}

const samples = Array.from({ length: 24 }, (_, nth) => (nth + 1) / 25)

const crosses = (from: Dot, to: Dot, { left, top, width, height }: Box): boolean =>
  samples.some((share) => {
    const x = from.x + (to.x - from.x) * share
    const y = from.y + (to.y - from.y) * share
    return x > left && x < left + width && y > top && y < top + height
  })
