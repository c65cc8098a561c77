import type { Image } from '#renderer/document/values/image.ts'
import type { StockChoice } from '#worker/adapters/photos/schema.ts'
import type { LibraryPicture } from '#worker/pictures/schema.ts'

/** A picture picked in the dialog, before it is taken. */
export type Picked = {
  /** Unique key: a library picture's id or a found photo's URL. */
  key: string
  image: Image
  /** Reported to the server when taken. Null if not needed. */
  choice: StockChoice | null
  /** URL on the imported page. Copied to the library when taken. */
  imported?: string
  /** Whether it's in the website's library, so it changes and is deleted along with it. */
  isOwn?: true
}

export type TabProps = {
  maxCount: number
  picked: readonly Picked[]
  /** Toggles the picture. In single-select mode, replaces the pick. To delete pictures, people can pick more than `maxCount`. */
  onPick: (picture: Picked) => void
  /** Takes the picture, as a double click does in single-select mode. */
  onTake: (picture: Picked) => void
}

/** The picks after a click: toggled, or replaced in single-select mode. */
export const withPick = (picked: readonly Picked[], picture: Picked, maxCount: number): readonly Picked[] =>
  maxCount === 1 ? [picture] : toggled(picked, picture)

export function toggled(picked: readonly Picked[], picture: Picked): readonly Picked[] {
  const others = picked.filter(({ key }) => key !== picture.key)
  return others.length < picked.length ? others : [...picked, picture]
}

/** Adds all pictures between two, inclusive, in display order. */
export function withRange(
  picked: readonly Picked[],
  shown: readonly Picked[],
  from: string | undefined,
  to: string,
): readonly Picked[] {
  const end = shown.findIndex(({ key }) => key === to)
  const known = shown.findIndex(({ key }) => key === from)
  const start = known < 0 ? end : known
  const range = shown.slice(Math.min(start, end), Math.max(start, end) + 1)
  const keys = new Set(range.map(({ key }) => key))
  return [...picked.filter(({ key }) => !keys.has(key)), ...range]
}

export const ownPicked = ({ id, image }: LibraryPicture): Picked => ({ key: id, image, choice: null, isOwn: true })

/** Syncs picks with the library: updates texts and drops deleted pictures. */
export function withCurrentLibrary(picked: readonly Picked[], library: readonly LibraryPicture[]): readonly Picked[] {
  const own = new Map(library.map((picture) => [picture.id, picture]))
  return picked.flatMap((pick) => {
    if (!pick.isOwn) return [pick]
    const picture = own.get(pick.key)
    return picture ? [ownPicked(picture)] : []
  })
}

/** The pick with its current texts from the library. Photos from a search are unchanged. */
export const asInLibrary = (pick: Picked, library: readonly LibraryPicture[]): Picked =>
  withCurrentLibrary([pick], library)[0] ?? pick

/** The picture as the document stores it. Taking the current picture again keeps its crop. */
export function asTaken(image: Image, current: Image | null): Image {
  const same = current !== null && image.urls.length > 0 && image.urls[0]?.url === current.urls[0]?.url
  if (!same) return image
  const { effects, crop, description } = current
  return { ...image, effects, ...(crop && { crop }), description: image.description || description }
}
