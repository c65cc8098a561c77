import type { SectionOf } from '../../../document/section-types.ts'
import { isBlank } from '../../../document/values/formatted-text.ts'
import { isDrawn } from '../../../elements/discs.tsx'
import { SectionHeading } from '../../../elements/heading.tsx'
import { isShown } from '../../../elements/pictures/pictures.ts'
import { SectionShell } from '../../../elements/section-shell.tsx'
import { usePageWords } from '../../../elements/words/use-page-words.ts'
import { PatternCell } from '../../../shapes/pattern-cell.tsx'
import { useSeededChoice } from '../../../site/use-seeded-choice.ts'
import type { ServiceRow } from '../grouped-services.ts'
import { useServiceGroups } from '../offer.tsx'
import { GroupPrices } from '../price-list.tsx'
import { isBare } from '../service-blocks.ts'
import { ServiceSentence } from '../service-sentence.tsx'
import { sizesIn } from '../sized-row.tsx'
import { ServiceCell, SizedCell } from './cells.tsx'
import { cellPlan, headPlaces } from './spans.ts'

/** At least this many services with only a name share a cell. */
const minNames = 2

/**
 * A cell per service in the owner's order, with a larger first one if it has sizes, a picture or a large price. More
 * than nine services end in a list.
 */
export function CellServices({ section }: { section: SectionOf<'Services'> }) {
  const { heading, body, items, frame } = section.content
  const words = usePageWords()
  const rows = useServiceGroups(items).flatMap((group) => group.rows)
  const names = rows.filter(isBare)
  const isApart = names.length >= minNames
  const units = sizesIn(isApart ? rows.filter((row) => !isBare(row)) : rows)
  const hasHead = heading.trim() !== '' || !isBlank(body)
  const draw = useSeededChoice()
  const { head, services } = cellPlan(units.length, { hasHead, hasFeatured: hasMuchToShow(units[0] ?? []) })
  const listed = units.slice(services.length).flat()
  const hasOnlyNames = isApart && units.length === 0
  const headClass = head
    ? `heading-cell ${hasOnlyNames || units.length === 1 ? 'w4 m6' : head}${draw('services', headPlaces) === 'End' ? ' at-end' : ''}`
    : 'unseen'
  return (
    <SectionShell section={section} className="services">
      <div className={headClass}>
        <SectionHeading heading={heading} body={body} unseen={words.services} />
      </div>
      <ul className="as-cells">
        {units.slice(0, services.length).map((rows, index) => {
          const span = services[index] ?? 'w3'
          const [row] = rows
          if (!row) return null
          return rows.length > 1 ? (
            <SizedCell key={row.item.id} rows={rows} className={span} />
          ) : (
            <ServiceCell
              key={row.item.id}
              row={row}
              frame={frame}
              className={span}
              isQuiet={index === services.length - 1}
            />
          )
        })}
      </ul>
      {!head && units.length === 1 && <PatternCell nth={1} className="w4 m6" />}
      {isApart && (
        <div className={`cell sky names-cell ${hasOnlyNames && head ? 'w8' : 'w12'}`}>
          <ServiceSentence rows={names} isRun />
        </div>
      )}
      {listed.length > 0 && (
        <div className="cell white w12 list-cell">
          <GroupPrices rows={listed} />
        </div>
      )}
    </SectionShell>
  )
}

/** Whether a service has sizes, a picture, or a price that can be visualized. */
const hasMuchToShow = ([row, ...others]: readonly ServiceRow[]) =>
  row !== undefined && (others.length > 0 || isShown(row.item.image) || isDrawn(row.facts.amount ?? undefined))
