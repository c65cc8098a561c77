import { Straight, wideStripes } from '../shapes/band.tsx'
import { lastTilePlan } from '../shapes/tile-plan.ts'
import { TileStrip } from '../shapes/tile-strip.tsx'
import { useShapes } from '../shapes/use-shapes.ts'
import { useImprint } from '../site/site-context.ts'

/**
 * Shapes in another arrangement than the introduction's, or a band of stripes after an introduction without tiles: across the page, or, of
 * `beside` tiles, in two columns beside text.
 */
export function LastShapes({ beside }: { beside?: number }) {
  const { introductionShapes } = useImprint()
  const shapes = useShapes()
  if (introductionShapes === 'None') {
    return <Straight stripes={wideStripes} className={beside ? 'tiles falls' : 'band crosses'} across={!beside} />
  }
  const count = beside ? { count: beside } : {}
  if (introductionShapes === 'Few') return <TileStrip shapes={shapes} {...count} different={2} />
  return <TileStrip shapes={shapes} plan={lastTilePlan(shapes)} {...count} isRepeated />
}
