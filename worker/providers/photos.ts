import type { Image } from '../../renderer/document/image.ts'

/** Finds pictures by a simple keyword. */
export type Photos = {
  /** At most `count` pictures, the best first; none when nothing fits. */
  search: (wanted: { keyword: string; count: number }) => Promise<Image[]>
}
