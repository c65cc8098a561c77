import { createMiddleware } from 'hono/factory'
import { limits } from '../../renderer/document/fields/limits.ts'
import type { ApiEnv } from '../platform/context.ts'
import { AppError } from '../platform/http/errors.ts'
import { readBytes } from '../platform/http/read-body.ts'
import { pictureTypes } from './schema.ts'

const picture = new RegExp(`^(${pictureTypes.join('|')})\\s*(;|$)`, 'i')

export type PictureBody = ApiEnv & { Variables: { picture: Uint8Array } }

/** Reads a picture after authenticating its sender. `c.get('picture')` has its bytes, or none for a request without a body. */
export const readPicture = createMiddleware<PictureBody>(async (c, next) => {
  const { body, headers } = c.req.raw
  if (body !== null && !picture.test(headers.get('content-type') ?? '')) throw new AppError('unsupported_media_type')
  c.set('picture', body ? await readBytes(body, headers, limits.imageBytes, 'picture_too_large') : new Uint8Array())
  return next()
})
