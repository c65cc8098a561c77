/** A stripe of a band of width `size`. `middle`: the stripe's center. `color` counts from the outer edge. */
export type Stripe = { middle: number; width: number; color: number }
export type Stripes = { all: readonly Stripe[]; size: number; inner: number }

/** A relative width of 1. Integers keep the path short. */
const unit = 10

/**
 * Stripes with these relative widths and gaps of 1. Stripes at the same distance from the middle share a color.
 * `inner`: radius of the turn's inner edge, as a share of the band's width.
 */
export function stripesOf(widths: readonly number[], { inner }: { inner: number }): Stripes {
  const size = (widths.reduce((sum, width) => sum + width, 0) + widths.length - 1) * unit
  let edge = 0
  const all = widths.map((width, index) => {
    const middle = (edge + width / 2) * unit
    edge += width + 1
    return { middle, width: width * unit, color: Math.min(index, widths.length - 1 - index) }
  })
  return { all, size, inner: inner * size }
}

/** The band that runs across a page. */
export const wideStripes = stripesOf([1, 1, 1, 2, 1, 1, 1], { inner: 0.3 })

const round = (value: number) => Math.round(value * 10) / 10

type PieceProps = { stripes: Stripes; className?: string }

/** Fills the length of its container. `across`: the band runs along the line. */
export function Straight({ stripes: { all, size }, className, across = false }: PieceProps & { across?: boolean }) {
  return (
    <svg
      className={className ? `shape ${className}` : 'shape'}
      viewBox={`0 0 ${size} ${size}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {all.map(({ middle, width, color }) => {
        const from = round(middle - width / 2)
        const d = across
          ? `M0 ${from}h${size}v${round(width)}H0z`
          : `M${from} 0h${round(width)}v${size}h-${round(width)}z`
        return <path key={middle} className={`s${color}`} d={d} />
      })}
    </svg>
  )
}

/** The corner of the square at which each turn is centered. */
const centers = {
  down: { x: 1, y: 1 },
  end: { x: 1, y: 0 },
  start: { x: 0, y: 0 },
} as const

/**
 * A quarter turn. 'down': from the end of the line downward. 'end': from above to the end of the line. 'start': from
 * above to the start of the line.
 */
export function Elbow({ stripes: { all, size, inner }, turn, className }: PieceProps & { turn: keyof typeof centers }) {
  const whole = size + inner
  const center = centers[turn]
  const [x, y] = [center.x * whole, center.y * whole]
  return (
    <svg
      className={className ? `shape ${className}` : 'shape'}
      viewBox={`0 0 ${whole} ${whole}`}
      preserveAspectRatio={center.y ? 'xMaxYMax' : 'xMaxYMin'}
      aria-hidden="true"
    >
      {all.map(({ middle, width, color }) => {
        const radius = round(whole - middle)
        const across = center.x ? -radius : radius
        const down = center.y ? -radius : radius
        const sweep = center.x === center.y ? 1 : 0
        return (
          <path
            key={middle}
            className={`s${color}`}
            fill="none"
            stroke="currentColor"
            strokeWidth={round(width)}
            d={`M${round(x + across)} ${round(y)}A${radius} ${radius} 0 0 ${sweep} ${round(x)} ${round(y + down)}`}
          />
        )
      })}
    </svg>
  )
}
