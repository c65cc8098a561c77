import * as z from 'zod'
import { limits } from '../../../renderer/document/fields/limits.ts'
import { plainLine } from '../plain-line.ts'
import type { Photos, PhotoToCopy } from './photos.ts'
import { askPhotoService, type PhotoService, sizedUrls, withParameters } from './photos.ts'
import { type FoundPhoto, foundPhoto } from './schema.ts'

const perPage = 30
/** The host of its photo files. */
const fileHost = 'images.pexels.com'

const photo = z.object({
  id: z.number().int(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  photographer: z.string(),
  photographer_url: z.string(),
  avg_color: z.string().nullish(),
  alt: z.string().nullish(),
  src: z.object({ original: z.url() }),
})
type PexelsPhoto = z.infer<typeof photo>

const answer = z.object({ photos: z.array(z.unknown()), next_page: z.string().nullish() })

export type PexelsPhotos = Photos & {
  /** Finds a photo to copy by its id; undefined if it doesn't exist. Throws photos_unavailable. */
  find: (id: string) => Promise<PhotoToCopy | undefined>
}

/** Photos from pexels.com, whose color names match ours. */
export function pexelsPhotos(service: PhotoService): PexelsPhotos {
  return {
    source: 'Pexels',
    search: async ({ keyword, page, color }) => {
      const wanted = { query: keyword, page, per_page: perPage, ...(color && { color }) }
      const found = await askPhotoService(service, withParameters(`${service.url}/search`, wanted), answer)
      return {
        photos: found?.photos.flatMap((one) => foundPhotoOf(one, keyword)) ?? [],
        more: Boolean(found?.next_page),
      }
    },
    find: async (id) => {
      const found = await askPhotoService(service, `${service.url}/photos/${encodeURIComponent(id)}`, photo)
      return found && { ...saidOf(found), file: sized(found, 2000), hosts: [fileHost, new URL(service.url).host] }
    },
  }
}

/** Undefined for a malformed photo. */
function foundPhotoOf(one: unknown, keyword: string): FoundPhoto[] {
  const { data } = photo.safeParse(one)
  if (!data) return []
  const parsed = foundPhoto.safeParse({
    image: {
      provider: 'Pexels',
      ...saidOf(data),
      tags: [keyword.slice(0, limits.imageTag)],
      urls: sizedUrls(data, (width) => sized(data, width)),
    },
    choice: { provider: 'Pexels', id: String(data.id) },
    color: data.avg_color ?? null,
  })
  return parsed.success ? [parsed.data] : []
}

const saidOf = ({ alt, photographer, photographer_url }: PexelsPhoto) => ({
  description: plainLine(alt ?? '', limits.imageDescription),
  credit: { name: plainLine(photographer, 128), url: photographer_url },
})

const sized = ({ src }: PexelsPhoto, width: number) =>
  withParameters(src.original, { auto: 'compress', cs: 'tinysrgb', w: width })
