import type { ReactNode } from 'react'
import { PatternCell } from '../../shapes/pattern-cell.tsx'
import { usePhotoPlaces } from '../../site/site-context.ts'
import { useSeededChoice } from '../../site/use-seeded-choice.ts'
import { PlacedFigure } from '../placed-figure.tsx'
import { Questions, questionsToList, type SectionProps } from './questions.tsx'

/** With fewer questions, the list is no taller than the heading. */
const minBesideShapes = 4
const arrangements = ['', ' at-end', 'sheet', 'sheet at-end'] as const

/** A cell for the heading, and a cell per open question or one for all. */
export function QuestionsInCells({ section }: SectionProps) {
  const arrangement = useSeededChoice()('questions', arrangements)
  const { questions, isOpen } = questionsToList(section.content)
  const isHeaded = section.content.heading.trim() !== ''
  const count = questions.length
  const isShared = !isOpen || (arrangement.startsWith('sheet') && count > 2)
  const side = arrangement.endsWith('at-end') ? ' at-end' : ''
  const height = isShared && count >= minBesideShapes ? ' tall' : ''
  const head = isShared ? `w4${height}` : headSpan(count)
  return (
    <Questions
      section={section}
      questions={questions}
      isOpen={isOpen}
      frame={isHeaded ? (heading) => <Head className={`${head} m6${side}`}>{heading}</Head> : undefined}
      listClass={isShared ? `cell white sheet ${isHeaded ? 'w8' : 'w12'}${height} m6` : 'as-cells'}
      itemClass={isShared ? undefined : (index) => cellOf(index, count, isHeaded)}
    />
  )
}

function cellOf(index: number, count: number, isHeaded: boolean) {
  const isLastAlone = count % 2 === 1 && index === count - 1
  const span = (isHeaded ? headedSpan : bareSpan)(count, index)
  return `cell ${index % 3 === 1 ? 'sky' : 'white'} ${span} ${isLastAlone ? 'm6' : 'm3'}`
}

const headSpan = (count: number) => (count === 3 ? 'w6' : [4, 6, 7].includes(count) ? 'w4 tall' : 'w4')

function headedSpan(count: number, index: number) {
  if (count === 1) return 'w8'
  return count === 3 || (count === 6 && index > 3) ? 'w6' : 'w4'
}

function bareSpan(count: number, index: number) {
  if (count === 1) return 'w12'
  if (count === 2 || count === 4 || (count === 5 && index < 2)) return 'w6'
  return count === 8 || (count === 7 && index > 2) ? 'w3' : 'w4'
}

/** The heading on a gallery photo, or on shapes in a tall cell. */
function Head({ className, children }: { className: string; children: ReactNode }) {
  const [photo] = usePhotoPlaces().questions
  return (
    <div className={`heading-cell ${className}`}>
      {children}
      {photo ? (
        <PlacedFigure
          photo={photo}
          className="photo-cell inset"
          frame="Square"
          loose
          sizes="(min-width:62rem) 33vw,92vw"
        />
      ) : (
        className.split(' ').includes('tall') && <PatternCell nth={1} className="inset" />
      )}
    </div>
  )
}
