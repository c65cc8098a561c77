import type { SectionType } from '../../renderer/document/section-types.ts'
import type { Image } from '../../renderer/document/values/image.ts'
import type { WebsiteSettings } from '../../renderer/document/website-settings.ts'
import type { PhotoPlace } from '../../templates/compose/photo-places.ts'
import { choosePexels } from '../adapters/photos/choose-photos.ts'
import type { Photos } from '../adapters/photos/photos.ts'
import type { ServiceContext } from '../platform/context.ts'
import { logFailure } from '../platform/log/log.ts'

/** A Worker's maximum concurrent connections, and a small part of Pexels's hourly limit. */
const maxSearches = 6
/** In milliseconds. */
const usualTimeoutMs = 6000

type PhotoSearch = {
  /** Whether there is anything to search for: the page has photo places, and Pexels is configured. */
  isOn: boolean
  /** Also searches for a writer's words, the first for the first picture. */
  add: (words: readonly string[]) => void
  /** Places the photos in the document's current version. */
  place: (written: WebsiteSettings) => Promise<WebsiteSettings>
}

type NewWebsite = { document: WebsiteSettings; sections: readonly SectionType[] | null }

/**
 * Searches photos for a new website, if Pexels is configured: its terms allow automatic choice and hotlinking. Places whose photo doesn't
 * arrive in time stay as they are. Never throws. The templates are imported lazily, since they are large.
 */
export async function searchPhotos(
  { env }: Pick<ServiceContext, 'env'>,
  { document, sections }: NewWebsite,
  timeoutMs = usualTimeoutMs,
): Promise<PhotoSearch> {
  const { photoPlaces, placePhotos } = await import('../../templates/compose/photo-places.ts')
  const places = choosePexels(env) ? photoPlaces(document, sections) : []
  const searches = [findAll(env, keywordsFor(places, maxSearches), timeoutMs)]
  let words: readonly string[] = []
  return {
    isOn: places.length > 0,
    add: (found) => {
      words = found.slice(0, maxSearches)
      searches.push(findAll(env, words, timeoutMs))
    },
    place: async (written) => {
      const found = await Promise.all(searches)
      const photos = photosFor(places, new Map(found.flatMap((results) => [...results])), words)
      return placePhotos(written, photos, sections)
    },
  }
}

/** The results for each keyword that arrived in time. */
async function findAll(
  env: ServiceContext['env'],
  keywords: readonly string[],
  timeoutMs: number,
): Promise<Map<string, Image[]>> {
  const found = new Map<string, Image[]>()
  try {
    const pexels = choosePexels(env)
    if (!pexels || keywords.length === 0) return found
    const searches = keywords.map((keyword) => search(pexels, keyword).then((photos) => found.set(keyword, photos)))
    await Promise.race([Promise.allSettled(searches), scheduler.wait(timeoutMs)])
  } catch (error) {
    logFailure('photos.failed', error)
  }
  return new Map(found)
}

async function search(pexels: Photos, keyword: string): Promise<Image[]> {
  const { photos } = await pexels.search({ keyword, page: 1 })
  return photos.map(({ image }) => image)
}

/** The minimum width ÷ height of a wide photo. */
const wide = 1.2
/** Picks among this many of the best photos, so that two businesses in one trade look different. */
const choiceOf = 8

/** Photos by keyword, best first. */
type FoundPhotos = ReadonlyMap<string, readonly Image[]>

/** Up to `most` keywords for a page's places: the first place's, the trade's (the fallback), then those that fill the most places. */
export function keywordsFor(places: readonly PhotoPlace[], max: number): string[] {
  const trade = mostFrequent(places.flatMap(({ tags: [, subject] }) => subject ?? []))[0]
  const own = places.flatMap(({ tags: [phrase] }) => phrase ?? [])
  const all = [...own.slice(0, 1), ...mostFrequent(own)]
  const different = [...new Set(all)]
  if (different.length <= max || trade === undefined) return different.slice(0, max)
  return [...new Set([...different.slice(0, 1), trade, ...different])].slice(0, max)
}

/** Maps each place id to a distinct photo, matched by the writer's words in order, else by tags. */
export function photosFor(
  places: readonly PhotoPlace[],
  found: FoundPhotos,
  words: readonly string[] = [],
): Map<string, Image> {
  const taken = new Set<string>()
  const photos = new Map<string, Image>()
  for (const [nth, { id, tags, isWide, seed }] of places.entries()) {
    const own = words.length === 0 ? [] : (words[nth % words.length] ?? [])
    const photo = [own, tags]
      .flat()
      .map((tag) => pick(found.get(tag) ?? [], { taken, isWide, seed }))
      .find((one) => one !== undefined)
    if (!photo) continue
    taken.add(idOf(photo))
    photos.set(id, { ...photo, tags })
  }
  return photos
}

function pick(
  photos: readonly Image[],
  { taken, isWide, seed }: { taken: ReadonlySet<string>; isWide: boolean; seed: number },
): Image | undefined {
  const left = photos.filter((photo) => !taken.has(idOf(photo)))
  const fitting = left.filter((photo) => ratioOf(photo) >= wide)
  const best = (isWide && fitting.length > 0 ? fitting : left).slice(0, choiceOf)
  return best[seed % best.length]
}

/** The address of the photo's smallest size, which is unique per photo. */
const idOf = ({ urls }: Image) => urls[0]?.url ?? ''

const ratioOf = ({ urls: [url] }: Image) => (url?.width ?? 1) / (url?.height ?? 1)

function mostFrequent(words: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts.keys()].toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))
}
