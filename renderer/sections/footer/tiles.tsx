import { Straight, wideStripes } from '../../shapes/band.tsx'
import { lastTilePlan } from '../../shapes/tile-plan.ts'
import { TileStrip } from '../../shapes/tile-strip.tsx'
import { useShapes } from '../../shapes/use-shapes.ts'
import { useImprint } from '../../site/site-context.ts'

/** Shapes in another arrangement than the introduction's, or a band of stripes after an introduction without tiles. */
export function FooterTiles() {
  const { introductionShapes } = useImprint()
  const shapes = useShapes()
  if (introductionShapes === 'None') return <Straight stripes={wideStripes} className="band crosses" across />
  if (introductionShapes === 'Few') return <TileStrip shapes={shapes} different={2} />
  return <TileStrip shapes={shapes} plan={lastTilePlan(shapes)} isRepeated />
}
