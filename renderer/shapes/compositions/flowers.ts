import { type Composition, cellsOf, dotted, filled, grounds, steps, stroked } from '../canvas.ts'
import type { Pen } from '../pen.ts'
import { inTurn } from './bands.ts'
import { ringFrom } from './dots.ts'

/** A leaf of two arcs between two points. Larger values of `slimness` are slimmer; .71 is a quarter circle. */
const leaf = (pen: Pen, from: readonly [number, number], to: readonly [number, number], slimness = 0.71): Pen => {
  const radius = Math.hypot(to[0] - from[0], to[1] - from[1]) * slimness
  return pen
    .move(...from)
    .arc(radius, ...to)
    .arc(radius, ...from)
    .close()
}

/** Pairs of leaves on upright stems. */
export const leaves: Composition = {
  turning: 'quarters',
  draw(canvas) {
    const { width, height, short, scheme } = canvas
    const stems = Math.round((width / short) * canvas.count(2, 2, 1))
    const half = width / stems / 2
    const rows = Math.round(height / half)
    const high = height / rows
    const stem = canvas.pen()
    const pens = [canvas.pen(), canvas.pen()] as const
    const veins = canvas.pen()
    for (const index of steps(stems)) {
      const x = (index * 2 + 1) * half
      stem.box(x - half * 0.03, 0, half * 0.06, height)
      for (const row of steps(rows))
        for (const side of [-1, 1]) {
          const pen = pens[(row + index) % 2 ? 1 : 0]
          const [bottom, top] = [(row + 1) * high, row * high]
          leaf(pen, [x + side * half * 0.06, bottom - high * 0.06], [x + side * half * 0.94, top + high * 0.06])
          veins.move(x + side * half * 0.06, bottom - high * 0.06).line(x + side * half * 0.64, top + high * 0.36)
        }
    }
    return [
      filled(scheme.figure, stem),
      filled(scheme.figure, pens[0]),
      filled(scheme.accent, pens[1]),
      { d: veins.text(), stroke: scheme.ground, width: Math.round(half * 0.6) / 10 },
    ]
  },
}

/** Outlines of petals that cross around a center. */
export const bloom: Composition = {
  turning: 'fixed',
  draw(canvas) {
    const cells = cellsOf(canvas)
    const petals = canvas.count(10, 14, 7)
    const slimness = canvas.isIcon ? 0.62 : 0.68
    return [
      ...grounds(canvas, cells),
      ...cells.flatMap(({ centerX, centerY, short, scheme }) => {
        const radius = short * 0.45
        const pen = canvas.pen()
        for (const petal of steps(petals)) {
          const angle = (petal * 2 * Math.PI) / petals - Math.PI / 2
          leaf(
            pen,
            [centerX, centerY],
            [centerX + Math.cos(angle) * radius, centerY + Math.sin(angle) * radius],
            slimness,
          )
        }
        return [
          stroked(scheme.figure, radius * (canvas.isIcon ? 0.09 : 0.04), pen),
          filled(scheme.accent, canvas.pen().disc(centerX, centerY, radius * 0.22)),
        ]
      }),
    ]
  },
}

/** Concentric scalloped discs. */
export const rosette: Composition = {
  turning: 'fixed',
  draw(canvas) {
    const cells = cellsOf(canvas)
    const layers = canvas.count(4, 5, 3)
    const scallops = canvas.count(14, 18, 10)
    return [
      ...grounds(canvas, cells),
      ...cells.flatMap(({ centerX, centerY, short, scheme }) => {
        const { figure, rest, accent, ground } = scheme
        return steps(layers).flatMap((layer) => {
          const outer = short * 0.44 * (1 - layer / layers)
          const distance = (2 * Math.PI * outer) / (scallops + Math.PI)
          const radius = outer - distance / 2
          const pen = ringFrom(canvas, [centerX, centerY], radius, (layer * Math.PI) / scallops)
          const color = [figure, rest, accent, ground][layer % 4] ?? figure
          return [{ ...dotted(color, distance * 1.02, pen, (2 * Math.PI * radius) / scallops), fill: color }]
        })
      }),
    ]
  },
}

/** Layers of icing with scalloped edges. */
export const scallops: Composition = {
  turning: 'mirror',
  draw(canvas) {
    const { width, height, short, scheme } = canvas
    const layers = canvas.count(4, 5, 3)
    const colors = inTurn(scheme)
    const columns = Math.round((width / short) * canvas.count(5, 7, 3))
    const wide = width / columns
    const pitch = height / layers
    return steps(layers)
      .toReversed()
      .flatMap((layer) => {
        const color = colors[layer % 4] ?? scheme.figure
        const y = (layer + 1) * pitch - wide / 2
        const start = layer % 2 ? 0 : wide / 2
        if (layer === layers - 1) return [filled(color, canvas.pen().box(0, 0, width, height))]
        return [
          filled(color, canvas.pen().box(0, 0, width, y)),
          dotted(
            color,
            wide * 1.01,
            canvas
              .pen()
              .move(start, y)
              .line(width + wide, y),
            wide,
          ),
        ]
      })
  },
}
