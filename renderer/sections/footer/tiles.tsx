import { TileStrip } from '../../shapes/tile-strip.tsx'
import { useShapes } from '../../shapes/use-shapes.ts'
import { useImprint } from '../../site/site-context.ts'

/** The introduction's tiles in a different order and different colors, or two alternating tiles if it has no tiles. */
export function FooterTiles() {
  const { introductionIsTiled } = useImprint()
  return <TileStrip shapes={useShapes()} isRepeated={introductionIsTiled} different={introductionIsTiled ? 6 : 2} />
}
