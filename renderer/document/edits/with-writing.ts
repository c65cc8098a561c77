import { freeLists } from '../fields/asked-fields.ts'
import type { FieldPath } from '../fields/field-path.ts'
import { schemaFields } from '../fields/schema-fields.ts'
import { withTexts } from '../fields/section-texts.ts'
import { type Section, sectionTypes } from '../section-types.ts'

type Item = { id: string; [field: string]: unknown }

/**
 * What was written for a section's fields, by their paths: a text, or for a list that the writer made its items' texts. An item with an `id`
 * is the one that the section has, and stays as it is.
 */
export type Writing = ReadonlyMap<FieldPath, string | readonly Readonly<Record<string, string>>[]>

/** A section with what was written for it. Pictures, links and ids stay. Throws zod's error when it is no section then. */
export function withWriting<S extends Section>(section: S, writing: Writing): S {
  const texts = new Map([...writing].filter((entry): entry is [FieldPath, string] => typeof entry[1] === 'string'))
  const changed = withCaptions(withTexts(section, texts), texts)
  const lists = freeLists(section).flatMap(({ field, path }) => {
    const items = writing.get(path)
    if (items === undefined || typeof items === 'string') return []
    return [[field.name, madeList((section.content as Record<string, unknown>)[field.name] as Item[], items)] as const]
  })
  const content = { ...changed.content, ...Object.fromEntries(lists) }
  return sectionTypes[section.type].schema.parse({ ...changed, content }) as S
}

function madeList(before: readonly Item[], texts: readonly Readonly<Record<string, string>>[]): Item[] {
  const taken = new Set(before.map(({ id }) => id))
  return texts.map((text) => before.find(({ id }) => id === text.id) ?? { id: freeId(taken), ...text })
}

function freeId(taken: Set<string>): string {
  let number = taken.size + 1
  while (taken.has(`item-${number}`)) number += 1
  taken.add(`item-${number}`)
  return `item-${number}`
}

/** A blank caption is no text that could be replaced: it is put in by its item. */
function withCaptions(section: Section, texts: ReadonlyMap<FieldPath, string>): Section {
  const lists = schemaFields(sectionTypes[section.type].content).filter(({ control }) => control === 'list')
  const content = section.content as Record<string, unknown>
  const changed = lists.map(({ name }) => [
    name,
    (content[name] as Item[]).map((item) => {
      const caption = texts.get(`${section.id}.${name}.${item.id}.caption`)
      return caption === undefined ? item : { ...item, caption }
    }),
  ])
  return { ...section, content: { ...content, ...Object.fromEntries(changed) } } as Section
}
