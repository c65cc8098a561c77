import type { ReactNode } from 'react'
import { type ArtworkSubject, isAbstract } from '../../artwork/draw-artwork.ts'
import { drawnColors } from '../../color/dark-colors.ts'
import type { Image } from '../../document/values/image.ts'
import { useRenderTarget } from '../../site/render-target.tsx'
import { useSite, useTopOfPage } from '../../site/site-context.ts'
import {
  cutFor,
  effectClass,
  enlargedSizes,
  type Frame,
  frameSizes,
  isShown,
  type PictureFrame,
  type Sources,
  sourcesOf,
} from './pictures.ts'

type PictureProps = PictureFrame & {
  image: Image | null
  /** How wide it is drawn, as the `sizes` attribute says it. */
  sizes?: string
  /** The first picture of its section: loaded at once if the section is first on the page. */
  leading?: boolean
  /** Says nothing: text beside it says it all. */
  decorative?: boolean
  field?: string
}

/** A picture cut to a frame. Renders nothing without a picture. */
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
  const cut = image ? cutFor(image, { frame, loose }) : undefined
  const found = usePictureSources()(image, frame, cut?.urls)
  if (!isShown(image) || !found) return null
  const { night, ...sources } = found
  const effect = cut ? undefined : effectClass(image)
  const enlarged = cut ? undefined : enlargedSizes(sizes, image)
  return (
    <span
      className={['frame', frame.toLowerCase(), kindOf(image), effect && 'cropped'].filter(Boolean).join(' ')}
      data-field={editing ? field : undefined}
    >
      <NightPicture night={night}>
        <img
          className={effect}
          {...sources}
          // A browser that knows `auto` measures the picture itself, which it can once it loads it late; but not enlarged.
          sizes={sources.srcSet ? (enlarged ?? (first ? sizes : `auto,${sizes}`)) : undefined}
          {...frameSizes[frame]}
          alt={decorative ? '' : altText(image)}
          loading={first ? undefined : 'lazy'}
          decoding="async"
          fetchPriority={first ? 'high' : undefined}
        />
      </NightPicture>
    </span>
  )
}

/** The whole picture, in its own shape, that a frame elsewhere crops. Loads when it scrolls into view. */
export function WholePicture({ image, frame }: { image: Image; frame: Frame }) {
  const found = usePictureSources()(image, frame)
  if (!found) return null
  const { night, ...sources } = found
  const { width, height } = image.urls.find((known) => known.width && known.height) ?? frameSizes[frame]
  return (
    <NightPicture night={night}>
      <img
        {...sources}
        sizes={sources.srcSet ? '94vw' : undefined}
        width={width}
        height={height}
        alt={altText(image)}
        loading="lazy"
        decoding="async"
      />
    </NightPicture>
  )
}

/** A drawing that follows the visitor's device has an address for the night, since the colors of a file are not the page's to change. */
export function NightPicture({ night, children }: { night?: string; children: ReactNode }) {
  if (!night) return children
  return (
    <picture>
      <source media="(prefers-color-scheme:dark)" srcSet={night} />
      {children}
    </picture>
  )
}

/** A drawing of things is mounted like a print, so that nobody takes it for a photograph of the business; one of shapes is decoration. */
function kindOf(image: Image): string | undefined {
  if (image.provider !== 'Artwork') return undefined
  return isAbstract(image) ? 'drawn' : 'drawn plate'
}

/** Blank for a drawing of shapes, which has no subject to describe. */
const altText = (image: Image) => (image.provider === 'Artwork' && isAbstract(image) ? '' : image.description)

/** The address of a picture and its alternatives, of the whole one unless others are given; a drawing's is one for its frame. */
function usePictureSources() {
  const { style } = useSite()
  const drawn = useDrawnArtwork()
  return (image: Image | null, frame: Frame, urls = image?.urls): Sources | undefined => {
    if (image?.provider !== 'Artwork') return urls && sourcesOf(urls)
    const { tags, description, seed = 0 } = image
    const subject = isAbstract(image) ? { tags, description, seed, style } : { tags, description, seed }
    return drawn(subject, frame)
  }
}

/** The addresses of a drawing in the colors of the page. */
export function useDrawnArtwork() {
  const { colors, night } = drawnColors(useSite().theme)
  const { artwork } = useRenderTarget()
  return (subject: ArtworkSubject, frame: Frame): Sources => ({
    src: artwork(subject, colors, frameSizes[frame]),
    night: night && artwork(subject, night, frameSizes[frame]),
  })
}
