import type { ReactNode } from 'react'
import { PatternCell } from '../../shapes/pattern-cell.tsx'
import { useDraw } from '../../shapes/use-draw.ts'

type QuestionsHeadProps = { isOpen: boolean; children: ReactNode }

/** The heading over shapes, before or after the questions, which are cells or share one. */
export function QuestionsHead({ isOpen, children }: QuestionsHeadProps) {
  const draw = useDraw()
  const place = draw('questions', ['', ' at-end', ' of-sheet', ' of-sheet at-end'])
  return (
    <div className={`heading-cell${isOpen ? place : ''}`}>
      {children}
      <PatternCell nth={5} className="inset" />
    </div>
  )
}
