import type { Image } from '../values/image.ts'
import { parseMediaPath } from '../values/media.ts'
import type { WebsiteSettings } from '../website-settings.ts'

/** The stored pictures that an image shows: itself, and what was cut of it for a frame. */
export const storedHashes = ({ urls, crop }: Pick<Image, 'urls' | 'crop'>): Set<string> =>
  new Set([...urls, ...(crop?.urls ?? [])].flatMap(({ url }) => parseMediaPath(url)?.hash ?? []))

/** The document with nothing in the places that a stored picture has in it. What does not show it stays the same object. */
export const withoutPicture = (document: WebsiteSettings, hash: string): WebsiteSettings =>
  emptied(document, hash) as WebsiteSettings

/** Every picture field of a document accepts null. */
function emptied(value: unknown, hash: string): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (isImage(value)) return storedHashes(value).has(hash) ? null : value
  if (Array.isArray(value)) {
    const items = value.map((item) => emptied(item, hash))
    return items.every((item, index) => item === value[index]) ? value : items
  }
  const entries = Object.entries(value).map(([name, part]) => [name, part, emptied(part, hash)] as const)
  if (entries.every(([, before, after]) => before === after)) return value
  return Object.fromEntries(entries.map(([name, , after]) => [name, after]))
}

const isImage = (value: object): value is Image => 'provider' in value && 'urls' in value && 'effects' in value
