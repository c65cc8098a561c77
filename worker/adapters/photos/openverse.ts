import * as z from 'zod'
import { limits } from '../../../renderer/document/fields/limits.ts'
import { plainLine } from '../plain-line.ts'
import type { Photos, PhotoToCopy } from './photos.ts'
import { askPhotoService, type PhotoService, withParameters } from './photos.ts'
import { type FoundPhoto, foundPhoto } from './schema.ts'

/** The maximum for anonymous clients: Openverse silently clamps larger numbers. */
const perPage = 20

const photo = z.object({
  id: z.uuid(),
  title: z.string().nullish(),
  creator: z.string().nullish(),
  license: z.enum(['cc0', 'pdm']),
  /** The page at the museum, archive or community that published the picture. */
  foreign_landing_url: z.url({ protocol: /^https?$/ }),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
})
type OpenversePhoto = z.infer<typeof photo>

const answer = z.object({ results: z.array(z.unknown()), page_count: z.number() })

export type OpenversePhotos = Photos & {
  /** Finds a photo to copy by its id; undefined for an unknown id. Throws photos_unavailable. */
  find: (id: string) => Promise<PhotoToCopy | undefined>
}

/**
 * Public-domain photos (CC0 and the Public Domain Mark) from openverse.org, which needs no key. Files come from its own host, so copying
 * never fetches an address that a stranger chose.
 */
export function openversePhotos(service: PhotoService): OpenversePhotos {
  const addressOf = (id: string) => `${service.url}/images/${encodeURIComponent(id)}/`
  const thumbnailOf = (id: string) => `${addressOf(id)}thumb/`
  return {
    source: 'Openverse',
    search: async ({ keyword, page }) => {
      const wanted = {
        q: keyword,
        page,
        page_size: perPage,
        license: 'cc0,pdm',
        category: 'photograph',
        mature: 'false',
      }
      const found = await askPhotoService(service, withParameters(`${service.url}/images/`, wanted), answer)
      return {
        photos: found?.results.flatMap((one) => foundPhotoOf(one, keyword, thumbnailOf)) ?? [],
        more: found !== undefined && page < found.page_count,
      }
    },
    find: async (id) => {
      const found = await askPhotoService(service, addressOf(id), photo)
      const file = withParameters(thumbnailOf(id), { full_size: 'true', compressed: 'true' })
      return found && { ...describedBy(found), file, hosts: [new URL(service.url).host] }
    },
  }
}

/** Undefined for a malformed photo or one that isn't in the public domain. */
function foundPhotoOf(one: unknown, keyword: string, thumbnailOf: (id: string) => string): FoundPhoto[] {
  const { data } = photo.safeParse(one)
  if (!data) return []
  const { width, height } = thumbnailSize(data)
  const parsed = foundPhoto.safeParse({
    image: {
      provider: 'Openverse',
      ...describedBy(data),
      tags: [keyword.slice(0, limits.imageTag)],
      urls: [{ type: 'thumbnail', url: thumbnailOf(data.id), width, height }],
    },
    choice: { provider: 'Openverse', id: data.id },
    color: null,
  })
  return parsed.success ? [parsed.data] : []
}

/** Names the creator and the source, although the public domain requires no credit. */
const describedBy = ({ title, creator, foreign_landing_url: url }: OpenversePhoto) => ({
  description: plainLine(title ?? '', limits.imageDescription),
  credit: {
    name: plainLine(creator || new URL(url).hostname.replace(/^www\./, ''), 128),
    url: url.replace(/^http:/, 'https:'),
  },
})

/** The width of Openverse's thumbnails, in pixels. */
const thumbnailWidth = 600

function thumbnailSize({ width, height }: OpenversePhoto): { width: number; height: number } {
  const shown = Math.min(width, thumbnailWidth)
  return { width: shown, height: Math.max(1, Math.round((height * shown) / width)) }
}
