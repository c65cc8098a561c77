import { ShapePicture } from './shape-picture.tsx'
import { tilesOf } from './tile-strip.tsx'
import { useShapes } from './use-shapes.ts'

/** As many as the places of a page have: more would repeat the forms of a grammar. */
const different = 5
const frame = { width: 360, height: 240 }

type PatternCellProps = {
  /** Which shape: cells that follow one another differ in form and ground. */
  nth: number
  /** Default: three of twelve columns. */
  className?: string
}

/** A cell of the website's shapes. After five they repeat, in almost no bytes. */
export function PatternCell({ nth, className = 'w3' }: PatternCellProps) {
  const shown = tilesOf(useShapes(), different)[nth % different]
  return (
    <div className={`pattern ${className}`} aria-hidden="true">
      {shown && <ShapePicture {...shown} frame={frame} />}
    </div>
  )
}
