export type Placing = { place: (x: number, y: number) => readonly [x: number, y: number]; isMirrored: boolean }

export type Pen = {
  move: (x: number, y: number) => Pen
  line: (x: number, y: number) => Pen
  /** An arc of up to half a circle. */
  arc: (radius: number, x: number, y: number, turn?: 'left' | 'right') => Pen
  curve: (x1: number, y1: number, x2: number, y2: number, x: number, y: number) => Pen
  close: () => Pen
  box: (x: number, y: number, width: number, height: number) => Pen
  polygon: (...points: readonly (readonly [x: number, y: number])[]) => Pen
  disc: (x: number, y: number, radius: number, turn?: 'left' | 'right') => Pen
  ring: (x: number, y: number, inner: number, outer: number) => Pen
  /** The path's `d`: relative commands, precise to a tenth of a unit. */
  text: () => string
}

export function createPen({ place, isMirrored }: Placing): Pen {
  let written = ''
  let [atX, atY] = [0, 0]
  let [startX, startY] = [0, 0]

  const from = (x: number, y: number) => {
    const [placedX, placedY] = place(x, y)
    return [toTenths(placedX), toTenths(placedY)] as const
  }
  const reach = (x: number, y: number) => {
    const moved = [x - atX, y - atY] as const
    ;[atX, atY] = [x, y]
    return moved
  }

  const pen: Pen = {
    move(x, y) {
      written += `m${numbers(...reach(...from(x, y)))}`
      ;[startX, startY] = [atX, atY]
      return pen
    },
    line(x, y) {
      const [right, down] = reach(...from(x, y))
      if (down === 0) written += `h${numbers(right)}`
      else written += right === 0 ? `v${numbers(down)}` : `l${numbers(right, down)}`
      return pen
    },
    arc(radius, x, y, turn = 'right') {
      const sweep = (turn === 'right') === isMirrored ? 0 : 10
      const moved = reach(...from(x, y))
      const half = Math.hypot(...moved) / 2
      // SVG enlarges a radius that is too small, which makes a half circle. A radius that is a tenth too large would flatten it.
      const size = Math.abs(radius * 10 - half) < 2 ? Math.floor(half) : toTenths(radius)
      written += `a${numbers(size, size, 0, 0, sweep, ...moved)}`
      return pen
    },
    curve(x1, y1, x2, y2, x, y) {
      const [baseX, baseY] = [atX, atY]
      const handles = [from(x1, y1), from(x2, y2)].flatMap(([handleX, handleY]) => [handleX - baseX, handleY - baseY])
      written += `c${numbers(...handles, ...reach(...from(x, y)))}`
      return pen
    },
    close() {
      written += 'z'
      ;[atX, atY] = [startX, startY]
      return pen
    },
    box: (x, y, width, height) => pen.polygon([x, y], [x + width, y], [x + width, y + height], [x, y + height]),
    polygon(...points) {
      points.forEach(([x, y], index) => {
        if (index === 0) pen.move(x, y)
        else pen.line(x, y)
      })
      return pen.close()
    },
    disc: (x, y, radius, turn = 'right') =>
      pen
        .move(x - radius, y)
        .arc(radius, x + radius, y, turn)
        .arc(radius, x - radius, y, turn)
        .close(),
    ring(x, y, inner, outer) {
      pen.disc(x, y, outer)
      return inner > 0 ? pen.disc(x, y, inner, 'left') : pen
    },
    text: () => written,
  }
  return pen
}

/** In tenths, so that sums of rounded numbers stay exact. */
const toTenths = (value: number) => Math.round(value * 10)

const numbers = (...tenths: readonly number[]): string =>
  tenths
    .map((value) => String(value / 10).replace(/^(-?)0\./, '$1.'))
    .join(' ')
    .replaceAll(' -', '-')
