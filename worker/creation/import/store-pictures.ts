import { limits } from '../../../renderer/document/fields/limits.ts'
import type { Image } from '../../../renderer/document/values/image.ts'
import { anyPublicHost } from '../../adapters/fetch/fetch-guards.ts'
import { FetchRefused, safeFetch } from '../../adapters/fetch/safe-fetch.ts'
import { nobody } from '../../pictures/picture-rows.ts'
import { pictureTypes } from '../../pictures/schema.ts'
import { storePicture } from '../../pictures/store-picture.ts'
import { mapWithConcurrency } from '../../platform/concurrency.ts'
import type { ServiceContext } from '../../platform/context.ts'
import { AppError } from '../../platform/http/errors.ts'
import { logRefusal } from '../../platform/log/log.ts'
import type { Caller } from '../../platform/owner.ts'
import type { ImportedPicture } from './schema.ts'

/** In addition to the logo. */
const maxPictures = 12
const atOnce = 4
/** The minimum longer side in pixels. Smaller pictures look poor on a page. */
const smallest = 500

type Order = {
  creationId: string
  userId: string | null
  caller: Caller
  pictures: readonly ImportedPicture[]
  timeoutMs: number
}
export type StoredPicture = { kind: ImportedPicture['kind']; image: Image; width: number; height: number }

/**
 * Copies the logo and up to twelve pictures of an owner's website into the new website. Skips those that don't arrive within `timeoutMs`
 * milliseconds. Never throws.
 */
export async function storeImportedPictures(
  ctx: ServiceContext,
  { creationId, userId, caller, pictures, timeoutMs }: Order,
): Promise<StoredPicture[]> {
  const owner = { draftId: creationId, userId: userId ?? nobody, caller }
  const end = Date.now() + timeoutMs
  const stored = new Map<string, StoredPicture>()
  const logos = pictures.filter(({ kind }) => kind === 'logo').slice(0, 1)
  const others = pictures.filter(({ kind }) => kind !== 'logo').slice(0, maxPictures)
  const wanted = [...logos, ...others]
  const store = async ({ url, description, kind }: ImportedPicture) => {
    if (Date.now() > end) return
    try {
      const bytes = await fetchPicture(ctx, url)
      const from = { tags: [], kind: 'upload', provider: 'Custom', isCreation: true } as const
      const { image, width, height } = await storePicture(ctx, { ...owner, ...from, bytes, description })
      const isLarge = Math.max(width, height) >= smallest
      if (kind === 'logo' || isLarge) stored.set(url, { kind, image, width, height })
    } catch (error) {
      logRefusal('import.no_picture', error)
    }
  }
  const work = mapWithConcurrency(
    wanted.map((picture) => () => store(picture)),
    atOnce,
  )
  await Promise.race([work, scheduler.wait(timeoutMs)])
  return wanted.flatMap(({ url }) => stored.get(url) ?? [])
}

/** The real type is determined later from the file's bytes. */
const types = new RegExp(`^\\s*(${pictureTypes.join('|')}|image/jpg|application/octet-stream)\\s*(;|$)`, 'i')

/** Fetches a picture. Throws picture_too_large, page_unreachable. */
export async function fetchPicture({ env }: ServiceContext, url: string): Promise<Uint8Array> {
  try {
    const headers = { accept: `${pictureTypes.join(', ')}, */*;q=0.1` }
    return (await safeFetch(url, { guard: anyPublicHost(env), maxBytes: limits.imageBytes, types, headers })).bytes
  } catch (error) {
    if (!(error instanceof FetchRefused)) throw error
    logRefusal('import.no_picture', error, { code: error.reason })
    throw new AppError(error.reason === 'too_large' ? 'picture_too_large' : 'page_unreachable')
  }
}
