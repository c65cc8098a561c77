import { type Canvas, type Composition, cellsOf, dotted, filled, grounds, type ShapePath, steps } from '../canvas.ts'

/** Rows of dots that grow until they touch. */
export const halftone: Composition = {
  turning: 'quarters',
  draw(canvas) {
    const { width, height, short, scheme } = canvas
    const columns = Math.round((width / short) * canvas.count(10, 13, 5))
    const pitch = width / columns
    const rows = Math.ceil(height / pitch / 0.866)
    const rise = height / rows
    return steps(rows).map((row) => {
      const share = (row + 1) / rows
      const y = (row + 0.5) * rise
      const pen = canvas
        .pen()
        .move(row % 2 ? 0 : pitch / 2, y)
        .line(width + pitch, y)
      return dotted(scheme.figure, pitch * (0.08 + 1.1 * share ** 1.2), pen, pitch)
    })
  },
}

/** Discs shaded with dots; in a wide frame, moon phases. */
export const moon: Composition = {
  turning: 'mirror',
  draw(canvas) {
    const cells = cellsOf(canvas)
    const lines = cells.length > 1 ? 10 : canvas.count(14, 17, 8)
    const start = canvas.random.between(0.28, 0.36)
    return [
      ...grounds(canvas, cells),
      ...cells.flatMap(({ centerX, centerY, short, scheme }, index): ShapePath[] => {
        const radius = short * 0.43
        const pitch = (radius * 2) / lines
        const color = index % 2 ? scheme.accent : scheme.figure
        const solid = Math.round(lines * (start + (index % 4) * 0.07))
        const edge = solid * pitch * 0.88 - radius
        const high = Math.sqrt(radius ** 2 - edge ** 2)
        const lit = canvas
          .pen()
          .move(centerX + edge, centerY + high)
          .arc(radius, centerX - radius, centerY)
          .arc(radius, centerX + edge, centerY - high)
        const columns = Math.floor((radius * 0.98 - edge) / pitch / 0.88)
        const shade = steps(columns + 1).map((column) => {
          const x = edge + column * pitch * 0.88
          const size = pitch * (1.1 - 0.94 * (column / columns) ** 0.8)
          const reach = Math.sqrt(Math.max(0, (radius - size / 2) ** 2 - x ** 2))
          const gaps = Math.max(1, Math.round(reach / pitch - (column % 2) / 2) * 2 + (column % 2))
          const distance = (2 * reach) / gaps
          const pen = canvas
            .pen()
            .move(centerX + x, centerY - reach)
            .line(centerX + x, centerY + reach + distance / 4)
          return dotted(color, size, pen, distance)
        })
        return [filled(color, lit.close()), ...shade]
      }),
    ]
  },
}

/** Dots on rings, each ring rotated by half a dot, so that they form spirals. */
export const dotwork: Composition = {
  turning: 'mirror',
  draw(canvas) {
    const cells = cellsOf(canvas)
    const dots = canvas.count(20, 26, 12)
    const growth = 1 + (2 * Math.PI * 0.88) / dots
    const rings = Math.ceil(Math.log(canvas.isIcon ? 3.6 : 6) / Math.log(growth))
    const blows = canvas.random.chance(0.5)
    return [
      ...grounds(canvas, cells),
      ...cells.flatMap(({ centerX, centerY, short, scheme }) =>
        steps(rings).map((ring) => {
          const radius = (short * 0.42) / growth ** ring
          const angle = (ring * Math.PI) / dots
          const share = blows ? 1 - ring / rings : 0.55 + 0.45 * Math.cos((ring / rings) * Math.PI * 2)
          const distance = (2 * Math.PI * radius) / dots
          const pen = ringFrom(canvas, [centerX, centerY], radius, angle)
          return dotted(scheme.figure, distance * (0.3 + 0.6 * share), pen, distance)
        }),
      ),
    ]
  },
}

/** A circle that begins at an angle, for dots along it. */
export const ringFrom = (canvas: Canvas, [x, y]: readonly [number, number], radius: number, angle: number) => {
  const [right, down] = [radius * Math.cos(angle), radius * Math.sin(angle)]
  return canvas
    .pen()
    .move(x + right, y + down)
    .arc(radius, x - right, y - down)
    .arc(radius, x + right, y + down)
}

/** A grid of discs that grow from corner to corner, with one in another color. */
export const discs: Composition = {
  turning: 'quarters',
  draw(canvas) {
    const { width, height, short, scheme } = canvas
    const columns = Math.round((width / short) * canvas.count(5, 6, 3))
    const rows = Math.max(1, Math.round((height * columns) / width))
    const [wide, high] = [width / columns, height / rows]
    const pitch = Math.min(wide, high)
    const marked = [
      Math.floor(columns * canvas.random.between(0.55, 0.9)),
      Math.floor(rows * canvas.random.between(0.3, 0.9)),
    ]
    const accent = canvas.pen()
    const pen = canvas.pen()
    for (const column of steps(columns))
      for (const row of steps(rows)) {
        const share = (column + row + 1) / (columns + rows - 1)
        const isMarked = column === marked[0] && row === marked[1]
        const radius = (pitch * (isMarked ? 0.98 : 0.1 + 0.86 * share)) / 2
        ;(isMarked ? accent : pen).disc((column + 0.5) * wide, (row + 0.5) * high, radius)
      }
    return [filled(scheme.figure, pen), filled(scheme.accent, accent)]
  },
}
