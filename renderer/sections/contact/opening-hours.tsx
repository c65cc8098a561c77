import { useBusinessPart } from '../../elements/business-part.ts'
import type { ContactFacts } from '../../facts/contact-facts.ts'
import { useRenderTarget } from '../../site/render-target.tsx'
import { type Facts, useMarks } from './use-marks.ts'

export const hasHours = ({ hours, exceptions }: ContactFacts) => hours.length + exceptions.length > 0

export function OpeningHours({ facts }: Facts) {
  const { editing } = useRenderTarget()
  const partOf = useBusinessPart()
  const mark = useMarks({ facts })
  const timed = facts.hours.filter(({ times }) => times !== '')
  return (
    <>
      <div {...mark('hours', 'hours')} data-drawn={editing && facts.own.hours ? '' : undefined}>
        <HoursList rows={timed} />
        {facts.hours
          .filter(({ times }) => times === '')
          .map(({ days }) => (
            <p key={days}>{days}</p>
          ))}
      </div>
      {facts.exceptions.length > 0 && (
        <div className="dates" {...partOf('hours')}>
          <HoursList rows={facts.exceptions} />
        </div>
      )}
    </>
  )
}

function HoursList({ rows }: { rows: ContactFacts['hours'] }) {
  if (rows.length === 0) return null
  return (
    <dl>
      {rows.map(({ days, times }) => (
        <div key={`${days} ${times}`}>
          <dt>{days}</dt>
          <dd>{times}</dd>
        </div>
      ))}
    </dl>
  )
}
