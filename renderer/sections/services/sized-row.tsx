import { Prose } from '../../elements/text.tsx'
import { partsOfPrice } from '../../facts/parts-of-price.ts'
import { useRenderTarget } from '../../site/render-target.tsx'
import type { ServiceRow } from './grouped-services.ts'

const minSizes = 2
const maxSizes = 4

/** Merges rows that are the same service in two to four sizes, each with its price. */
export function sizesIn(rows: readonly ServiceRow[]): ServiceRow[][] {
  const together: ServiceRow[][] = []
  for (const row of rows) {
    const last = together.at(-1)
    if (last && nameOf(row) !== '' && nameOf(row) === nameOf(last[0])) last.push(row)
    else together.push([row])
  }
  return together.flatMap((group) =>
    group.length >= minSizes && group.length <= maxSizes && group.every(({ facts }) => facts.amount)
      ? [group]
      : group.map((row) => [row]),
  )
}

/** The name before the size: 'Full groom' for 'Full groom, small'. Blank without a size. */
const nameOf = (row: ServiceRow | undefined) => /^(.+), [^,]+$/.exec(row?.item.heading.trim() ?? '')?.[1] ?? ''
const sizeOf = ({ item }: ServiceRow) => item.heading.trim().slice(nameOf({ item } as ServiceRow).length + 2)

const maxRadius = 100

/** Average width of a character in em, in display type and in text. */
const inPrice = 0.6
const inText = 0.56
/** Available line width as a share of the circle's radius, in the middle and below it. */
const widths = { price: 1.68, unit: 1.5, size: 1.2 }

/** The largest size at which a line of text fits into its circle. */
const fitted = (text: string, maxSizes: number, width: number, letter: number) =>
  Math.round(Math.min(maxSizes, width / (Math.max(text.length, 1) * letter)) * 10) / 10

/** A service in several sizes, as circles proportional to their prices. */
export function SizedRow({ rows, className = '' }: { rows: readonly ServiceRow[]; className?: string }) {
  const { editing } = useRenderTarget()
  const [first] = rows
  const highest = Math.max(...rows.map(({ facts }) => facts.amount?.amount ?? 0), 1)
  const radii = rows.map(
    ({ facts }) =>
      maxRadius * Math.sqrt(Math.max(rows.length === maxSizes ? 0.4 : 0.25, (facts.amount?.amount ?? 0) / highest)),
  )
  const width = radii.reduce((sum, radius) => sum + 2 * radius, 0)
  let left = 0
  const circles = rows.map((row, index) => {
    const radius = radii[index] ?? maxRadius
    left += 2 * radius
    return { row, radius, x: left - radius, y: 2 * maxRadius - radius }
  })
  return (
    <li className={`sized ${className}`.trim()} data-item={editing ? first?.item.id : undefined}>
      <div className="text">
        <h3 className="name">{nameOf(first)}</h3>
        {first && <Prose text={first.item.paragraph} field={`${first.at}.paragraph`} />}
      </div>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: its texts say it */}
      <svg className="circles" viewBox={`0 0 ${width} ${2 * maxRadius}`}>
        {circles.map(({ row, radius, x, y }, index) => (
          <g key={row.item.id} className={`c${index + 1}`}>
            <circle cx={x} cy={y} r={radius} />
            <CircleText row={row} x={x} y={y} radius={radius} />
          </g>
        ))}
      </svg>
    </li>
  )
}

type CircleTextProps = { row: ServiceRow; x: number; y: number; radius: number }

/** The price in the center, with its wording above and below, and its font size. */
function CircleText({ row, x, y, radius }: CircleTextProps) {
  const { before, opening, number, closing, after } = partsOfPrice(row.facts.price)
  const sum = number ? `${opening}${number}${closing}` : before
  const line = (text: string, at: number, maxSizes: number, width: number) => (
    <text x={x} y={y + radius * at} fontSize={fitted(text, radius * maxSizes, radius * width, inText)}>
      {text}
    </text>
  )
  return (
    <>
      {number && before && line(before, -0.42, 0.24, widths.size)}
      <text
        className="price"
        x={x}
        y={y + radius * 0.08}
        fontSize={fitted(sum, radius * 0.58, radius * widths.price, inPrice)}
      >
        {sum}
      </text>
      {after && line(after, 0.36, 0.25, widths.unit)}
      {line(sizeOf(row), after ? 0.63 : 0.42, 0.24, widths.size)}
    </>
  )
}
