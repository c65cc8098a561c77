import { toneClasses } from '../../../color/tone-rules.ts'
import type { Tone } from '../../../document/section-design.ts'
import { useBusinessPart } from '../../../elements/business-part.ts'
import { PosterLines } from '../../../elements/poster/poster-lines.tsx'
import { stepForWords } from '../../../elements/poster/steps.ts'
import { experienceText } from '../../../facts/fact-words.ts'
import { CrossingRun } from '../../../shapes/crossing-run.tsx'
import { useFacts, useSite } from '../../../site/site-context.ts'
import { useFactStrip } from '../strip.tsx'
import { Buttons, HeadlineBlock, Lead, type OpeningProps } from './parts.tsx'
import { PhotoStrip } from './photo-strip.tsx'

const tones: readonly Tone[] = ['Plain', 'Bold', 'Ink', 'Accent']
/** Maximum height of the line with the year, as a share of its width. */
const maxYearHeight = 0.3
/** In percent of a block's width: room for a name beside the stripes, and maximum letter size. */
const nameRoom = 46
const maxNameSize = 14
const maxFacts = 2

/** The headline above the founding year, and a block per person, with one run of stripes through all blocks. */
export function YearAndPeopleOpening({ section: { content, design } }: OpeningProps) {
  const { since, people } = useFacts().business
  const partOf = useBusinessPart()
  const facts = useFactStrip(content).filter(({ part }) => part !== 'since')
  const { language } = useSite()
  const others = tones.filter((tone) => tone !== design.tone)
  return (
    <>
      <div className="founded">
        <div className="pitch">
          <HeadlineBlock content={content}>
            <Lead content={content} />
            <Buttons content={content} />
          </HeadlineBlock>
          <div className="base">
            <div className="notes">
              {facts.slice(0, maxFacts).map(({ part, label, text }) => (
                <p key={part} {...partOf(part)}>
                  {label} {text}
                </p>
              ))}
            </div>
            <p className="year" {...partOf('since')}>
              <PosterLines lines={[experienceText(since, language)]} highest={maxYearHeight} />
            </p>
          </div>
        </div>
        <ul
          className={`crew ${stepForWords(people.map(({ name }) => name).join(' '), nameRoom, maxNameSize)}`}
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
const maxShortLength = 32

const shortOf = (about: string) => (about.trim().length <= maxShortLength ? about.trim() : '')
