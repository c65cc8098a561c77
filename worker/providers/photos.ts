import type { Image } from '../../renderer/document/image.ts'
import type { FoundPhoto, PhotoColor, PhotoSource } from '../contract/photos.ts'

export type PhotoSearch = { keyword: string; page: number; color?: PhotoColor }

/** Finds pictures by a simple keyword, page by page. */
export type Photos = {
  source: PhotoSource
  /** One page of what fits, the best first; none when nothing does. Throws photos_unavailable when the service fails. */
  search: (wanted: PhotoSearch) => Promise<{ photos: FoundPhoto[]; more: boolean }>
}

/** A photo to copy to our store: the address of its file, the allowed hosts, and its description. */
export type PhotoToCopy = Required<Pick<Image, 'description' | 'credit'>> & { file: string; hosts: string[] }
