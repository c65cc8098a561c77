import type { ReactNode } from 'react'
import { PatternCell } from '../../shapes/pattern-cell.tsx'
import { useLayout, usePhotoPlaces } from '../../site/site-context.ts'
import { useDraw } from '../../site/use-draw.ts'
import { PlacedFigure } from '../placed-figure.tsx'

export type QuestionCells = {
  head: string
  list: string
  /** A class for the question of an index; undefined where all share a cell. */
  item: ((index: number) => string) | undefined
}

const arrangements = ['', ' at-end', 'sheet', 'sheet at-end'] as const

/** Classes of the cells for a number of open questions, or of the cell of closed ones; undefined in styles without cells. */
export function useQuestionCells(count: number, isHeaded: boolean, isOpen: boolean): QuestionCells | undefined {
  const { isBento } = useLayout('FrequentlyAskedQuestions')
  const arrangement = useDraw()('questions', arrangements)
  if (!isBento) return undefined
  const isShared = !isOpen || (arrangement.startsWith('sheet') && count > 1)
  const side = arrangement.endsWith('at-end') ? ' at-end' : ''
  if (isShared) return { head: `w4 m6${side}`, list: `cell white sheet ${isHeaded ? 'w8' : 'w12'} m6`, item: undefined }
  const spanOf = isHeaded ? headedSpan : bareSpan
  return {
    head: `${headSpan(count)} m6${side}`,
    list: 'as-cells',
    item: (index) => {
      const isLastAlone = count % 2 === 1 && index === count - 1
      return `cell ${index % 3 === 1 ? 'sky' : 'white'} ${spanOf(count, index)} ${isLastAlone ? 'm6' : 'm3'}`
    },
  }
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

/** The heading over a photo of the gallery, or over shapes. */
export function QuestionsHead({ className, children }: { className: string; children: ReactNode }) {
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
        <PatternCell nth={2} className="inset" />
      )}
    </div>
  )
}
