import type { Image } from '#renderer/document/values/image.ts'
import type { StockChoice } from '#worker/adapters/photos/schema.ts'
import type { LibraryPicture } from '#worker/pictures/schema.ts'

/** A picture that is picked in the dialog of pictures, until the person takes it. */
export type Picked = {
  /** Tells it from the others: the id of a picture of the website, the address of a photo that was found. */
  key: string
  image: Image
  /** What the server has to know when it is taken; null for a picture of the website, and where nobody has to know. */
  choice: StockChoice | null
  /** Where it is on the page that the website was imported from: copied to the website's pictures when it is taken. */
  imported?: string
  /** Of the website's own pictures, and so changed and deleted with them. */
  isOwn?: true
}

/** What a tab of the dialog is given. */
export type TabProps = {
  /** How many may be picked at once. */
  most: number
  picked: readonly Picked[]
  /** Picks it, or puts it back. With one to pick, it takes the place of the one before. More than `most` can be deleted, not taken. */
  onPick: (picture: Picked) => void
  /** Takes this one, as a double click does where one is wanted. */
  onTake: (picture: Picked) => void
}

/** The picks after one more click: alone where one is wanted, else added, or put back if it was among them. */
export const withPick = (picked: readonly Picked[], picture: Picked, most: number): readonly Picked[] =>
  most === 1 ? [picture] : toggled(picked, picture)

/** With one more, or without it if it was among them. */
export function toggled(picked: readonly Picked[], picture: Picked): readonly Picked[] {
  const others = picked.filter(({ key }) => key !== picture.key)
  return others.length < picked.length ? others : [...picked, picture]
}

/** With all those between two, both included, in the order in which they are shown. */
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

/** A picture of the website, picked. */
export const ownPicked = ({ id, image }: LibraryPicture): Picked => ({ key: id, image, choice: null, isOwn: true })

/** The picks as the website's pictures are now: described as they are there, and without what was deleted. */
export function stillThere(picked: readonly Picked[], library: readonly LibraryPicture[]): readonly Picked[] {
  const own = new Map(library.map((picture) => [picture.id, picture]))
  return picked.flatMap((pick) => {
    if (!pick.isOwn) return [pick]
    const picture = own.get(pick.key)
    return picture ? [ownPicked(picture)] : []
  })
}

/** A pick with the texts that the library has for its picture now. Photos from elsewhere stay as they are. */
export const asInLibrary = (pick: Picked, library: readonly LibraryPicture[]): Picked =>
  stillThere([pick], library)[0] ?? pick

/** A picture as it is put in the place of `current`. The same one again stays cut as it is. */
export function asTaken(image: Image, current: Image | null): Image {
  const same = current !== null && image.urls.length > 0 && image.urls[0]?.url === current.urls[0]?.url
  if (!same) return image
  const { effects, crop, description } = current
  return { ...image, effects, ...(crop && { crop }), description: image.description || description }
}
