import type { SectionOf } from '../../document/section-types.ts'
import { isBlank } from '../../document/values/formatted-text.ts'
import { Button } from '../../elements/button.tsx'
import { Picture } from '../../elements/pictures/picture.tsx'
import type { PictureFrame } from '../../elements/pictures/pictures.ts'
import { Prose, Text } from '../../elements/text.tsx'
import { parseMinutes } from '../../facts/parse-minutes.ts'
import { useRenderTarget } from '../../site/render-target.tsx'
import { useLayout, useSite } from '../../site/site-context.ts'
import { DescribedCells } from './described-cells.tsx'
import { FreeRows } from './free-rows.tsx'
import type { ServiceGroup, ServiceRow } from './grouped-services.ts'
import { Duration, Offer, PosterPrice, useServiceGroups } from './offer.tsx'
import { PosterList } from './poster-list.tsx'
import { PosterNames } from './poster-names.tsx'
import { PriceTable } from './price-table.tsx'
import { rowSize } from './row-size.ts'
import { serviceBlocks } from './service-blocks.ts'
import { ServiceIcon } from './service-icon.tsx'
import { isShortEnoughForSentence, ServiceSentence } from './service-sentence.tsx'
import { SizedRow, sizesIn } from './sized-row.tsx'

/** Matches the CSS of `.rows`. */
const sizes = '(min-width:62rem) 11rem,5.5rem'

/** With this many services, wide screens use two columns. */
const minTwoColumnServices = 9

type ListProps = PictureFrame & { groups: readonly ServiceGroup[]; isLone: boolean }

/** Services as rows. Some styles separate services without groups by available details. */
export function ServiceList({ content: { items, frame } }: { content: SectionOf<'Services'>['content'] }) {
  const { isPoster, isSign, isTable, isApart = isPoster || isSign || isTable } = useLayout('Services')
  const groups = useServiceGroups(items)
  const all = groups.flatMap(({ rows }) => rows)
  if (!isApart && isShortEnoughForSentence(all)) return <ServiceSentence rows={all} />
  const List = isPoster ? PosterList : isTable ? PriceTable : Rows
  const shown = { frame, isLone: all.length === 1 }
  if (!isApart || groups.some(({ name }) => name !== '')) return <List groups={groups} {...shown} />
  const blocks = serviceBlocks(all)
  return (
    <div className="blocks">
      {blocks.map(({ kind, rows }) => {
        if (kind === 'Told') return <DescribedCells key={kind} rows={rows} />
        if (kind === 'Rows') return <List key={kind} groups={[{ name: '', rows: [...rows] }]} {...shown} />
        if (isTable && blocks.length > 1) return <DescribedCells key={kind} rows={rows} />
        return isPoster ? <PosterNames key={kind} rows={rows} /> : <ServiceSentence key={kind} rows={rows} isRun />
      })}
      {!blocks.some(({ kind }) => kind === 'Rows') && <List groups={[]} {...shown} />}
    </div>
  )
}

function Rows({ groups, frame, isLone }: ListProps) {
  const { marks, isSign } = useLayout('Services')
  const { titleFont } = useSite().theme
  const all = groups.flatMap(({ rows }) => rows)
  const isLong = all.length >= minTwoColumnServices
  const longest = marks ? longestMinutes(all) : 0
  const size = isSign && rowSize(all, titleFont.family, isLong ? 2 : 1)
  return (
    <div className={['rows', isLong && 'many', isLone && 'alone', size].filter(Boolean).join(' ')}>
      {groups.map(({ name, rows }) => (
        <div key={name} className="group">
          <Text as="h3" text={name} />
          <ul>
            {(marks ? sizesIn(rows) : rows.map((row) => [row])).map((sized) =>
              sized.length > 1 ? (
                <SizedRow key={sized[0]?.item.id} rows={sized} />
              ) : (
                sized.map((row) => (
                  <Row
                    key={row.item.id}
                    {...row}
                    frame={frame}
                    isGrouped={name !== ''}
                    longest={longest}
                    isSign={isSign}
                  />
                ))
              ),
            )}
          </ul>
        </div>
      ))}
      <FreeRows />
    </div>
  )
}

/** Longest duration in minutes, or 0 unless most rows have a duration. */
function longestMinutes(rows: readonly ServiceRow[]): number {
  const known = rows.flatMap(({ facts }) => parseMinutes(facts.duration) ?? [])
  return known.length >= 3 && known.length * 4 >= rows.length * 3 ? Math.max(...known) : 0
}

type RowProps = ServiceRow & PictureFrame & { isGrouped: boolean; longest: number; isSign: boolean | undefined }

function Row({ item, facts, at, frame, isGrouped, longest, isSign }: RowProps) {
  const { editing } = useRenderTarget()
  const minutes = longest > 0 ? parseMinutes(facts.duration) : undefined
  return (
    <li data-item={editing ? item.id : undefined}>
      <Picture image={item.image} frame={frame} sizes={sizes} field={`${at}.image`} />
      <ServiceIcon item={item} />
      <div className="text">
        <Text
          as={isBlank(item.paragraph) ? 'p' : isGrouped ? 'h4' : 'h3'}
          className="name"
          text={item.heading}
          field={`${at}.heading`}
        />
        <Prose text={item.paragraph} field={`${at}.paragraph`} />
        <Button link={item.button} kind="text" field={`${at}.button`} />
      </div>
      {minutes && <Bar share={minutes / longest} />}
      {isSign && facts.price !== '' ? (
        <p className="offer">
          <PosterPrice facts={facts} at={at} /> <Duration facts={facts} at={at} />
        </p>
      ) : (
        <Offer facts={facts} at={at} />
      )}
    </li>
  )
}

const Bar = ({ share }: { share: number }) => (
  <svg className="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
    <path d={`M0 0h${Math.max(2, Math.round(share * 100))}v10H0z`} />
  </svg>
)
