import { type Canvas, type Composition, cellsOf, fadeAt, filled, grounds, steps } from '../canvas.ts'
import type { ShapeColor } from '../colors.ts'

/** All colors in an order in which neighbors, including last and first, contrast. */
export const inTurn = ({ ground, figure, rest, accent }: Canvas['scheme']): readonly ShapeColor[] => [
  figure,
  rest,
  accent,
  ground,
]

/** Evenly spaced bars that grow from a hairline. */
export const fade: Composition = {
  turning: 'quarters',
  draw(canvas) {
    const { width, height, short, scheme } = canvas
    const bars = Math.min(24, Math.round((canvas.count(9, 13, 5) * height) / short))
    const pitch = height / bars
    const pen = canvas.pen()
    for (const bar of steps(bars)) {
      const thick = pitch * fadeAt(bar, bars)
      pen.box(0, bar * pitch + (pitch - thick) / 2, width, thick)
    }
    return [filled(scheme.figure, pen)]
  },
}

/** Columns of bars that grow alternately downward and upward. */
export const shift: Composition = {
  turning: 'quarters',
  draw(canvas) {
    const { width, height, short, scheme } = canvas
    const columns = Math.round((width / short) * canvas.count(2, 3, 2))
    const bars = Math.round((canvas.count(8, 10, 5) * height) / short)
    const [wide, pitch] = [width / columns, height / bars]
    const other = canvas.pen()
    const pen = canvas.pen()
    for (const column of steps(columns)) {
      if (column % 2) other.box(column * wide, 0, wide, height)
      for (const bar of steps(bars)) {
        const thick = pitch * fadeAt(column % 2 ? bars - 1 - bar : bar, bars)
        pen.box(column * wide, bar * pitch + (pitch - thick) / 2, wide, thick)
      }
    }
    return [filled(scheme.rest, other), filled(scheme.figure, pen)]
  },
}

export const diagonals: Composition = {
  turning: 'quarters',
  draw(canvas) {
    const { width, height, short, scheme } = canvas
    const bars = Math.round(((width + height) / short) * canvas.count(5, 7, 3))
    const pitch = (width + height) / bars
    const pen = canvas.pen()
    for (const bar of steps(bars)) {
      const thick = pitch * fadeAt(bar, bars)
      const from = bar * pitch + (pitch - thick) / 2
      pen.polygon([from, 0], [from + thick, 0], [from + thick - height, height], [from - height, height])
    }
    return [filled(scheme.figure, pen)]
  },
}

export const chevrons: Composition = {
  turning: 'quarters',
  draw(canvas) {
    const { width, height, short, scheme } = canvas
    const parts = Math.max(1, Math.round(width / height))
    const wide = width / parts
    const band = short / canvas.count(4, 6, 3)
    const bands = Math.ceil((height + wide / 2) / band)
    const colors = inTurn(scheme)
    return steps(bands).map((index) => {
      const top = index * band - wide / 2 + band / 2
      const pen = canvas.pen().move(0, top)
      for (const part of steps(parts)) pen.line((part + 0.5) * wide, top + wide / 2).line((part + 1) * wide, top)
      return filled(colors[index % 4] ?? scheme.figure, pen.line(width, height).line(0, height).close())
    })
  },
}

/** Flights of stairs in all colors, across the whole frame. */
export const stairs: Composition = {
  turning: 'mirror',
  draw(canvas) {
    const { width, height, short, scheme } = canvas
    const up = canvas.count(4, 6, 3)
    const across = Math.max(up, Math.round((up * width) / short / 1.5))
    const [tread, rise] = [width / across, height / up]
    const colors = inTurn(scheme)
    const flights = Math.ceil((across + up) / 2)
    return steps(flights).map((flight) => {
      const left = flight * 2 - up
      const pen = canvas.pen().move(left * tread, 0)
      for (const step of steps(up))
        pen.line((left + step + 1) * tread, step * rise).line((left + step + 1) * tread, (step + 1) * rise)
      return filled(colors[flight % 4] ?? scheme.figure, pen.line(width, height).line(width, 0).close())
    })
  },
}

/** A checkerboard with columns that narrow toward a fold and widen again. */
export const checker: Composition = {
  turning: 'quarters',
  draw(canvas) {
    const { width, height, short, scheme } = canvas
    const rows = Math.round((canvas.count(3, 4, 2) * 2 * height) / short)
    const side = height / rows
    const fold = canvas.random.between(0.58, 0.7)
    const pen = canvas.pen()
    const edges = foldedEdges(width, side, fold)
    edges.slice(1).forEach((right, column) => {
      const left = edges[column] ?? 0
      for (const row of steps(rows)) if ((row + column) % 2) pen.box(left, row * side, right - left, side)
    })
    return [filled(scheme.figure, pen)]
  },
}

/** Edges of columns from 0 to the width, narrowest at the fold. */
function foldedEdges(width: number, side: number, fold: number): number[] {
  const edges = [0]
  const reach = Math.max(fold, 1 - fold)
  let at = 0
  while (at < width) {
    const near = 1 - Math.abs(at / width - fold) / reach
    at += side * (0.12 + 0.88 * Math.cos((near * Math.PI) / 2))
    edges.push(at)
  }
  return edges.map((edge) => Math.round((edge * width) / at))
}

/** A disc that dissolves into bars, from its middle or its edge. */
export const halves: Composition = {
  turning: 'fixed',
  draw(canvas) {
    const cells = cellsOf(canvas)
    const start = canvas.count(0, 3, 0)
    return [
      ...grounds(canvas, cells),
      ...cells.map(({ centerX, centerY, short, scheme }, index) => {
        const radius = short * 0.42
        const isWhole = (start + index) % 2 === 1
        const stands = (start + index) % 4 < 2
        const bars = canvas.count(7, 9, 4)
        const from = isWhole ? -radius : 0
        const pitch = (radius - from) / bars
        const pen = canvas.pen()
        const at = (along: number, across: number) =>
          stands ? ([centerX + along, centerY + across] as const) : ([centerX + across, centerY + along] as const)
        const turn = stands ? 'right' : 'left'
        const chord = (along: number) => Math.sqrt(Math.max(0, radius ** 2 - along ** 2))
        if (!isWhole)
          pen
            .move(...at(0, -radius))
            .arc(radius, ...at(0, radius), stands ? 'left' : 'right')
            .close()
        for (const bar of steps(bars)) {
          const thick = pitch * fadeAt(isWhole ? bar : bars - 1 - bar, bars)
          const near = from + bar * pitch + (pitch - thick) / 2
          pen
            .move(...at(near, -chord(near)))
            .arc(radius, ...at(near + thick, -chord(near + thick)), turn)
            .line(...at(near + thick, chord(near + thick)))
            .arc(radius, ...at(near, chord(near)), turn)
            .close()
        }
        return filled(isWhole ? scheme.accent : scheme.figure, pen)
      }),
    ]
  },
}
