import type * as z from 'zod'
import type { PhotoServiceName } from '../../renderer/document/photo-services.ts'
import { product } from '../../renderer/document/product.ts'
import { AppError } from '../contract/errors.ts'

export type PhotoService = {
  name: PhotoServiceName
  /** Without a slash at the end. */
  url: string
  /** Left out for a service that needs no key. */
  authorization?: string
  /** In milliseconds. */
  patience?: number
}

const usualPatience = 8000

const advice: Readonly<Record<number, string>> = {
  401: ': its key is not accepted',
  403: ': its key is not accepted, or its requests are used up',
  429: ': its requests are used up for now',
}

/**
 * What a photo service answers to a GET; undefined when it knows no such thing. Throws photos_unavailable, with the reason in the
 * operator's log, which never shows the key.
 */
export async function askPhotoService<T>(
  service: PhotoService,
  address: string,
  schema: z.ZodType<T>,
): Promise<T | undefined> {
  const { name, authorization, patience = usualPatience } = service
  try {
    const headers = {
      ...(authorization && { authorization }),
      accept: 'application/json',
      'accept-version': 'v1',
      'user-agent': product.name,
    }
    // A redirect would carry the key elsewhere: it counts as a failure.
    const response = await fetch(address, { headers, redirect: 'manual', signal: AbortSignal.timeout(patience) })
    if (response.ok) return schema.parse(await response.json())
    await response.body?.cancel()
    if (response.status === 404) return undefined
    console.error(`${name} answered ${response.status}${advice[response.status] ?? ''}`)
  } catch (error) {
    console.error(`${name} gave no answer that can be read`, error)
  }
  throw new AppError('photos_unavailable')
}
