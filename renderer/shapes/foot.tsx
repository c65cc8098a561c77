const size = { width: 120, height: 20 }

const nth = <T,>(count: number, draw: (index: number) => T) => Array.from({ length: count }, (_, index) => draw(index))
const round = (value: number) => Math.round(value * 100) / 100

/** How much of its space a bar takes, as a share: from a hairline to almost all. */
const share = (index: number, count: number) => 0.06 + (0.88 * index) / (count - 1)

const drawings = [
  () => nth(12, (index) => `M${index * 10} 20h10V0z`),
  () =>
    nth(9, (index) => {
      const place = size.height / 9
      const high = round(place * share(index, 9))
      return `M0 ${round(place * (index + 1) - high)}h${size.width}v${high}H0z`
    }),
  () =>
    nth(24, (index) => {
      const wide = round(5 * share(23 - index, 24))
      return `M${index * 5} 0h${wide}v${size.height}h-${wide}z`
    }),
]

/** A row of shapes along a block's bottom in the text color. `number` selects one of three. */
export function Foot({ number }: { number: number }) {
  return (
    <svg
      className="shape foot"
      viewBox={`0 0 ${size.width} ${size.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={drawings[number % drawings.length]?.().join('')} />
    </svg>
  )
}
