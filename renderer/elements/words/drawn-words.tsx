import type { ReactNode } from 'react'

/** Drawn heading text, with the plain words for screen readers. */
export const DrawnWords = ({ words, children }: { words: string; children: ReactNode }) => (
  <>
    <span className="unseen">{words}</span>
    <span aria-hidden="true">{children}</span>
  </>
)
