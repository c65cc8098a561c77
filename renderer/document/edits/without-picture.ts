import type { Image } from '../values/image.ts'
import { parseMediaPath } from '../values/media.ts'
import type { WebsiteSettings } from '../website-settings.ts'

/** An image's files in storage, including its crop. */
export const storedHashes = ({ urls, crop }: Pick<Image, 'urls' | 'crop'>): Set<string> =>
  new Set([...urls, ...(crop?.urls ?? [])].flatMap(({ url }) => parseMediaPath(url)?.hash ?? []))

/** Removes a stored picture everywhere. Parts without it stay the same objects. */
export const withoutPicture = (document: WebsiteSettings, hash: string): WebsiteSettings =>
  changed(document, hash, () => null) as WebsiteSettings

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
