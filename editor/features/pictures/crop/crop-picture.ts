import { type Image, withEffects } from '../../../../renderer/document/image.ts'
import { cropDeclarations } from '../../../../renderer/elements/crop.ts'
import type { Size } from '../../../../renderer/elements/crop-geometry.ts'
import { ApiError } from '../../../api/api-error.ts'
import { uploadPicture } from '../../../api/upload-picture.ts'
import { cutByAddress } from './cut-by-address.ts'
import { cutPicture } from './cut-picture.ts'
import { isOurs, largestAddress, loadPicture } from './load-picture.ts'

type Crop = {
  /** With the effects that were chosen. */
  image: Image
  /** Of the whole picture: any of its sizes. */
  size: Size
  /** Of what is cut, width ÷ height. */
  ratio: number
  /** Whether it is in a frame, which crops an unchanged picture on its own. */
  framed: boolean
  /** Whether a file can be cut for the place. */
  cuttable: boolean
  draftId: string
  signal: AbortSignal
  onProgress: (share: number) => void
}

/**
 * A picture with its effects, and where it can be with the file that shows it without them: cut by Unsplash itself, or drawn
 * here and kept in our store. Throws ApiError, or what `signal` was aborted with.
 */
export async function cropPicture({ image: picture, size, ratio, framed, cuttable, ...upload }: Crop): Promise<Image> {
  const image = withEffects(picture, picture.effects)
  if (!cuttable || (isLeft(image) && (framed || isShape(size, ratio)))) return image
  if (image.provider === 'Unsplash') {
    const urls = cutByAddress(image, size, ratio)
    return urls ? { ...image, crop: { ratio, urls } } : image
  }
  if (!isOurs(image)) return image
  const file = await cutFile(image, ratio)
  upload.signal.throwIfAborted()
  const { image: stored } = await uploadPicture({ ...upload, file, kind: 'crop', description: image.description })
  return { ...image, crop: { ratio, urls: stored.urls } }
}

const isLeft = ({ effects }: Image) => cropDeclarations(effects) === ''
const isShape = ({ width, height }: Size, ratio: number) => Math.abs((ratio * height) / width - 1) < 0.01

async function cutFile(image: Image, ratio: number): Promise<Blob> {
  try {
    return await cutPicture(await loadPicture(largestAddress(image) ?? ''), image.effects, ratio)
  } catch {
    throw new ApiError('upload_failed')
  }
}
