import { type FieldPath, findField } from '#renderer/document/fields/field-path.ts'
import { type Section, sectionTypes } from '#renderer/document/section-types.ts'
import type { Image } from '#renderer/document/values/image.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { describeFields, type FieldOf, type ListItem } from '../form/field-description.ts'
import { leadingPicture } from '../form/lists/list-items.ts'
import type { PagePart } from './page-part.ts'

/** The effect of dropped or chosen pictures: replace one, or add items to a list at index `at` (default: the end). */
export type PictureTarget =
  | { does: 'replace'; path: FieldPath; label: string; current: Image | null }
  | { does: 'add'; path: FieldPath; list: FieldOf<'list'>; room: number; at?: number | undefined }

export function pictureOf(document: WebsiteSettings, path: FieldPath): PictureTarget | undefined {
  const { field, value } = findField(document, path) ?? {}
  if (field?.control !== 'picture') return undefined
  return { does: 'replace', path, label: field.label, current: value as Image | null }
}

/**
 * The target for pictures among the parts under the pointer. Several pictures go to a list with room. Undefined if no part accepts them.
 */
export function pictureTarget(
  document: WebsiteSettings,
  parts: readonly PagePart[],
  several = false,
): PictureTarget | undefined {
  const [part] = parts
  const added = part && addedIn(part.section)
  if (several && added) return added
  return parts.map(({ path }) => pictureOf(document, path)).find((target) => target !== undefined) ?? added
}

/** The section's picture list, if it has room. */
export function addedIn({ id, type, content }: Section, at?: number): PictureTarget | undefined {
  const values = content as Record<string, unknown>
  for (const list of describeFields(sectionTypes[type].content)) {
    if (list.control !== 'list' || !leadingPicture(list.item)) continue
    const room = list.max - (values[list.name] as ListItem[]).length
    if (room > 0) return { does: 'add', path: `${id}.${list.name}`, list, room: at === undefined ? room : 1, at }
  }
  return undefined
}
