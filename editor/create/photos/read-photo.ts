import { ApiError } from '#api/api-error.ts'
import { limits } from '#renderer/document/fields/limits.ts'
import { pictureSize, preparePicture } from '#ui/pictures/prepare-picture.ts'

/**
 * Prepares a file for upload and measures it in pixels. Throws ApiError if the file isn't a picture, or is too large even after resizing.
 */
export async function readPhoto(chosen: File): Promise<{ file: Blob; width: number; height: number }> {
  const file = await preparePicture(chosen, new AbortController().signal)
  if (file.size > limits.imageBytes) throw new ApiError('picture_too_large')
  const size = await pictureSize(file)
  if (!size) throw new ApiError('picture_unreadable')
  // Copies the bytes, because a file on disk can change or disappear.
  return { file: new Blob([await file.arrayBuffer()], { type: file.type }), ...size }
}
