import { type Composition, cellsOf, fadeAt, filled, grounds, steps } from '../canvas.ts'

/** One large quarter disc, triangle or half disc. */
export const edge: Composition = {
  turning: 'mirror',
  draw(canvas) {
    const cells = cellsOf(canvas)
    const start = canvas.count(0, 2, 0)
    return [
      ...grounds(canvas, cells),
      ...cells.flatMap(({ x, y, width, height, short, scheme }, index) => {
        const [large, small] = [canvas.pen(), canvas.pen()]
        const [right, bottom] = [x + width, y + height]
        const kind = (start + index) % 3
        const side = short
        if (kind === 0) {
          large
            .move(x, bottom - side)
            .arc(side, x + side, bottom)
            .line(x, bottom)
            .close()
          small
            .move(x, bottom - side / 2)
            .arc(side / 2, x + side / 2, bottom)
            .line(x, bottom)
            .close()
        } else if (kind === 1) {
          large.polygon([x, y], [right, bottom], [x, bottom])
          small.polygon([x, y + height / 2], [x + width / 2, bottom], [x, bottom])
        } else {
          large
            .move(right, bottom)
            .arc(width / 2, x, bottom, 'left')
            .close()
          small
            .move(x, y)
            .arc(width / 2, right, y, 'left')
            .close()
        }
        return kind === 2
          ? [filled(scheme.figure, large), filled(scheme.accent, small)]
          : [filled(scheme.figure, large), filled(scheme.rest, small)]
      }),
    ]
  },
}

/** Rays around a disc at the lower edge, from thin to wide. */
export const rays: Composition = {
  turning: 'quarters',
  draw(canvas) {
    const { width, height, short, scheme } = canvas
    const centerX = width / 2
    const radius = short * 0.24
    const reach = Math.hypot(width, height)
    const count = canvas.count(11, 15, 7)
    const pitch = Math.PI / count
    const pen = canvas.pen()
    for (const ray of steps(count)) {
      const half = (pitch * fadeAt(ray, count)) / 2
      const angle = Math.PI + (ray + 0.5) * pitch
      const at = (turned: number, distance: number) =>
        [centerX + Math.cos(angle + turned) * distance, height + Math.sin(angle + turned) * distance] as const
      pen.polygon(at(-half, radius * 1.25), at(-half, reach), at(half, reach), at(half, radius * 1.25))
    }
    const sun = canvas
      .pen()
      .move(centerX - radius, height)
      .arc(radius, centerX + radius, height)
      .close()
    return [filled(scheme.figure, pen), filled(scheme.accent, sun)]
  },
}
