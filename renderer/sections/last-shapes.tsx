import { Straight, wideStripes } from '../shapes/band.tsx'
import { lastTilePlan } from '../shapes/tile-plan.ts'
import { TileStrip } from '../shapes/tile-strip.tsx'
import { useShapes } from '../shapes/use-shapes.ts'
import { useImprint } from '../site/site-context.ts'

/** Enough for the tallest section. */
const shapesBesideText = 6

/**
 * Shapes in a different arrangement than the introduction's, or a band of stripes if the introduction has no tiles. In
 * full width, or with `isBeside` in two columns beside text.
 */
export function LastShapes({ isBeside = false }: { isBeside?: boolean }) {
  const { introductionShapes } = useImprint()
  const shapes = useShapes()
  if (introductionShapes === 'None') {
    return <Straight stripes={wideStripes} className={isBeside ? 'tiles falls' : 'band crosses'} across={!isBeside} />
  }
  const count = isBeside ? { count: shapesBesideText } : {}
  if (introductionShapes === 'Few') return <TileStrip shapes={shapes} {...count} different={2} />
  return <TileStrip shapes={shapes} plan={lastTilePlan(shapes)} {...count} isRepeated />
}
