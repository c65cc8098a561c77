import { type FieldPath, findField } from '../../../renderer/document/field-path.ts'
import type { Control } from '../../../renderer/document/fields.ts'
import { sectionTexts } from '../../../renderer/document/section-texts.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import type { ListItem } from '../../fields/field-description.ts'
import { pageText } from './page-part.ts'

/** An item in a list, and where in it. */
export type ItemPlace = { listPath: FieldPath; id: string; name: string; index: number; count: number; max: number }

/** What the tools of a part must know of it. None of it changes while its text is typed. */
export type PartFacts = { label: string; control?: Control; isText: boolean; canRewrite: boolean; item?: ItemPlace }

export function partFacts(document: WebsiteSettings, path: FieldPath): PartFacts {
  const found = findField(document, path)
  const item = itemPlace(document, path)
  return {
    label: found?.field.label ?? item?.name ?? '',
    control: found?.field.control,
    isText: pageText(document, path) !== undefined,
    canRewrite: canRewrite(document, path),
    item,
  }
}

function canRewrite({ sections }: WebsiteSettings, path: FieldPath): boolean {
  const section = sections.find(({ id }) => id === path.split('.')[0])
  return section !== undefined && !section.locked && sectionTexts(section, path).length > 0
}

function itemPlace(document: WebsiteSettings, path: FieldPath): ItemPlace | undefined {
  const [sectionId, listName, id = ''] = path.split('.')
  const listPath = `${sectionId}.${listName}`
  const list = findField(document, listPath)
  if (list?.field.control !== 'list') return undefined
  const items = list.value as ListItem[]
  const index = items.findIndex((item) => item.id === id)
  if (index < 0) return undefined
  const { itemLabel: name = 'item', max = items.length } = list.field
  return { listPath, id, name, index, count: items.length, max }
}
