import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { type Image, withEffects } from '#renderer/document/values/image.ts'
import type { Size } from '#renderer/elements/pictures/crop-geometry.ts'
import { sourcesOf } from '#renderer/elements/pictures/pictures.ts'
import { toastError } from '#ui/toasts/toast.tsx'
import { storedDraftAtom } from '../../document/session.ts'
import type { CropRequest } from '../picture-request.ts'
import { storedEffects } from './crop-effects.ts'
import { cropPicture, loadPicture } from './crop-picture.ts'

/**
 * Crops the picture as shown in the dialog. `share`: upload progress from 0 to 1. If the file can't be stored, framed pictures are cropped
 * by CSS and other pictures don't change. Closing the dialog aborts the upload.
 */
export function useCrop(
  { image, ratio: frameRatio, cuttable = true, onCrop }: CropRequest,
  open: boolean,
  onDone: () => void,
) {
  const draftId = useAtomValue(storedDraftAtom)?.draftId ?? ''
  const [share, setShare] = useState<number | undefined>()
  const work = useRef<AbortController>(undefined)
  useEffect(() => (open ? () => work.current?.abort() : undefined), [open])

  const apply = async (effects: Image['effects'], size: Size, ratio: number) => {
    work.current = new AbortController()
    const { signal } = work.current
    const framed = frameRatio !== undefined
    const moved = withEffects(image, storedEffects(effects, size, ratio))
    setShare(0)
    try {
      const upload = { draftId, signal, onProgress: setShare }
      onCrop(await cropPicture({ image: moved, size, ratio, framed, cuttable, ...upload }))
      onDone()
    } catch (error) {
      if (signal.aborted) return
      toastError(error)
      setShare(undefined)
      if (!framed) return
      onCrop(moved)
      onDone()
    }
  }
  return { share, apply }
}

export type CropSource = { address: string; size: Size } | 'waiting' | 'missing'

export function useCropSource(image: Image): CropSource {
  const address = sourcesOf(image.urls)?.src
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
