import type { Price } from '../document/business.ts'
import { discsOf } from '../facts/discs.ts'
import { formatPrice } from '../facts/format-price.ts'
import { useSite } from '../site/site-context.ts'

const pitch = 22
const radius = 10

/** Fills at most three rows. */
const columnsFor = (count: number) => (count <= 2 ? count : count <= 4 ? 2 : count <= 6 ? 3 : count <= 8 ? 4 : 5)

/** Smaller amounts are easier to grasp as a number. */
const minAmount = 300

export const isDrawn = (price: Pick<Price, 'amount'> | undefined) => (price?.amount ?? 0) >= minAmount

/** Shows an amount as discs of a round unit, with a legend. */
export function Discs({ price }: { price: Price }) {
  const { language } = useSite()
  const { unit, whole, rest } = discsOf(price.amount)
  const count = whole + (rest > 0 ? 1 : 0)
  const columns = columnsFor(count)
  const at = (index: number) =>
    [(index % columns) * pitch + radius, Math.floor(index / columns) * pitch + radius] as const
  return (
    <figure className="drawn">
      <svg
        className="discs"
        viewBox={`0 0 ${columns * pitch - 2} ${Math.ceil(count / columns) * pitch - 2}`}
        preserveAspectRatio="xMinYMax meet"
        aria-hidden="true"
      >
        {Array.from({ length: whole }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: discs never change places
          <circle key={index} cx={at(index)[0]} cy={at(index)[1]} r={radius} />
        ))}
        {rest > 0 && <Part at={at(whole)} share={rest} />}
      </svg>
      <figcaption>
        <i aria-hidden="true" /> ={' '}
        {formatPrice({ ...price, amount: unit, to: null, from: false, unit: '' }, language, false)}
      </figcaption>
    </figure>
  )
}

function Part({ at: [x, y], share }: { at: readonly [x: number, y: number]; share: number }) {
  const edge = Math.round(2 * radius * share * 10) / 10 - radius
  const half = Math.round(Math.sqrt(radius ** 2 - edge ** 2) * 10) / 10
  return (
    <>
      <circle cx={x} cy={y} r={radius} />
      <path d={`M${x + edge} ${y - half}A10 10 0 ${edge > 0 ? 1 : 0} 0 ${x + edge} ${y + half}z`} />
    </>
  )
}
