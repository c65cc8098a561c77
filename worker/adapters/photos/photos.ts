import type * as z from 'zod'
import { product } from '../../../renderer/document/product.ts'
import type { Image } from '../../../renderer/document/values/image.ts'
import type { PhotoServiceName } from '../../../renderer/document/values/photo-services.ts'
import { AppError } from '../../platform/http/errors.ts'
import { logFailure } from '../../platform/log/log.ts'
import { encryptedAddress } from '../fetch/encrypted-address.ts'
import type { FoundPhoto, PhotoColor, PhotoSource } from './schema.ts'

type PhotoSearch = { keyword: string; page: number; color?: PhotoColor }

/** Searches pictures by keyword, page by page. */
export type Photos = {
  source: PhotoSource
  /** One page of matches, best first. Throws photos_unavailable if the service fails. */
  search: (wanted: PhotoSearch) => Promise<{ photos: FoundPhoto[]; more: boolean }>
}

/** A photo to copy into our store: its file's address, the allowed hosts, and its description. */
export type PhotoToCopy = Required<Pick<Image, 'description' | 'credit'>> & { file: string; hosts: string[] }

export type PhotoService = {
  name: PhotoServiceName
  /** Without a trailing slash. */
  url: string
  /** Unset for a service that needs no key. */
  authorization?: string
  /** In milliseconds. */
  timeoutMs?: number
}

const usualTimeoutMs = 8000

const advice: Readonly<Record<number, string>> = {
  401: 'its key is not accepted',
  403: 'its key is not accepted, or its requests are used up',
  429: 'its requests are used up for now',
}

/** A photo service's response to a GET; undefined for 404. Throws photos_unavailable and logs the reason without the key. */
export async function askPhotoService<T>(
  service: PhotoService,
  address: string,
  schema: z.ZodType<T>,
): Promise<T | undefined> {
  const { name, authorization, timeoutMs = usualTimeoutMs } = service
  try {
    const headers = {
      ...(authorization && { authorization }),
      accept: 'application/json',
      'accept-version': 'v1',
      'user-agent': product.name,
    }
    // Treats a redirect as a failure: following it would send the key elsewhere.
    const response = await fetch(encryptedAddress(address), {
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (response.ok) return schema.parse(await response.json())
    await response.body?.cancel()
    if (response.status === 404) return undefined
    logFailure('photos.failed', advice[response.status] ?? 'an unexpected status', {
      provider: name,
      status: response.status,
    })
  } catch (error) {
    logFailure('photos.failed', error, { provider: name })
  }
  throw new AppError('photos_unavailable')
}

const widths = { thumbnail: 256, small: 800, regular: 1200, full: 2000 } as const
type Size = keyof typeof widths

/** The addresses of a photo in our sizes. Never enlarges: skips a size no wider than the next smaller one. */
export function sizedUrls(
  photo: { width: number; height: number },
  addressAt: (width: number) => string,
): Image['urls'] {
  const own = (size: Size) => Math.min(widths[size], photo.width)
  const sizes = Object.keys(widths) as Size[]
  return sizes
    .filter((size, index) => index === 0 || own(size) > own(sizes[index - 1] as Size))
    .map((type) => {
      const width = own(type)
      const height = Math.max(1, Math.round((photo.height * width) / photo.width))
      return { type, url: addressAt(width), width, height }
    })
}

/** Sets query parameters without removing others. */
export function withParameters(address: string, parameters: Record<string, string | number>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, String(value))
  return url.href
}
