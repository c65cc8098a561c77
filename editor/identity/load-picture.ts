import { artworkDataUri } from '../../renderer/artwork/data-uri.ts'
import { drawArtwork } from '../../renderer/artwork/draw-artwork.ts'
import { sourcesOf } from '../../renderer/elements/pictures.ts'
import type { Identity } from './identity.ts'

/** In milliseconds: how long a picture may take to arrive. */
const patience = 2500

/**
 * The picture that a website begins with, for a canvas. Undefined without one, and if it does not load or its host
 * does not let a canvas read it.
 */
export async function loadPicture(
  { picture, colors }: Identity,
  size: { width: number; height: number },
  signal: AbortSignal,
): Promise<HTMLImageElement | undefined> {
  if (!picture) return undefined
  const { provider, tags, description, seed = 0, urls, crop } = picture
  const address =
    provider === 'Artwork'
      ? artworkDataUri(drawArtwork({ tags, description, seed }, colors, size))
      : sourcesOf(crop?.urls.length ? crop.urls : urls)?.src
  if (!address) return undefined
  const loaded = new Image()
  loaded.crossOrigin = 'anonymous'
  loaded.src = address
  const late = AbortSignal.any([signal, AbortSignal.timeout(patience)])
  const given = new Promise<undefined>((resolve) => {
    late.addEventListener('abort', () => resolve(undefined), { once: true })
  })
  return Promise.race([
    loaded
      .decode()
      .then(() => loaded)
      .catch(() => undefined),
    given,
  ])
}
