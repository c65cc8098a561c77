import type { Image } from '../../renderer/document/image.ts'
import type { Section, SectionType } from '../../renderer/document/section-types.ts'
import type { WebsiteSettings } from '../../renderer/document/website-settings.ts'
import { picturesIn } from '../../renderer/elements/pictures.ts'
import { choosePexels } from '../adapters/photos/choose-photos.ts'
import type { Photos } from '../adapters/photos/photos.ts'
import type { ServiceContext } from '../platform/context.ts'

/** As many as a Worker may have waiting at once, and few of the requests that Pexels allows in an hour. */
const mostSearches = 6
/** In milliseconds. */
const usualPatience = 6000

/**
 * Looks for photos to take the place of a new website's drawings, where Pexels is there to choose from: its terms allow that a program
 * chooses and that its photos are shown from where they are. Begins at once; what is answered puts them in the document as it has become
 * by then, and searches for new keywords. Whatever does not come, or not in time, stays a drawing; never throws.
 */
export function searchPhotos(
  { env }: Pick<ServiceContext, 'env'>,
  document: WebsiteSettings,
  patience = usualPatience,
): (written: WebsiteSettings) => Promise<WebsiteSettings> {
  const known = keywordsFor(document, mostSearches)
  const first = findAll(env, known, patience)
  return async (written) => {
    const others = keywordsFor(written, mostSearches).filter((keyword) => !known.includes(keyword))
    const found = await Promise.all([first, findAll(env, others, patience)])
    return withPhotosIn(written, new Map(found.flatMap((photos) => [...photos])))
  }
}

/** What was found for each keyword within the time there is. */
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
    console.error('finding photos for a new website', error)
  }
  return new Map(found)
}

async function search(pexels: Photos, keyword: string): Promise<Image[]> {
  const { photos } = await pexels.search({ keyword, page: 1 })
  return photos.map(({ image }) => image)
}

/** Where photos may take the place of drawings. Never people: a photo of somebody is a photo of somebody else. */
const types: ReadonlySet<SectionType> = new Set(['Introduction', 'Services', 'Gallery', 'ImageBanner'])
/** Where the picture is shown across the page. */
const wideTypes: ReadonlySet<SectionType> = new Set(['Introduction', 'ImageBanner'])
/** Of one photo to be wide: width ÷ height. */
const wide = 1.2
/** From how many of the best photos one is drawn, so that two businesses of one kind differ. */
const choiceOf = 8

/** Photos by the keyword that found them, the best first. */
type FoundPhotos = ReadonlyMap<string, readonly Image[]>

/**
 * The keywords to search for a document's drawings, at most `most`: those of the page's first picture, the trade's, which is used where
 * there is no search left, and then those that fill most places.
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

/** The document with photos for drawings, each photo once. A drawing stays where nothing was found for it. */
export function withPhotosIn(document: WebsiteSettings, photos: FoundPhotos): WebsiteSettings {
  const taken = new Set<string>()
  const photoFor = (drawing: Image, isWide: boolean): Image => {
    const photo = drawing.tags
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

/** The same value with some of its pictures replaced. */
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

/** The address of its smallest size: no two photos share one. */
const idOf = ({ urls }: Image) => urls[0]?.url ?? ''

const ratioOf = ({ urls: [url] }: Image) => (url?.width ?? 1) / (url?.height ?? 1)

function mostFrequent(words: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts.keys()].toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))
}
