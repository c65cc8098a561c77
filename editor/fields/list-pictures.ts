import type * as z from 'zod'
import type { Image } from '../../renderer/document/image.ts'
import { describeFields, type FieldOf, type ListItem } from './field-description.ts'
import { blankItem } from './list-items.ts'

/** The name of the field that an item is all about, where that is a picture: its first one. Undefined for other items. */
export function leadingPicture(item: z.ZodObject): string | undefined {
  const [first] = describeFields(item)
  return first?.control === 'picture' ? first.name : undefined
}

type PictureList = Pick<FieldOf<'list'>, 'item' | 'itemLabel' | 'max'>

/** The items with one more for each picture, as far as there is room. The same items where theirs is another kind. */
export function withPictures(items: readonly ListItem[], pictures: readonly Image[], list: PictureList): ListItem[] {
  const name = leadingPicture(list.item)
  if (!name) return [...items]
  const all = [...items]
  for (const picture of pictures.slice(0, Math.max(0, list.max - items.length))) {
    all.push({ ...blankItem(all, list.item, list.itemLabel), [name]: picture })
  }
  return all
}

/** The items whose picture is a drawing, in a list of pictures. */
export function drawnItems(items: readonly ListItem[], schema: z.ZodObject): ListItem[] {
  const name = leadingPicture(schema)
  if (!name) return []
  return items.filter((item) => (item[name] as Image | null)?.provider === 'Artwork')
}
