import { AppError } from '../../../contract/errors.ts'
import type { Env } from '../../../env.ts'
import { encode } from './encode.ts'

/** Codes of the Images service that mean the picture: too large, no picture, too many pixels, an unknown kind. */
const ofThePicture = new Set([9402, 9412, 9413, 9520])
/** 'Could not be done', which may be either's fault. */
const ofEither = 9523

/** A GIF of one pixel. */
const onePixel = Uint8Array.from(atob('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw=='), (letter) =>
  letter.charCodeAt(0),
)

/**
 * What a failure of the Images service means to the person: picture_unreadable when it is about their file, else
 * upload_failed. Where the service's code leaves that open, a picture known to be good tells.
 */
export async function blame(env: Pick<Env, 'IMAGES'>, error: unknown): Promise<AppError> {
  const code = error instanceof Error && 'code' in error ? Number(error.code) : undefined
  if (code !== undefined && ofThePicture.has(code)) return new AppError('picture_unreadable')
  if (code === ofEither && (await works(env))) return new AppError('picture_unreadable')
  console.error(`pictures: encoding: ${error}`)
  return new AppError('upload_failed')
}

const works = (env: Pick<Env, 'IMAGES'>): Promise<boolean> =>
  encode(env, onePixel, { width: 1, format: 'image/webp' }).then(
    () => true,
    () => false,
  )
