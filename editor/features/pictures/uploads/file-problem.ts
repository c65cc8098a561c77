import { limits } from '../../../../renderer/document/limits.ts'
import { type PictureType, pictureTypes } from '../../../../worker/pictures/schema.ts'
import type { FailureCode } from '../../../api/api-error.ts'
import { readPictureHead } from './picture-head.ts'

/** What a file must be called where the browser knows no type for it. */
const extension = /\.(jpe?g|png|gif|webp)$/i

/** Why a file cannot be one of the website's pictures, as far as this is possible without decoding it; undefined if it can. */
export async function fileProblem(file: File): Promise<FailureCode | undefined> {
  const isOffered = file.type === '' ? extension.test(file.name) : pictureTypes.includes(file.type as PictureType)
  if (!isOffered) return 'unsupported_media_type'
  if (file.size > limits.imageBytes) return 'picture_too_large'
  const head = await readPictureHead(file).catch(() => undefined)
  return head ? undefined : 'picture_unreadable'
}
