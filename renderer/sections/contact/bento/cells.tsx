import { useBusinessPart } from '../../../elements/business-part.ts'
import { FittedLine } from '../../../elements/fitted-line.tsx'
import { Icon } from '../../../elements/icon.tsx'
import { Prose } from '../../../elements/text.tsx'
import { contactFacts } from '../../../facts/contact-facts.ts'
import { dayName, dayRows, weekOf } from '../../../facts/format-hours.ts'
import { commaList } from '../../../facts/language-names.ts'
import type { AreaPlot } from '../../../facts/maps/area-plot.ts'
import { Rings } from '../../../shapes/lined-ground.tsx'
import { PatternCell } from '../../../shapes/pattern-cell.tsx'
import { useFacts, useSite } from '../../../site/site-context.ts'
import { AreaMapPlot } from '../area-map-plot.tsx'
import type { ContactContent } from '../content.ts'
import { ContactDetails } from '../details.tsx'
import { useFactHeading } from '../fact-headings.ts'
import { LargeReach } from '../large-type.tsx'
import { OpeningHours } from '../opening-hours.tsx'
import { useMarks } from '../use-marks.ts'

type CellProps = { content: ContactContent; className: string }

/** The main way to reach the business, across the cell, with the other ways below it, on top of shapes if there is room. */
export function ReachCell({ content, className, hasRoom }: CellProps & { hasRoom: boolean }) {
  return (
    <div className={`cell reach-cell ${className}`}>
      <LargeReach content={content} />
      <ContactDetails content={content} parts={['phones', 'emails']} />
      {hasRoom && <PatternCell nth={0} className="inset" />}
    </div>
  )
}

/** Opening hours, in large type if they are the same every day, with the weekdays as pills. */
export function HoursCell({ content, className }: CellProps) {
  const { business } = useFacts()
  const { language } = useSite()
  const { heading, mark: ofHeading } = useFactHeading('hours', content)
  const facts = contactFacts(content, business, language)
  const mark = useMarks({ facts })
  const week = facts.own.hours ? [] : weekOf(business.hours, language)
  const rows = dayRows({ ...business.hours, closed: [] }, language, 'long')
  const isAlike = !facts.own.hours && rows.length === 1
  const hasTimes = facts.hours.some(({ times }) => times !== '')
  const others = { ...facts, hours: facts.hours.filter(({ times }) => times === '') }
  return (
    <div className={`cell hours-cell ${hasTimes ? '' : 'said-hours '}${className}`}>
      {isAlike ? (
        <h2 {...mark('hours', 'hours')}>
          {rows.map(({ days, times }) => (
            <span key={days}>
              {days}, <span className="whole">{times}</span>
            </span>
          ))}
        </h2>
      ) : (
        heading && <h2 {...ofHeading}>{heading}</h2>
      )}
      <OpeningHours facts={isAlike ? others : facts} />
      {week.length > 1 && (
        <ul className="pills" aria-hidden="true">
          {week.map(({ name, closed, times }) => (
            <li key={name} className={closed ? 'shut' : times === week[0]?.times || isAlike ? undefined : 'other'}>
              {dayName(name, language, 'short')}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** In letters: a name that fills a cell. */
const maxTownLength = 16

/** A map of the areas, or their names, the town or the address in large type. */
export function PlaceCell({ content, plot, className }: CellProps & { plot: AreaPlot | undefined }) {
  const { business } = useFacts()
  const { language } = useSite()
  const partOf = useBusinessPart()
  const facts = contactFacts(content, business, language)
  const mark = useMarks({ facts })
  const { heading, mark: ofHeading } = useFactHeading('areas', content)
  const town = business.place.town.trim()
  const areas = business.areas.map(({ name }) => name.trim()).filter((name) => name !== '' && name !== town)
  if (plot) {
    return (
      <div className={`plot-cell ${className}`}>
        <AreaMapPlot plot={plot} content={content} />
      </div>
    )
  }
  if (areas.length > 0) {
    return (
      <div className={`cell sky place-cell ${className}`}>
        <Rings isLow />
        {heading && <h2 {...ofHeading}>{heading}</h2>}
        <p className="names" {...partOf('areas')}>
          {commaList(areas, language)}
        </p>
        <ContactDetails content={content} parts={['address', 'languages']} />
      </div>
    )
  }
  const isTown = town !== '' && town.length <= maxTownLength
  return (
    <div className={`cell sky place-cell ${className}`}>
      <Rings isLow />
      <Icon name="pin" isSymbol />
      {isTown ? (
        <p className="town" {...partOf('place')}>
          <FittedLine text={town} />
        </p>
      ) : (
        <address className="names" {...mark('address', facts.address ? 'address' : 'place')}>
          <Prose text={facts.address || facts.place} exact />
        </address>
      )}
      <ContactDetails
        content={content}
        parts={isTown && facts.address !== '' ? ['address', 'languages'] : ['languages']}
      />
    </div>
  )
}
