import { ShapePicture } from './shape-picture.tsx'
import { tilesOf } from './tile-strip.tsx'
import { useShapes } from './use-shapes.ts'

/** More shapes would repeat forms. */
const maxDifferent = 5
const frame = { width: 360, height: 240 }

type PatternCellProps = {
  /** Index of the shape. Consecutive cells differ in form and background. */
  nth: number
  /** Default: three of twelve columns. */
  className?: string
}

/** A cell with one of the website's shapes. After five cells the shapes repeat, which compresses well. */
export function PatternCell({ nth, className = 'w3' }: PatternCellProps) {
  const shown = tilesOf(useShapes(), maxDifferent)[nth % maxDifferent]
  return (
    <div className={`pattern ${className}`} aria-hidden="true">
      {shown && <ShapePicture {...shown} frame={frame} />}
    </div>
  )
}
