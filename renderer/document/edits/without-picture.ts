import type { Image } from '../values/image.ts'
import { parseMediaPath } from '../values/media.ts'
import type { WebsiteSettings } from '../website-settings.ts'

/** The stored pictures that an image shows: itself, and what was cut of it for a frame. */
export const storedHashes = ({ urls, crop }: Pick<Image, 'urls' | 'crop'>): Set<string> =>
  new Set([...urls, ...(crop?.urls ?? [])].flatMap(({ url }) => parseMediaPath(url)?.hash ?? []))

/** The document with nothing in the places that a stored picture has in it. What does not show it stays the same object. */
export const withoutPicture = (document: WebsiteSettings, hash: string): WebsiteSettings =>
  // Every picture field of a document accepts null.
  changed(document, hash, () => null) as WebsiteSettings

/** The document with the same words for a stored picture in every place that it has in it. */
export const withDescription = (document: WebsiteSettings, hash: string, description: string): WebsiteSettings =>
  changed(document, hash, (image) =>
    image.description === description ? image : { ...image, description },
  ) as WebsiteSettings

function changed(value: unknown, hash: string, change: (image: Image) => Image | null): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (isImage(value)) return storedHashes(value).has(hash) ? change(value) : value
  if (Array.isArray(value)) {
    const items = value.map((item) => changed(item, hash, change))
    return items.every((item, index) => item === value[index]) ? value : items
  }
  const entries = Object.entries(value).map(([name, part]) => [name, part, changed(part, hash, change)] as const)
  if (entries.every(([, before, after]) => before === after)) return value
  return Object.fromEntries(entries.map(([name, , after]) => [name, after]))
}

const isImage = (value: object): value is Image => 'provider' in value && 'urls' in value && 'effects' in value
