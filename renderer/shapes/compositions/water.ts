import { type Canvas, type Composition, fadeAt, filled, nested, steps, stroked } from '../canvas.ts'
import type { Pen } from '../pen.ts'
import { inTurn } from './bands.ts'

/** A wave line across the canvas, starting beyond its left edge. */
function waveLine(
  pen: Pen,
  { from, to, y, half, rise }: { from: number; to: number; y: number; half: number; rise: number },
): Pen {
  pen.move(from, y + rise)
  let up = true
  for (let x = from; x < to; x += half) {
    const [start, end] = up ? [y + rise, y - rise] : [y - rise, y + rise]
    pen.curve(x + half * 0.364, start, x + half * 0.636, end, x + half, end)
    up = !up
  }
  return pen
}

const halfWave = ({ width, short }: Canvas, shares: number) => width / Math.max(2, Math.round((width / short) * shares))

/** Bands of all colors that rise and fall together. */
export const waves: Composition = {
  turning: 'mirror',
  draw(canvas) {
    const { width, height, scheme } = canvas
    const bands = canvas.count(6, 8, 4)
    const pitch = height / bands
    const half = halfWave(canvas, canvas.count(2, 3, 2))
    const rise = Math.min(half * 0.28, pitch * 0.6)
    const colors = inTurn(scheme)
    return steps(bands + 1).map((band) => {
      const pen = waveLine(canvas.pen(), { from: -half / 2, to: width, y: band * pitch, half, rise })
      return filled(
        colors[band % 4] ?? scheme.figure,
        pen
          .line(width + half, height + rise)
          .line(-half / 2, height + rise)
          .close(),
      )
    })
  },
}

/** Wave lines that swell from hairlines. */
export const ripples: Composition = {
  turning: 'quarters',
  draw(canvas) {
    const { width, height, short, scheme } = canvas
    const lines = Math.min(24, Math.round((height / short) * canvas.count(8, 10, 4)))
    const pitch = height / lines
    const half = halfWave(canvas, 1)
    return steps(lines + 2).map((line) => {
      const y = (line - 0.5) * pitch
      const pen = waveLine(canvas.pen(), { from: -half / 2, to: width, y, half, rise: half * 0.16 })
      return stroked(scheme.figure, pitch * 0.8 * fadeAt(Math.min(line, lines), lines + 1), pen)
    })
  },
}

/** Overlapping long slopes. */
export const dunes: Composition = {
  turning: 'mirror',
  draw(canvas) {
    const { width, height, random, scheme } = canvas
    const slopes = canvas.count(4, 5, 3)
    const colors = inTurn(scheme)
    return steps(slopes).map((slope) => {
      const top = height * (0.16 + (0.78 * slope) / slopes)
      const swing = height * 0.3
      const rises = slope % 2 === 0
      const [left, right] = rises ? [top + swing * 0.5, top - swing * 0.5] : [top - swing * 0.5, top + swing * 0.5]
      const bend = random.between(0.35, 0.6)
      const pen = canvas
        .pen()
        .move(0, left)
        .curve(width * bend, left, width * (bend + 0.05), right, width, right)
        .line(width, height)
        .line(0, height)
        .close()
      return filled(colors[slope % 4] ?? scheme.figure, pen)
    })
  },
}

/** Contour lines around two ridges. */
export const contours: Composition = {
  turning: 'corners',
  draw(canvas) {
    const { width, height, short, random, scheme } = canvas
    const lines = canvas.count(8, 9, 4)
    const pitch = short / canvas.count(13, 16, 7)
    const low = random.between(0.62, 0.78)
    const pen = canvas
      .pen()
      .move(width * 0.2, height * low)
      .curve(width * 0.3, height * (low - 0.4), width * 0.42, height * (low + 0.1), width * 0.58, height * (low - 0.14))
      .move(width * 0.8, height * 0.12)
      .curve(width * 0.86, height * 0.12, width * 0.9, height * 0.2, width * 0.9, height * 0.3)
    const layers = steps(lines).flatMap((line) => {
      const wide = (lines - line - 0.4) * 2 * pitch
      return [
        [scheme.figure, wide + pitch * 0.26],
        [line === lines - 1 ? scheme.accent : scheme.ground, wide - pitch * 0.26],
      ] as const
    })
    return nested(layers, 1, pen, 'round')
  },
}

/** Bundles of parallel bands with round elbows. */
export const runs: Composition = {
  turning: 'corners',
  draw(canvas) {
    const { width, height, short, scheme } = canvas
    const { ground, figure, accent } = scheme
    const bundle = short * 0.52
    const bend = short * 0.42
    const lines = canvas.count(3, 4, 2) * 2 - 1
    const bands = (color: typeof figure, core: typeof figure) =>
      steps(lines).map((line) => {
        const isCore = line === lines - 1
        return [isCore ? core : line % 2 ? ground : color, 1 - line / lines] as const
      })
    const isWide = width > height * 1.6
    const x = isWide ? width * 0.3 : width * 0.62
    const first = canvas
      .pen()
      .move(-bundle, height * 0.68)
      .line(x - bend, height * 0.68)
      .arc(bend, x, height * 0.68 - bend, 'left')
      .line(x, -bundle)
    const second = canvas
      .pen()
      .move(width * 0.6, -bundle)
      .line(width * 0.6, height * 0.64 - bend)
      .arc(bend, width * 0.6 + bend, height * 0.64, 'left')
      .line(width + bundle, height * 0.64)
    return [
      ...nested(bands(figure, accent), bundle, first),
      ...(isWide ? nested(bands(accent, figure), bundle, second) : []),
    ]
  },
}
