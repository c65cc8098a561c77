import { Picture } from '../elements/pictures/picture.tsx'
import { ownRatio, type PictureFrame } from '../elements/pictures/pictures.ts'
import { Text } from '../elements/text.tsx'
import { useRenderTarget } from '../site/render-target.tsx'
import type { PlacedPhoto } from './photo-places.ts'

type PlacedFigureProps = Partial<PictureFrame> & {
  photo: PlacedPhoto
  className?: string
  sizes: string
  /** The same for a photo that is wider than it is high. Default: the same. */
  broadSizes?: string
  leading?: boolean
}

/** A photo in its own shape with its caption, marked in the editor as a part of the section that its owner put it in. */
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
