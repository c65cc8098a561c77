import { type Canvas, type Composition, fadeAt, filled, nested, steps, stroked } from '../canvas.ts'
import type { ShapeColor } from '../colors.ts'

/** Quarter circles around a corner that get thinner. */
export const arcs: Composition = {
  turning: 'quarters',
  draw(canvas) {
    const { width, height, short, scheme } = canvas
    const reach = Math.max(width, height) * 0.95
    const count = Math.min(22, Math.round((canvas.count(9, 12, 5) * reach) / short))
    const pitch = reach / count
    const pen = canvas.pen()
    for (const index of steps(count)) {
      const inner = index * pitch
      const outer = inner + pitch * fadeAt(count - 1 - index, count)
      pen
        .move(0, height - outer)
        .arc(outer, outer, height)
        .line(inner, height)
      if (inner) pen.arc(inner, 0, height - inner, 'left')
      pen.close()
    }
    return [filled(scheme.figure, pen)]
  },
}

/** Concentric rings that get thinner, across the whole frame. */
export const rings: Composition = {
  turning: 'mirror',
  draw(canvas) {
    const { width, height, short, scheme } = canvas
    const isWide = width > height * 1.15
    const centerX = isWide ? width * 0.3 : width / 2
    const pitch = (short * 0.47) / (isWide ? canvas.count(5, 5, 4) : canvas.count(6, 8, 4))
    const count = Math.floor((isWide ? width - centerX : short * 0.475) / pitch) - 1
    return [
      filled(scheme.accent, canvas.pen().disc(centerX, height / 2, pitch * 0.62)),
      ...steps(count).map((index) => {
        const thick = pitch * fadeAt(count - 1 - index, count)
        return stroked(scheme.figure, thick, canvas.pen().disc(centerX, height / 2, (index + 1.5) * pitch))
      }),
    ]
  },
}

/** Half rings on both sides of a seam, with light and dark swapped. */
export const echoes: Composition = {
  turning: 'quarters',
  draw(canvas) {
    const { width, height, short, scheme } = canvas
    const seam = width / 2
    const pitch = short / 2 / canvas.count(4, 6, 2.5)
    const left = canvas.pen()
    const right = canvas.pen()
    for (const index of steps(Math.ceil(Math.hypot(seam, height / 2) / pitch / 2))) {
      halfRing(left, seam, height / 2, [index * 2 * pitch, (index * 2 + 1) * pitch], 'left')
      halfRing(right, seam, height / 2, [index * 2 * pitch, (index * 2 + 1) * pitch], 'right')
    }
    return [
      filled(scheme.figure, left),
      filled(scheme.rest, canvas.pen().box(seam, 0, width - seam, height)),
      filled(scheme.accent, right),
    ]
  },
}

/** Half rings shifted by one ring along a seam, which forms a spiral. */
export const coil: Composition = {
  turning: 'quarters',
  draw(canvas) {
    const { width, height, short, scheme } = canvas
    const pitch = short / 2 / canvas.count(5, 7, 2.5)
    const [x, y] = [width / 2, height / 2]
    const count = Math.ceil(Math.hypot(x, y) / pitch / 2) + 1
    const pen = canvas.pen()
    for (const index of steps(count)) {
      halfRing(pen, x, y - pitch / 2, [index * 2 * pitch, (index * 2 + 1) * pitch], 'left')
      halfRing(pen, x, y + pitch / 2, [(index * 2 - 1) * pitch, index * 2 * pitch], 'right')
    }
    return [filled(scheme.figure, pen)]
  },
}

function halfRing(
  pen: ReturnType<Canvas['pen']>,
  x: number,
  y: number,
  [inner, outer]: readonly [number, number],
  side: 'left' | 'right',
) {
  if (outer <= 0) return
  const back = side === 'right' ? 'left' : 'right'
  pen.move(x, y - outer).arc(outer, x, y + outer, side === 'right' ? 'right' : 'left')
  if (inner > 0) pen.line(x, y + inner).arc(inner, x, y - inner, back)
  pen.close()
}

/** Nested tall arches, alternately upright and upside down. */
export const arches: Composition = {
  turning: 'mirror',
  draw(canvas) {
    const { width, height, short, scheme } = canvas
    const columns = Math.round((width / short) * canvas.count(1, 2, 1))
    const wide = width / columns
    const lines = canvas.count(4, 5, 2)
    const { ground, figure, accent } = scheme
    return steps(columns).flatMap((column) => {
      const isHanging = column % 2 === 1
      const x = (column + 0.5) * wide
      const crown = isHanging ? height - wide / 2 : wide / 2
      const pen = canvas
        .pen()
        .move(x, isHanging ? -wide : height + wide)
        .line(x, crown)
      const color = isHanging ? accent : figure
      const layers = steps(lines * 2 - 1).map((layer): [ShapeColor, number] => [
        layer % 2 ? ground : color,
        1 - layer / (lines * 2 - 1),
      ])
      return nested(layers, wide, pen, 'round')
    })
  },
}

/** Overlapping discs of rings, in rows. */
export const scales: Composition = {
  turning: 'mirror',
  draw(canvas) {
    const { width, height, short, scheme } = canvas
    const columns = Math.round((width / short) * canvas.count(2, 3, 1))
    const wide = width / columns
    const rise = wide * 0.42
    const rows = Math.ceil(height / rise + 1.2)
    const { ground, figure, rest, accent } = scheme
    const looks = [
      [ground, figure, ground, figure],
      [rest, accent, rest, accent],
      [ground, accent, ground, figure],
    ]
    return steps(rows).flatMap((row) => {
      const start = row % 2 ? 0 : -wide / 2
      return (looks[row % 3] ?? []).map((color, layer) => {
        const pen = canvas
          .pen()
          .move(start, row * rise)
          .line(width + wide, row * rise)
        const dots = stroked(color, wide * ([1, 0.86, 0.54, 0.26][layer] ?? 1), pen, 'round')
        return { ...dots, dash: `.1 ${Math.round(wide * 100 - 10) / 100}` }
      })
    })
  },
}
