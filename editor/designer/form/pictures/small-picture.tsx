import { use, useMemo } from 'react'
import { artworkDataUri } from '#renderer/artwork/data-uri.ts'
import { drawArtwork } from '#renderer/artwork/draw-artwork.ts'
import type { Image } from '#renderer/document/values/image.ts'
import { cropDeclarations } from '#renderer/elements/pictures/crop.ts'
import { FieldContext } from '../field-context.ts'

/** In pixels: of what is drawn, whatever its size on the screen. */
const height = 270

/** A picture as its owner cropped it, in a small frame of the given ratio. Nothing where it has no address. */
export function SmallPicture({ picture, alt, ratio }: { picture: Image; alt: string; ratio: number }) {
  const { colors } = use(FieldContext)
  const { provider, tags, description, seed = 0, urls } = picture
  // Drawn here for artwork, the smallest stored one for any other. Moving it in its frame redraws nothing.
  const source = useMemo(() => {
    if (provider !== 'Artwork') return (urls.find(({ type }) => type === 'small') ?? urls[0])?.url
    const size = { width: Math.round(height * ratio), height }
    return artworkDataUri(drawArtwork({ tags, description, seed }, colors, size))
  }, [provider, tags, description, seed, urls, colors, ratio])
  const crop = cropDeclarations(picture.effects)
  const cut = (element: HTMLImageElement | null) => {
    if (element) element.style.cssText = crop
  }
  return source ? <img ref={cut} src={source} alt={alt} /> : null
}
