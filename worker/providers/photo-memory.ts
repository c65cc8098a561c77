import type { Photos } from './photos.ts'

type Page = Awaited<ReturnType<Photos['search']>>

/** Pages, and milliseconds. Services allow few requests an hour, and ask that their answers be kept for a while. */
const most = 60
const keptFor = 15 * 60 * 1000

const held = new Map<string, { page: Page; until: number }>()

/** The same photos, with the last pages kept in this isolate. `address` tells one service from another. */
export const remembered = <T extends Photos>(photos: T, address: string): T => ({
  ...photos,
  search: async (wanted) => {
    const key = JSON.stringify([address, wanted.keyword.toLowerCase(), wanted.color ?? '', wanted.page])
    const known = held.get(key)
    if (known && known.until > Date.now()) return known.page
    const page = await photos.search(wanted)
    held.delete(key)
    held.set(key, { page, until: Date.now() + keptFor })
    const [oldest] = held.keys()
    if (held.size > most && oldest !== undefined) held.delete(oldest)
    return page
  },
})
