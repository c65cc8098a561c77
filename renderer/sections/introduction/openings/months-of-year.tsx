import { plainWords } from '../../../document/values/formatted-text.ts'
import { intlLocale } from '../../../facts/intl-locale.ts'
import { cycleIn } from '../../../facts/openings/cycle.ts'
import { useSite } from '../../../site/site-context.ts'
import { FactRow } from './fact-row.tsx'
import { Begin, HeadlineBlock, type OpeningProps } from './parts.tsx'

/**
 * Weeks or months until the work is due again, as descending bars with the due one highlighted. The headline is above
 * the low bars.
 */
export function MonthsOfYearOpening({ section: { content } }: OpeningProps) {
  const { language } = useSite()
  const cycle = cycleIn(`${content.heading}\n${plainWords(content.body)}`)
  if (!cycle) return null
  const { count, months, moment } = cycle
  return (
    <>
      <div className={`pitch falling of-${count}`}>
        <HeadlineBlock content={content}>
          <Begin content={content} />
        </HeadlineBlock>
        <ol aria-hidden="true">
          {Array.from({ length: count }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are counted
            <li key={index} className={index + 1 === moment ? 'moment' : undefined}>
              {months ? <Month month={months[index] ?? 0} language={language} /> : index + 1}
            </li>
          ))}
        </ol>
      </div>
      <FactRow content={content} />
    </>
  )
}

/** 'Nov', or only its first letter in a narrow bar. */
function Month({ month, language }: { month: number; language: string }) {
  const format = (style: 'short' | 'narrow') =>
    new Intl.DateTimeFormat(intlLocale(language), { month: style, timeZone: 'UTC' }).format(Date.UTC(2026, month))
  return (
    <>
      <span className="short">{format('short').replace(/\.$/, '')}</span>
      <span className="narrow">{format('narrow')}</span>
    </>
  )
}
