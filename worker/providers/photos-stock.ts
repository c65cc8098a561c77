import type { Env } from '../env.ts'
import { remembered } from './photo-memory.ts'
import type { Photos } from './photos.ts'
import { embeddedPhotos } from './photos-embedded.ts'
import { type OpenversePhotos, openversePhotos } from './photos-openverse.ts'
import { type PexelsPhotos, pexelsPhotos } from './photos-pexels.ts'
import { type UnsplashPhotos, unsplashPhotos } from './photos-unsplash.ts'

const addresses = {
  Pexels: 'https://api.pexels.com/v1',
  Unsplash: 'https://api.unsplash.com',
  Openverse: 'https://api.openverse.org/v1',
} as const

/** The services whose keys are set, or Openverse where there is no key; then our own illustrations. */
export function stockPhotos(env: Env): [Photos, ...Photos[]] {
  const services = [stockPexels(env), stockUnsplash(env)].filter((service) => service !== undefined)
  const [first, ...others] = services
  return first ? [first, ...others, embeddedPhotos] : [stockOpenverse(env), embeddedPhotos]
}

/** Pexels, when it has a key. */
export function stockPexels({ PEXELS_KEY: authorization, PEXELS_URL }: Env): PexelsPhotos | undefined {
  const url = addressOf(PEXELS_URL, addresses.Pexels)
  return authorization ? remembered(pexelsPhotos({ name: 'Pexels', url, authorization }), url) : undefined
}

/** Unsplash, when it has a key. */
export function stockUnsplash({ UNSPLASH_KEY: key, UNSPLASH_URL }: Env): UnsplashPhotos | undefined {
  const url = addressOf(UNSPLASH_URL, addresses.Unsplash)
  const authorization = `Client-ID ${key}`
  return key ? remembered(unsplashPhotos({ name: 'Unsplash', url, authorization }), url) : undefined
}

/** Openverse, which needs no key. */
export function stockOpenverse({ OPENVERSE_URL }: Env): OpenversePhotos {
  const url = addressOf(OPENVERSE_URL, addresses.Openverse)
  return remembered(openversePhotos({ name: 'Openverse', url }), url)
}

const addressOf = (configured: string | undefined, usual: string) => (configured || usual).replace(/\/+$/, '')
