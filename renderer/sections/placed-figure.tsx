import { Picture } from '../elements/pictures/picture.tsx'
import { ownRatio, type PictureFrame } from '../elements/pictures/pictures.ts'
import { Text } from '../elements/text.tsx'
import { useRenderTarget } from '../site/render-target.tsx'
import type { PlacedPhoto } from './photo-places.ts'

type PlacedFigureProps = Partial<PictureFrame> & {
  photo: PlacedPhoto
  className?: string
  sizes: string
  /** `sizes` of landscape photos. Default: `sizes`. */
  broadSizes?: string
  leading?: boolean
}

/** A photo in its own ratio with a caption. In the editor, marked as part of the section that contains it. */
export function PlacedFigure({
  photo,
  className,
  sizes,
  broadSizes = sizes,
  leading,
  frame = 'Own',
  loose,
}: PlacedFigureProps) {
  const { editing } = useRenderTarget()
  const { image, caption, section, field, captionField } = photo
  const isBroad = (ownRatio(image) ?? 1) > 1
  return (
    <figure
      className={`plate ${className ?? (isBroad ? 'broad' : '')}`.trim()}
      data-from={editing ? section : undefined}
    >
      <Picture
        image={image}
        frame={frame}
        loose={loose}
        sizes={isBroad ? broadSizes : sizes}
        leading={leading}
        field={field}
      />
      <Text as="figcaption" text={caption} field={captionField} />
    </figure>
  )
}
