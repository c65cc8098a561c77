import { TileStrip } from '../../shapes/tile-strip.tsx'
import { useShapes } from '../../shapes/use-shapes.ts'
import { useImprint } from '../../site/site-context.ts'

/** The introduction's tiles in another order and other colors; where it has none, two that take turns. */
export function FooterTiles() {
  const { introductionIsTiled } = useImprint()
  return <TileStrip shapes={useShapes()} isRepeated={introductionIsTiled} different={introductionIsTiled ? 6 : 2} />
}
