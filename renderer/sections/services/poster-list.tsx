import { Button } from '../../elements/button.tsx'
import { Picture } from '../../elements/pictures/picture.tsx'
import type { PictureFrame } from '../../elements/pictures/pictures.ts'
import { Fade } from '../../elements/poster/fade.tsx'
import { PosterLines } from '../../elements/poster/poster-lines.tsx'
import { narrowWidth } from '../../elements/poster/steps.ts'
import { Prose, Text } from '../../elements/text.tsx'
import { DrawnWords } from '../../elements/words/drawn-words.tsx'
import { nameLines } from '../../facts/openings/name-lines.ts'
import { useRenderTarget } from '../../site/render-target.tsx'
import { useSite } from '../../site/site-context.ts'
import { useSwapClass } from '../../site/use-seeded-choice.ts'
import { FreeRows } from './free-rows.tsx'
import type { ServiceGroup, ServiceRow } from './grouped-services.ts'
import { Duration, PosterPrice } from './offer.tsx'
import { posterSize } from './poster-size.ts'

/** Maximum height of a single name's lines, as a share of their width. */
const maxLoneHeight = 0.3

/** With this many services, wide screens use two columns. */
const minTwoColumnServices = 9

type PosterListProps = PictureFrame & { groups: readonly ServiceGroup[]; isLone: boolean }

/** A row per service with name and price in large type. Bars fill the space after the name. */
export function PosterList({ groups, frame, isLone }: PosterListProps) {
  const { language, theme } = useSite()
  const rows = groups.flatMap((group) => group.rows)
  const isLong = rows.length >= minTwoColumnServices
  const { classes, bars } = posterSize(rows, language, isLong ? 2 : 1)
  const isBoard =
    useSwapClass('Services') !== '' && !isLong && rows.length > 2 && rows.every(({ facts }) => facts.price !== '')
  const isMeasured = theme.titleFont.family === 'Archivo'
  return (
    <div
      className={['rows large', classes, isLong && 'many', isLone && 'alone', isBoard && 'board']
        .filter(Boolean)
        .join(' ')}
    >
      {groups.map(({ name, rows: inGroup }) => (
        <div key={name} className="group">
          <Text as="h3" text={name} />
          <ul>
            {inGroup.map((row) => (
              <Row
                key={row.item.id}
                {...row}
                frame={frame}
                isGrouped={name !== ''}
                isAlone={isLone}
                bars={(isMeasured && !isBoard && bars[rows.indexOf(row)]) || 0}
              />
            ))}
          </ul>
        </div>
      ))}
      <FreeRows />
    </div>
  )
}

type RowProps = ServiceRow & PictureFrame & { isGrouped: boolean; isAlone: boolean; bars: number }

function Row({ item, facts, at, frame, isGrouped, isAlone, bars }: RowProps) {
  const { editing } = useRenderTarget()
  const as = isGrouped ? 'h4' : 'h3'
  return (
    <li data-item={editing ? item.id : undefined}>
      <Picture image={item.image} frame={frame} sizes="(min-width:62rem) 11rem,5.5rem" field={`${at}.image`} />
      {isAlone && !editing ? (
        <LoneName name={item.heading} />
      ) : (
        <Text as={as} className="name" text={item.heading} field={`${at}.heading`} />
      )}
      {!isAlone && <Fade bars={bars} />}
      <div className="note">
        <Duration facts={facts} at={at} />
        <Prose text={item.paragraph} field={`${at}.paragraph`} />
        <Button link={item.button} kind="text" field={`${at}.button`} />
      </div>
      <PosterPrice facts={facts} at={at} />
    </li>
  )
}

function LoneName({ name }: { name: string }) {
  if (name.trim() === '') return null
  return (
    <h3 className="name">
      <DrawnWords words={name.trim()}>
        <PosterLines
          lines={nameLines(name, (line) => narrowWidth(line.toUpperCase()))}
          highest={maxLoneHeight}
          alternates
        />
      </DrawnWords>
    </h3>
  )
}
