import type { Image } from '../../renderer/document/image.ts'
import type { FoundPhoto, PhotoColor, PhotoSource } from '../contract/photos.ts'

export type PhotoSearch = { keyword: string; page: number; color?: PhotoColor }

/** Finds pictures by a simple keyword, page by page. */
export type Photos = {
  source: PhotoSource
  /** One page of what fits, the best first; none when nothing does. Throws photos_unavailable when the service fails. */
  search: (wanted: PhotoSearch) => Promise<{ photos: FoundPhoto[]; more: boolean }>
}

/** A photo that becomes one of our own: where its file is, the hosts that may give it, and what is said of it. */
export type PhotoToCopy = Required<Pick<Image, 'description' | 'credit'>> & { file: string; hosts: string[] }
