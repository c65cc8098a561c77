import type { ReactNode } from 'react'
import type { StripFact } from '../../../facts/fact-strip.ts'
import { FactList, useFactStrip } from '../strip.tsx'
import type { OpeningProps } from './parts.tsx'

type FactRowProps = {
  content: OpeningProps['section']['content']
  /** The part of the business that the opening shows already. */
  shown?: string | undefined
  children?: ReactNode
}

const most = 4

/** The facts under an opening, each under its own line: four in a row, with those of `children` before them. */
export function FactRow({ content, shown, children }: FactRowProps) {
  const facts: StripFact[] = useFactStrip(content).filter(({ part }) => part !== shown)
  if (facts.length === 0 && !children) return null
  return (
    <FactList facts={facts.slice(0, children ? most - 1 : most)} className="fact-row">
      {children}
    </FactList>
  )
}
