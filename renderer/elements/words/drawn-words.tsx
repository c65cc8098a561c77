import type { ReactNode } from 'react'

/** Words of a heading that are drawn: as they are for screen readers, and the drawing for everybody else. */
export const DrawnWords = ({ words, children }: { words: string; children: ReactNode }) => (
  <>
    <span className="unseen">{words}</span>
    <span aria-hidden="true">{children}</span>
  </>
)
