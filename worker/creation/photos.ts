import type { Section, SectionType } from '../../renderer/document/section-types.ts'
import type { Image } from '../../renderer/document/values/image.ts'
import type { WebsiteSettings } from '../../renderer/document/website-settings.ts'
import { picturesIn } from '../../renderer/elements/pictures/pictures.ts'
import { choosePexels } from '../adapters/photos/choose-photos.ts'
import type { Photos } from '../adapters/photos/photos.ts'
import type { ServiceContext } from '../platform/context.ts'
import { logFailure } from '../platform/log/log.ts'

/** The most concurrent connections a Worker may have, and a small part of Pexels's hourly limit. */
const mostSearches = 6
/** In milliseconds. */
const usualPatience = 6000

type PhotoSearch = {
  /** Searches for a writer's words too, the first for the first picture. */
  add: (words: readonly string[]) => void
  /** Places the photos in the document's current version. */
  place: (written: WebsiteSettings) => Promise<WebsiteSettings>
}

/**
 * Searches photos to replace a new website's drawings, if Pexels is configured: its terms allow automatic choice and hotlinking. A drawing
 * stays if no photo arrives in time. Never throws.
 */
export function searchPhotos(
  { env }: Pick<ServiceContext, 'env'>,
  document: WebsiteSettings,
  patience = usualPatience,
): PhotoSearch {
  const searches = [findAll(env, keywordsFor(document, mostSearches), patience)]
  let words: readonly string[] = []
  return {
    add: (found) => {
      words = found.slice(0, mostSearches)
      searches.push(findAll(env, words, patience))
    },
    place: async (written) => {
      const found = await Promise.all(searches)
      return withPhotosIn(written, new Map(found.flatMap((photos) => [...photos])), words)
    },
  }
}

/** Whether photos are searched for a document's drawings. */
export const takesPhotos = ({ env }: Pick<ServiceContext, 'env'>, document: WebsiteSettings): boolean =>
  choosePexels(env) !== undefined && document.sections.some((section) => drawingsIn(section).length > 0)

/** The results for each keyword that arrived in time. */
async function findAll(
  env: ServiceContext['env'],
  keywords: readonly string[],
  patience: number,
): Promise<Map<string, Image[]>> {
  const found = new Map<string, Image[]>()
  try {
    const pexels = choosePexels(env)
    if (!pexels || keywords.length === 0) return found
    const searches = keywords.map((keyword) => search(pexels, keyword).then((photos) => found.set(keyword, photos)))
    await Promise.race([Promise.allSettled(searches), scheduler.wait(patience)])
  } catch (error) {
    logFailure('photos.failed', error)
  }
  return new Map(found)
}

async function search(pexels: Photos, keyword: string): Promise<Image[]> {
  const { photos } = await pexels.search({ keyword, page: 1 })
  return photos.map(({ image }) => image)
}

/** Where photos may replace drawings. Never people: a photo of a stranger would be a lie. */
const types: ReadonlySet<SectionType> = new Set(['Introduction', 'Services', 'Gallery', 'ImageBanner'])
/** Where the picture spans the page. */
const wideTypes: ReadonlySet<SectionType> = new Set(['Introduction', 'ImageBanner'])
/** The minimum width ÷ height of a wide photo. */
const wide = 1.2
/** Picks among this many of the best photos, so that two businesses in one trade differ. */
const choiceOf = 8

/** Photos by keyword, best first. */
type FoundPhotos = ReadonlyMap<string, readonly Image[]>

/**
 * Up to `most` keywords for a document's drawings: the first picture's, the trade's (the fallback), then those that fill the most places.
 */
export function keywordsFor(document: WebsiteSettings, most: number): string[] {
  const places = document.sections.flatMap(drawingsIn)
  const trade = mostFrequent(places.flatMap(({ tags: [, subject] }) => subject ?? []))[0]
  const own = places.flatMap(({ tags: [phrase] }) => phrase ?? [])
  const all = [...own.slice(0, 1), ...mostFrequent(own)]
  const different = [...new Set(all)]
  if (different.length <= most || trade === undefined) return different.slice(0, most)
  return [...new Set([...different.slice(0, 1), trade, ...different])].slice(0, most)
}

/** Replaces drawings with photos, each photo once: of a writer's words in their order, else of its tags. Without either, it stays. */
export function withPhotosIn(
  document: WebsiteSettings,
  photos: FoundPhotos,
  words: readonly string[] = [],
): WebsiteSettings {
  const taken = new Set<string>()
  const order = document.sections.flatMap(drawingsIn)
  const photoFor = (drawing: Image, isWide: boolean): Image => {
    const own = words.length === 0 ? [] : (words[order.indexOf(drawing) % words.length] ?? [])
    const photo = [own, drawing.tags]
      .flat()
      .map((tag) => pick(photos.get(tag) ?? [], { taken, isWide, seed: drawing.seed ?? 0 }))
      .find((one) => one !== undefined)
    if (!photo) return drawing
    taken.add(idOf(photo))
    return { ...photo, tags: drawing.tags }
  }
  const sections = document.sections.map((section) => {
    const drawings = new Set(drawingsIn(section))
    const isWide = wideTypes.has(section.type)
    return drawings.size === 0 ? section : replaced(section, drawings, (drawing) => photoFor(drawing, isWide))
  })
  return { ...document, sections }
}

const drawingsIn = ({ type, content }: Section): Image[] =>
  types.has(type) ? picturesIn(content).filter(({ provider, tags }) => provider === 'Artwork' && tags.length > 0) : []

/** The value with some of its pictures replaced. */
function replaced<T>(value: T, pictures: ReadonlySet<unknown>, by: (picture: Image) => Image): T {
  if (pictures.has(value)) return by(value as Image) as T
  if (Array.isArray(value)) return value.map((item) => replaced(item, pictures, by)) as T
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, child]) => [key, replaced(child, pictures, by)])
  return Object.fromEntries(entries) as T
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

/** The address of its smallest size, unique per photo. */
const idOf = ({ urls }: Image) => urls[0]?.url ?? ''

const ratioOf = ({ urls: [url] }: Image) => (url?.width ?? 1) / (url?.height ?? 1)

function mostFrequent(words: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts.keys()].toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))
}
