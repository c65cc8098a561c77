import { mediaPath, pictureVariants } from '#renderer/document/values/media.ts'
import { type LibraryPicture, libraryPicture } from '#worker/pictures/schema.ts'

export const hash = (digit: string) => digit.repeat(64)

/** A library picture whose files have the hash 'aaa…' for 'a'. */
export function pictureOf(digit: string, change: Partial<LibraryPicture['image']> = {}): LibraryPicture {
  const urls = pictureVariants.map((type) => ({ type, url: mediaPath(hash(digit), type) }))
  return libraryPicture.parse({
    id: `picture-${digit}`,
    image: { provider: 'Custom', urls, ...change },
    width: 1600,
    height: 1200,
    bytes: 345_678,
    addedAt: '2026-11-01T08:00:00.000Z',
  })
}
