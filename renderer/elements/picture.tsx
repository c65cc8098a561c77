import type { Image } from '../document/image.ts'
import { useRenderTarget } from '../render-target.tsx'
import { useSite, useTopOfPage } from '../site-context.ts'
import { effectClass, type Frame, frameSizes, isShown, pictureSources } from './pictures.ts'

type PictureProps = {
  image: Image | null
  frame: Frame
  /** How wide it is drawn, as the `sizes` attribute says it. */
  sizes?: string
  /** The first picture of its section: loaded at once when the section stands at the top. */
  leading?: boolean
  /** Says nothing: text beside it says it all. */
  decorative?: boolean
  field?: string
}

/** A picture cut to a frame. Nothing when there is none. */
export function Picture({ image, frame, sizes = '100vw', leading = false, decorative = false, field }: PictureProps) {
  const { document } = useSite()
  const { artwork, editing } = useRenderTarget()
  const first = useTopOfPage() && leading
  if (!isShown(image)) return null
  const size = frameSizes[frame]
  const { tags, description, seed = 0 } = image
  const sources =
    image.provider === 'Artwork'
      ? { src: artwork({ tags, description, seed }, document.theme.colors, size) }
      : pictureSources(image)
  if (!sources) return null
  return (
    <span className={`frame ${frame.toLowerCase()}`} data-field={editing ? field : undefined}>
      <img
        className={effectClass(image)}
        {...sources}
        sizes={sources.srcSet ? sizes : undefined}
        width={size.width}
        height={size.height}
        alt={decorative ? '' : description}
        loading={first ? undefined : 'lazy'}
        decoding="async"
        fetchPriority={first ? 'high' : undefined}
      />
    </span>
  )
}
