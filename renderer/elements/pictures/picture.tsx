import { useId } from 'react'
import { type Image, isPattern } from '../../document/values/image.ts'
import { ShapePicture } from '../../shapes/shape-picture.tsx'
import { useRenderTarget } from '../../site/render-target.tsx'
import { useLayouts, useTopOfPage } from '../../site/site-context.ts'
import { Light } from '../light.tsx'
import {
  croppedFileFor,
  effectClass,
  enlargedSizes,
  type Frame,
  frameSizes,
  isOnlyFocused,
  isShown,
  nearestFrame,
  ownRatio,
  type PictureFrame,
  reservedSize,
  sourcesOf,
} from './pictures.ts'

type PictureProps = PictureFrame & {
  image: Image | null
  sizes?: string
  /** The section's first picture: loaded eagerly if the section is first on the page. */
  leading?: boolean
  /** Hidden from screen readers, since the adjacent text has the content. */
  decorative?: boolean
  field?: string
}

/** A photo cropped to a frame, or a pattern that fills it. Renders nothing without a picture. */
export function Picture({
  image,
  frame,
  loose,
  sizes = '100vw',
  leading = false,
  decorative = false,
  field,
}: PictureProps) {
  const { editing } = useRenderTarget()
  const first = useTopOfPage() && leading
  const { patterns } = useLayouts()
  const id = useId()
  if (!isShown(image)) return null
  const mark = editing ? field : undefined
  if (isPattern(image)) {
    const shape = frame === 'Own' ? 'Square' : frame
    if (patterns === 'Light') {
      return (
        <span className={`frame ${shape.toLowerCase()} pattern lit`} data-field={mark}>
          <Light of={id} as="span" />
        </span>
      )
    }
    return (
      <span className={`frame ${shape.toLowerCase()} pattern`} data-field={mark}>
        <ShapePicture name={image.pattern} seed={image.seed ?? 0} frame={frameSizes[shape]} />
      </span>
    )
  }
  const cut = croppedFileFor(image, { frame, loose })
  const sources = sourcesOf(cut?.urls ?? image.urls)
  if (!sources) return null
  const effect = cut ? undefined : effectClass(image)
  const enlarged = cut ? undefined : enlargedSizes(sizes, image)
  // A moved or rotated image needs a frame to clip it.
  const isClipped = effect !== undefined && !isOnlyFocused(image)
  const shape = frame === 'Own' && isClipped ? nearestFrame(ownRatio(image) ?? 1) : frame
  const kind = `frame ${shape.toLowerCase()}`
  return (
    <span className={isClipped ? `${kind} cropped` : kind} data-field={mark}>
      <img
        className={effect}
        {...sources}
        // With `auto`, browsers measure a lazy-loaded picture themselves, but without its enlargement.
        sizes={sources.srcSet ? (enlarged ?? (first ? sizes : `auto,${sizes}`)) : undefined}
        {...reservedSize(image, shape)}
        alt={decorative ? '' : image.description}
        loading={first ? undefined : 'lazy'}
        decoding="async"
        fetchPriority={first ? 'high' : undefined}
      />
    </span>
  )
}

export function WholePicture({ image, frame }: { image: Image; frame: Frame }) {
  const sources = sourcesOf(image.urls)
  if (!sources) return null
  const { width, height } = image.urls.find((known) => known.width && known.height) ?? frameSizes[frame]
  return (
    <img
      {...sources}
      sizes={sources.srcSet ? '94vw' : undefined}
      width={width}
      height={height}
      alt={image.description}
      loading="lazy"
      decoding="async"
    />
  )
}
