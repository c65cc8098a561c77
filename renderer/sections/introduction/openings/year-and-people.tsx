import { toneClasses } from '../../../color/tone-rules.ts'
import type { Tone } from '../../../document/section-design.ts'
import { useBusinessPart } from '../../../elements/business-part.ts'
import { PosterLines } from '../../../elements/poster/poster-lines.tsx'
import { stepForWords } from '../../../elements/poster/steps.ts'
import { CrossingRun } from '../../../shapes/crossing-run.tsx'
import { useFacts } from '../../../site/site-context.ts'
import { useFactStrip } from '../strip.tsx'
import { Buttons, Headline, Kicker, Lead, type OpeningProps } from './parts.tsx'
import { PhotoStrip } from './photo-strip.tsx'

const tones: readonly Tone[] = ['Plain', 'Bold', 'Ink', 'Accent']
/** Maximum height of the year's two lines, as a share of their width. */
const highest = 0.98
/** In hundredths of the blocks' width: for a name beside the stripes, and of its letters at most. */
const room = 46
const largestName = 14
/** Under the headline. */
const mostFacts = 2

/** The year of founding in two lines, and a block for each person: one run of stripes goes through them all. */
export function YearAndPeopleOpening({ section: { content, design } }: OpeningProps) {
  const { since, people } = useFacts().business
  const partOf = useBusinessPart()
  const facts = useFactStrip(content).filter(({ part }) => part !== 'since')
  const year = String(since?.year ?? '')
  const others = tones.filter((tone) => tone !== design.tone)
  return (
    <>
      <div className="founded">
        <div className="pitch">
          <p className="year" {...partOf('since')}>
            <PosterLines lines={[year.slice(0, 2), year.slice(2)]} highest={highest} />
          </p>
          <div className="base">
            <div className="said">
              <Headline content={content} />
              <Lead content={content} />
              <Buttons content={content} />
            </div>
            <div className="notes">
              <Kicker content={content} />
              {facts.slice(0, mostFacts).map(({ part, label, text }) => (
                <p key={part} {...partOf(part)}>
                  {label} {text}
                </p>
              ))}
            </div>
          </div>
        </div>
        <ul
          className={`crew ${stepForWords(people.map(({ name }) => name).join(' '), room, largestName)}`}
          {...partOf('people')}
        >
          {people.map(({ id, name, role, about }, index) => (
            <li key={id} className={`block ${toneClasses[others[index % others.length] ?? 'Plain']}`}>
              <p className="who">{name}</p>
              <p>{[role.trim(), shortOf(about)].filter(Boolean).join(', ')}</p>
              <CrossingRun at={index} of={people.length} />
            </li>
          ))}
        </ul>
      </div>
      <PhotoStrip content={content} />
    </>
  )
}

/** In characters. */
const short = 32

const shortOf = (about: string) => (about.trim().length <= short ? about.trim() : '')
