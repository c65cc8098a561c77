import { Picture } from '../../../elements/pictures/picture.tsx'
import { isPhoto } from '../../../elements/pictures/pictures.ts'
import { TileStrip } from '../../../shapes/tile-strip.tsx'
import { useShapes } from '../../../shapes/use-shapes.ts'
import type { OpeningProps } from './parts.tsx'

/** The photo next to three tiles of two shapes. Renders nothing without a photo. */
export function PhotoStrip({ content: { image } }: { content: OpeningProps['section']['content'] }) {
  const shapes = useShapes()
  if (!isPhoto(image)) return null
  return (
    <div className="tiled scene toned">
      <Picture image={image} frame="Wide" leading sizes="(min-width:48rem) 50vw,100vw" field="image" />
      <TileStrip shapes={shapes} count={3} different={2} />
    </div>
  )
}
