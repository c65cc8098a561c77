import { useBusinessPart } from '../../elements/business-part.ts'
import { Fade } from '../../elements/poster/fade.tsx'
import { narrowWidth, stepFor, stepForWords } from '../../elements/poster/steps.ts'
import { Prose } from '../../elements/text.tsx'
import { usePageWords } from '../../elements/words/use-page-words.ts'
import { contactFacts } from '../../facts/contact-facts.ts'
import { dayRows } from '../../facts/format-hours.ts'
import { mapHref } from '../../facts/maps/map-link.ts'
import { useFacts, useSite } from '../../site/site-context.ts'
import type { ContactContent } from './content.ts'
import { useFactHeading } from './fact-headings.ts'
import { useMarks } from './use-marks.ts'

/** Room for days, times and the gap between them, in percent of the ticket's width. */
const rowWidth = 96
const dayTimeGap = 0.5

function sizeOf(rows: readonly { days: string; times: string }[]): string {
  const longest = Math.max(
    1,
    ...rows.map(({ days, times }) => narrowWidth(days.toUpperCase()) + narrowWidth(times.toUpperCase()) + dayTimeGap),
  )
  return stepFor('step', rowWidth / longest).className
}

/** Maximum size of the address, in percent of the stub's width. */
const maxAddressSize = 20

/** Shortens '9 AM – 6 PM' to '9–6' if the hours run from morning to afternoon. Full hours have no minutes. */
export const shortTimes = (times: string): string =>
  times
    .replaceAll(' – ', '–')
    .replace(/(\d)\s?AM–(\d+(?::\d\d)?)\s?PM/g, '$1–$2')
    .replace(/\b0?(\d+):00–0?(\d+):00\b/g, '$1–$2')

const barCount = 17

/** Opening hours as a ticket in large type, with the address on its stub. */
export function HoursTicket({ content }: { content: ContactContent }) {
  const { business } = useFacts()
  const { language } = useSite()
  const words = usePageWords()
  const partOf = useBusinessPart()
  const { heading, mark: ofHeading } = useFactHeading('hours', content)
  const facts = contactFacts(content, business, language)
  const mark = useMarks({ facts })
  const map = content.showMap ? mapHref(facts, business.place) : undefined
  const where = facts.address || business.place.town.trim() || facts.place.split(',')[0]?.trim() || ''
  const known = facts.own.hours
    ? facts.hours.filter(({ times }) => times !== '')
    : dayRows(business.hours, language, 'short')
  const rows = known.map(({ days, times }) => ({ days: days.replaceAll(' – ', '–'), times: shortTimes(times) }))
  const notes = facts.hours.filter(({ times }) => times === '')
  return (
    <div className="tickets block ink">
      <div className={where ? 'ticket' : 'ticket whole'}>
        <div className="times block plain">
          {heading && <h3 {...ofHeading}>{heading}</h3>}
          <dl className={sizeOf(rows)} {...mark('hours', 'hours')}>
            {rows.map(({ days, times }) => (
              <div key={days}>
                <dt>{days}</dt>
                <dd>{times}</dd>
              </div>
            ))}
          </dl>
          {notes.map(({ days }) => (
            <p key={days}>{days}</p>
          ))}
          {facts.exceptions.length > 0 && (
            <dl className="dates" {...partOf('hours')}>
              {facts.exceptions.map(({ days, times }) => (
                <div key={days}>
                  <dt>{days}</dt>
                  <dd>{times}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
        {where !== '' && (
          <div className="stub block bold">
            <address
              className={stepForWords(where, rowWidth, maxAddressSize)}
              {...mark('address', facts.address ? 'address' : 'place')}
            >
              <Prose text={where} exact />
            </address>
            <Fade bars={barCount} />
            {map && (
              <a className="button primary" href={map} lang={words.lang}>
                {words.map}
              </a>
            )}
          </div>
        )}
      </div>
    </div>
  )
}
