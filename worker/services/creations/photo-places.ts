import type { Image } from '../../../renderer/document/image.ts'
import type { Section, SectionType } from '../../../renderer/document/section-types.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { picturesIn } from '../../../renderer/elements/pictures.ts'

/** Where photos may take the place of drawings. Never people: a photo of somebody is a photo of somebody else. */
const types: ReadonlySet<SectionType> = new Set(['Introduction', 'Services', 'Gallery', 'ImageBanner'])
/** Where the picture is shown across the page. */
const wideTypes: ReadonlySet<SectionType> = new Set(['Introduction', 'ImageBanner'])
/** Of one photo to be wide: width ÷ height. */
const wide = 1.2
/** From how many of the best photos one is drawn, so that two businesses of one kind differ. */
const choiceOf = 8

/** Photos by the keyword that found them, the best first. */
export type Photos = ReadonlyMap<string, readonly Image[]>

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
export function withPhotosIn(document: WebsiteSettings, photos: Photos): WebsiteSettings {
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
