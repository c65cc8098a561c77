import type { TitleFamily } from '../../document/theme.ts'
import { isBlank } from '../../document/values/formatted-text.ts'
import { Button } from '../../elements/button.tsx'
import { Picture } from '../../elements/pictures/picture.tsx'
import { isShown, type PictureFrame } from '../../elements/pictures/pictures.ts'
import { Prose, Text } from '../../elements/text.tsx'
import { axisSteps } from '../../facts/axis-steps.ts'
import { parseMinutes } from '../../facts/parse-minutes.ts'
import { partsOfPrice } from '../../facts/parts-of-price.ts'
import { textWidth } from '../../fonts/text-width.ts'
import { useRenderTarget } from '../../site/render-target.tsx'
import { useSite } from '../../site/site-context.ts'
import { useSeededChoice } from '../../site/use-seeded-choice.ts'
import { FreeRows } from './free-rows.tsx'
import type { ServiceGroup, ServiceRow } from './grouped-services.ts'
import { Duration, PosterPrice } from './offer.tsx'
import { shortTable } from './short-table.ts'
import { TimeBar } from './time-bar.tsx'

/** With this many services, rows are less tall. */
const minLowRowServices = 8
const maxPriceWidth = 3.3
const maxAxisLines = 7
const distances = [5, 10, 15, 30, 60, 120, 240, 480]

type PriceTableProps = PictureFrame & { groups: readonly ServiceGroup[]; isLone: boolean }

/** A row per service: name, description, duration as a bar on a common axis, and price as a large number. */
export function PriceTable({ groups, frame, isLone }: PriceTableProps) {
  const { family } = useSite().theme.titleFont
  const draw = useSeededChoice()
  const all = groups.flatMap(({ rows }) => rows)
  const axis = timeAxis(all)
  const describedCount = all.filter(({ item }) => !isBlank(item.paragraph)).length
  const isShort =
    (all.length - describedCount) * 3 >= all.length &&
    !isLone &&
    axis.length === 0 &&
    !all.some(({ item }) => isShown(item.image))
  const classes = [
    'rows table',
    isLone && 'alone',
    axis.length > 0 && 'timed',
    (all.length >= minLowRowServices || all.some((row) => isWide(row, family))) && 'low',
    !all.some(({ facts }) => facts.price !== '') && 'unpriced',
    describedCount === 0 && 'brief',
    isShort && shortTable(groups, family, draw),
  ]
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      {groups.map(({ name, rows }) => (
        <div key={name} className="group">
          <Text as="h3" text={name} />
          <ul>
            {rows.map((row) => (
              <Row key={row.item.id} {...row} frame={frame} isGrouped={name !== ''} axis={axis} />
            ))}
          </ul>
        </div>
      ))}
      <FreeRows />
    </div>
  )
}

const isWide = ({ facts }: ServiceRow, family: TitleFamily) =>
  textWidth(partsOfPrice(facts.price).number, family) > maxPriceWidth

/** Axis lines in minutes. The last covers the longest duration. Empty unless most services have a duration. */
function timeAxis(rows: readonly ServiceRow[]): number[] {
  const known = rows.flatMap(({ facts }) => parseMinutes(facts.duration) ?? [])
  if (known.length === 0 || known.length * 4 < rows.length * 3) return []
  const longest = Math.max(...known)
  const steps = axisSteps(0, longest, distances, maxAxisLines)
  const last = steps.at(-1) ?? 0
  return last < longest ? [...steps, last + (steps[1] ?? longest)] : steps
}

type RowProps = ServiceRow & PictureFrame & { isGrouped: boolean; axis: readonly number[] }

function Row({ item, facts, at, frame, isGrouped, axis }: RowProps) {
  const { editing } = useRenderTarget()
  const minutes = parseMinutes(facts.duration)
  const isBar = axis.length > 0 && minutes !== undefined
  return (
    <li data-item={editing ? item.id : undefined}>
      <Picture image={item.image} frame={frame} sizes="(min-width:62rem) 14rem,30vw" field={`${at}.image`} />
      <Text
        as={isBlank(item.paragraph) ? 'p' : isGrouped ? 'h4' : 'h3'}
        className="name"
        text={item.heading}
        field={`${at}.heading`}
      />
      <div className="about">
        <Prose text={item.paragraph} field={`${at}.paragraph`} />
        {!isBar && <Duration facts={facts} at={at} />}
        <Button link={item.button} kind="text" field={`${at}.button`} />
      </div>
      {axis.length > 0 && (
        <div className="time">
          <TimeBar minutes={minutes} axis={axis} text={facts.duration} />
          {isBar && (
            <span className="unseen">
              <Duration facts={facts} at={at} />
            </span>
          )}
        </div>
      )}
      {facts.price !== '' && (
        <p className="cost">
          <PosterPrice facts={facts} at={at} />
        </p>
      )}
    </li>
  )
}
