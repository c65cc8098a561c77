import { BoundedMap } from '../../../renderer/memoize.ts'
import { chosen, type Env } from '../../env.ts'
import { MINUTE } from '../../platform/time.ts'
import { type OpenversePhotos, openversePhotos } from './openverse.ts'
import { type PexelsPhotos, pexelsPhotos } from './pexels.ts'
import type { Photos } from './photos.ts'
import { type UnsplashPhotos, unsplashPhotos } from './unsplash.ts'

const photos: Record<Env['PHOTOS_PROVIDER'], (env: Env) => Photos[]> = {
  none: () => [],
  stock: stockPhotos,
}

/** All sources; the first one is the default. Empty if no photo service is configured. */
export const choosePhotos = (env: Env): Photos[] => chosen('PHOTOS_PROVIDER', photos, env.PHOTOS_PROVIDER)(env)

/** Each photo service, if configured. */
export const choosePexels = (env: Env): PexelsPhotos | undefined =>
  env.PHOTOS_PROVIDER === 'stock' ? stockPexels(env) : undefined

export const chooseUnsplash = (env: Env): UnsplashPhotos | undefined =>
  env.PHOTOS_PROVIDER === 'stock' ? stockUnsplash(env) : undefined

export const chooseOpenverse = (env: Env): OpenversePhotos | undefined =>
  env.PHOTOS_PROVIDER === 'stock' ? stockOpenverse(env) : undefined

const addresses = {
  Pexels: 'https://api.pexels.com/v1',
  Unsplash: 'https://api.unsplash.com',
  Openverse: 'https://api.openverse.org/v1',
} as const

/** The services whose keys are set; Openverse if none is. */
function stockPhotos(env: Env): Photos[] {
  const services = [stockPexels(env), stockUnsplash(env)].filter((service) => service !== undefined)
  return services.length > 0 ? services : [stockOpenverse(env)]
}

/** Pexels, if its key is set. */
function stockPexels({ PEXELS_KEY: authorization, PEXELS_URL }: Env): PexelsPhotos | undefined {
  const url = addressOf(PEXELS_URL, addresses.Pexels)
  return authorization ? remembered(pexelsPhotos({ name: 'Pexels', url, authorization }), url) : undefined
}

/** Unsplash, if its key is set. */
function stockUnsplash({ UNSPLASH_KEY: key, UNSPLASH_URL }: Env): UnsplashPhotos | undefined {
  const url = addressOf(UNSPLASH_URL, addresses.Unsplash)
  const authorization = `Client-ID ${key}`
  return key ? remembered(unsplashPhotos({ name: 'Unsplash', url, authorization }), url) : undefined
}

/** Openverse, which needs no key. */
function stockOpenverse({ OPENVERSE_URL }: Env): OpenversePhotos {
  const url = addressOf(OPENVERSE_URL, addresses.Openverse)
  return remembered(openversePhotos({ name: 'Openverse', url }), url)
}

const addressOf = (configured: string | undefined, usual: string) => (configured || usual).replace(/\/+$/, '')

type Page = Awaited<ReturnType<Photos['search']>>

/** How many pages are cached, and for how many milliseconds. Services limit requests per hour and ask clients to cache responses. */
const maxPhotos = 60
const keptFor = 15 * MINUTE

const held = new BoundedMap<string, { page: Page; until: number }>(maxPhotos)

/** Caches the last pages in this isolate. `address` distinguishes services. */
const remembered = <T extends Photos>(photos: T, address: string): T => ({
  ...photos,
  search: async (wanted) => {
    const key = JSON.stringify([address, wanted.keyword.toLowerCase(), wanted.color ?? '', wanted.page])
    const known = held.get(key)
    if (known && known.until > Date.now()) return known.page
    const page = await photos.search(wanted)
    held.set(key, { page, until: Date.now() + keptFor })
    return page
  },
})
