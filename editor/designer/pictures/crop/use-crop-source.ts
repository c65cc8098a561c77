import { useAtomValue } from 'jotai'
import { useEffect, useMemo, useState } from 'react'
import { artworkDataUri } from '#renderer/artwork/data-uri.ts'
import { drawArtwork } from '#renderer/artwork/draw-artwork.ts'
import type { Image } from '#renderer/document/values/image.ts'
import type { Size } from '#renderer/elements/pictures/crop-geometry.ts'
import { frameSizes, sourcesOf } from '#renderer/elements/pictures/pictures.ts'
import { documentAtom } from '../../document/session.ts'
import { loadPicture } from './crop-picture.ts'

/** The picture to show during the crop, once it has loaded; the size is that of this picture. */
export type CropSource = { address: string; size: Size } | 'waiting' | 'missing'

/** The whole picture, or the drawing that is made for a frame of the ratio. */
export function useCropSource(image: Image, ratio: number | undefined): CropSource {
  const colors = useAtomValue(documentAtom)?.theme.colors
  const address = useMemo(() => {
    if (image.provider !== 'Artwork') return sourcesOf(image.urls)?.src
    const { tags, description, seed = 0 } = image
    return colors && artworkDataUri(drawArtwork({ tags, description, seed }, colors, drawingSize(ratio)))
  }, [image, ratio, colors])
  const [source, setSource] = useState<CropSource>('waiting')

  useEffect(() => {
    let wanted = true
    setSource(address ? 'waiting' : 'missing')
    if (address)
      loadPicture(address).then(
        ({ naturalWidth, naturalHeight }) =>
          wanted && setSource({ address, size: { width: naturalWidth, height: naturalHeight } }),
        () => wanted && setSource('missing'),
      )
    return () => {
      wanted = false
    }
  }, [address])

  return source
}

/** As the page draws it: a drawing differs with the shape of its frame. */
function drawingSize(ratio = 1): Size {
  const near = Object.values(frameSizes).find(({ width, height }) => Math.abs(width / height / ratio - 1) < 0.01)
  return near ?? { width: 1200, height: Math.round(1200 / ratio) }
}
