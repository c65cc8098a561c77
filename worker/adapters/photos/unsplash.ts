import * as z from 'zod'
import { limits } from '../../../renderer/document/fields/limits.ts'
import { unsplashLink } from '../../../renderer/document/values/photo-services.ts'
import { plainLine } from '../plain-line.ts'
import type { Photos } from './photos.ts'
import { askPhotoService, type PhotoService, sizedUrls, withParameters } from './photos.ts'
import { type FoundPhoto, foundPhoto, type PhotoColor } from './schema.ts'

const perPage = 30

/** Unsplash's names for our colors, or for the nearest color. */
const colors: Readonly<Record<PhotoColor, string>> = {
  red: 'red',
  orange: 'orange',
  yellow: 'yellow',
  green: 'green',
  turquoise: 'teal',
  blue: 'blue',
  violet: 'purple',
  pink: 'magenta',
  brown: 'orange',
  black: 'black',
  gray: 'black_and_white',
  white: 'white',
}

const photo = z.object({
  id: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  color: z.string().nullish(),
  alt_description: z.string().nullish(),
  description: z.string().nullish(),
  urls: z.object({ raw: z.url() }),
  links: z.object({ download_location: z.url() }),
  user: z.object({ name: z.string(), links: z.object({ html: z.url() }) }),
  tags: z.array(z.object({ title: z.string() })).catch([]),
})

const answer = z.object({ results: z.array(z.unknown()), total_pages: z.number() })

export type UnsplashPhotos = Photos & {
  /**
   * Reports to Unsplash that a person chose a photo, as its terms require; undefined if the address isn't that photo's. The returned call
   * throws photos_unavailable.
   */
  choiceToTell: (choice: { id: string; downloadLocation: string }) => (() => Promise<void>) | undefined
}

/** Photos from unsplash.com. Its terms forbid automatic choice and require loading photos from its own servers. */
export function unsplashPhotos(service: PhotoService): UnsplashPhotos {
  return {
    source: 'Unsplash',
    search: async ({ keyword, page, color }) => {
      const wanted = { query: keyword, page, per_page: perPage, content_filter: 'high' }
      const address = withParameters(`${service.url}/search/photos`, {
        ...wanted,
        ...(color && { color: colors[color] }),
      })
      const found = await askPhotoService(service, address, answer)
      return {
        photos: found?.results.flatMap((one) => foundPhotoOf(one, keyword)) ?? [],
        more: found !== undefined && page < found.total_pages,
      }
    },
    choiceToTell: ({ id, downloadLocation }) => {
      const own = new URL(`${service.url}/photos/${encodeURIComponent(id)}/download`)
      if (!URL.canParse(downloadLocation)) return undefined
      const { origin, pathname, search } = new URL(downloadLocation)
      if (origin !== own.origin || pathname !== own.pathname) return undefined
      return async () => void (await askPhotoService(service, `${own.href}${search}`, z.unknown()))
    },
  }
}

/** Undefined for a malformed photo. */
function foundPhotoOf(one: unknown, keyword: string): FoundPhoto[] {
  const { data } = photo.safeParse(one)
  if (!data) return []
  const { id, alt_description, description, urls, user } = data
  const tags = [keyword, ...data.tags.map(({ title }) => title)].map((tag) => plainLine(tag, limits.imageTag))
  const parsed = foundPhoto.safeParse({
    image: {
      provider: 'Unsplash',
      description: plainLine(alt_description || description || '', limits.imageDescription),
      tags: [...new Set(tags)].filter((tag) => tag !== '').slice(0, limits.imageTags),
      urls: sizedUrls(data, (width) => withParameters(urls.raw, { w: width, q: 80, auto: 'format', fit: 'max' })),
      credit: { name: plainLine(user.name, 128), url: unsplashLink(user.links.html) },
    },
    choice: { provider: 'Unsplash', id, downloadLocation: data.links.download_location },
    color: data.color ?? null,
  })
  return parsed.success ? [parsed.data] : []
}
