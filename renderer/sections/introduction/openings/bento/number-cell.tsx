import type { Price } from '../../../../document/business.ts'
import { serviceTitle } from '../../../../document/values/service-title.ts'
import { useBusinessPart } from '../../../../elements/business-part.ts'
import { Discs, isDrawn } from '../../../../elements/discs.tsx'
import { dayName, openDaysText, weekOf } from '../../../../facts/format-hours.ts'
import { formatPrice, hasCents } from '../../../../facts/format-price.ts'
import { mainService } from '../../../../facts/main-service.ts'
import { partsOfPrice } from '../../../../facts/parts-of-price.ts'
import { PatternCell } from '../../../../shapes/pattern-cell.tsx'
import { useFacts, useSite } from '../../../../site/site-context.ts'

export type DrawnNumber =
  | { kind: 'Amount'; part: 'services' | 'rate'; text: string; about: string; price: Price }
  | { kind: 'Week'; part: 'hours'; text: string; days: readonly { name: string; isOpen: boolean }[] }

const minDays = 3

/** Numbers that a cell can visualize: the main price or the rate, and the opening days. */
export function useDrawnNumbers(): DrawnNumber[] {
  const { business } = useFacts()
  const { language } = useSite()
  return [amountOf(business, language), weekIn(business, language)].filter((one) => one !== undefined)
}

type Known = ReturnType<typeof useFacts>['business']

function amountOf(business: Known, language: string): DrawnNumber | undefined {
  const { rate } = business
  const service = mainService(business)
  const price = service?.price ?? rate
  if (!price || price.amount <= 0 || (!service && price.unit === '')) return undefined
  return {
    kind: 'Amount',
    part: service ? 'services' : 'rate',
    text: formatPrice({ ...price, to: null }, language, hasCents(business)),
    about: service ? serviceTitle(service) : '',
    price,
  }
}

function weekIn({ hours }: Known, language: string): DrawnNumber | undefined {
  const week = weekOf(hours, language)
  if (week.filter(({ closed }) => !closed).length < minDays) return undefined
  return {
    kind: 'Week',
    part: 'hours',
    text: openDaysText(hours, language),
    days: week.map(({ name, closed }) => ({ name: dayName(name, language, 'short'), isOpen: !closed })),
  }
}

/** A number in large type: an amount with its service, as discs if it is high, or opening days as pills. */
export function NumberCell({ number, className }: { number: DrawnNumber; className: string }) {
  const partOf = useBusinessPart()
  return (
    <div className={`cell counted ${className}`} {...partOf(number.part)}>
      {number.kind === 'Week' ? (
        <>
          <p className="figure days-figure">{number.text}</p>
          <Days days={number.days} />
        </>
      ) : (
        <>
          <p className="about">
            {number.about} <Amount text={number.text} />
          </p>
          {isDrawn(number.price) ? <Discs price={number.price} /> : <PatternCell nth={1} className="inset" />}
        </>
      )}
    </div>
  )
}

function Amount({ text }: { text: string }) {
  const { before, opening, number, closing, after } = partsOfPrice(text)
  return (
    <span className="figure">
      {before && <small>{before} </small>}
      {opening}
      {number}
      {closing}
      {after && <small> {after}</small>}
    </span>
  )
}

const Days = ({ days }: { days: readonly { name: string; isOpen: boolean }[] }) => (
  <ul className="pills" aria-hidden="true">
    {days.map(({ name, isOpen }) => (
      <li key={name} className={isOpen ? undefined : 'shut'}>
        {name}
      </li>
    ))}
  </ul>
)
