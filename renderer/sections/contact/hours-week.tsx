import { useBusinessPart } from '../../elements/business-part.ts'
import { type ContactFacts, contactFacts } from '../../facts/contact-facts.ts'
import { otherRows } from '../../facts/format-hours.ts'
import { hoursWeek, type WeekBar, type WeekDay } from '../../facts/hours-week.ts'
import { factWordsIn } from '../../languages/languages.ts'
import { useFacts, useSite } from '../../site/site-context.ts'
import type { ContactContent } from './content.ts'
import { OpeningHours } from './opening-hours.tsx'
import { Shifts } from './shifts.tsx'

export type Week = { days: WeekDay[]; facts: ContactFacts }

/** The business's week. Undefined if the section overrides the hours or too few days have times. */
export function useWeek(content: ContactContent): Week | undefined {
  const { business } = useFacts()
  const { language } = useSite()
  const facts = contactFacts(content, business, language)
  const days = facts.own.hours ? undefined : hoursWeek(business.hours, language, factWordsIn(language)?.closed)
  return days && { days, facts }
}

/** Open days as columns with a bar from opening to closing, or as rows on narrow screens. */
export function HoursWeek({ week: { days, facts } }: { week: Week }) {
  const { hours } = useFacts().business
  const { language } = useSite()
  const partOf = useBusinessPart()
  const others = otherRows(hours, language)
  const hasOthers = others.length + facts.exceptions.length > 0
  const same = sameBar(days)
  return (
    <div className={same ? 'week same' : 'week'}>
      <dl className="days" {...partOf('hours')}>
        {days.map((day) => (
          <div key={day.name} className={day.bars.length === 0 ? 'closed' : undefined}>
            <dt>{day.name}</dt>
            <dd>
              {!same && <Bars bars={day.bars} />}
              <span className="unseen">{day.times}</span>
            </dd>
          </div>
        ))}
      </dl>
      {same && (
        <p className="span" aria-hidden="true">
          <span>{textOf(same.opens)}</span> <span>{textOf(same.closes)}</span>
        </p>
      )}
      <Shifts days={days} />
      {hasOthers && <OpeningHours facts={{ ...facts, hours: others }} />}
    </div>
  )
}

function sameBar(days: readonly WeekDay[]): WeekBar | undefined {
  const [bar] = days[0]?.bars ?? []
  return days.every(({ times, bars }) => times === days[0]?.times && bars.length === 1) ? bar : undefined
}

const textOf = (time: WeekBar['opens']) => time.map(({ text }) => text).join('')

/** Minimum share of a day for two times to fit into a bar. */
const minShareForTwo = 0.2

/** Collapses without CSS, since the text next to the bars has the same times. */
const Bars = ({ bars }: { bars: readonly WeekBar[] }) => (
  <svg width="100%" height="0" direction="ltr" aria-hidden="true">
    {bars.length === 0 && <line x1="0" x2="100%" y1="50%" y2="50%" />}
    {bars.map(({ from, to, opens, closes }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two may be at the same time
      <g key={index}>
        <rect width="100%" y={percent(from)} height={percent(to - from)} />
        <text x=".2em" y={percent(from)} dy="1.25em">
          <Time parts={opens} />
        </text>
        <text
          x=".2em"
          y={percent(to)}
          dy={to - from < minShareForTwo ? '1.15em' : '-.6em'}
          className={to - from < minShareForTwo ? 'under' : undefined}
        >
          <Time parts={closes} />
        </text>
      </g>
    ))}
  </svg>
)

/** Narrow columns hide AM and PM where they are clear from context. */
const Time = ({ parts }: { parts: WeekBar['opens'] }) =>
  parts.map(({ text, isHalf }) =>
    isHalf ? (
      <tspan key={text} className="half">
        {text}
      </tspan>
    ) : (
      text
    ),
  )

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`
