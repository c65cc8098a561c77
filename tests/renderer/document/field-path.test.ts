import { describe, expect, it } from 'vitest'
import { findField, pathOnPage, placeOnPage, writeField } from '../../../renderer/document/field-path.ts'
import { schemaFields } from '../../../renderer/document/schema-fields.ts'
import type { SectionOf } from '../../../renderer/document/section-types.ts'
import { sectionTypes } from '../../../renderer/document/section-types.ts'
import { fullSite } from '../fixtures/full-site.ts'

const services = fullSite.sections.find((section): section is SectionOf<'Services'> => section.type === 'Services')
const [first, second] = services?.content.items ?? []
if (!services || !first || !second) throw new Error('the full site has two services')

describe('the path of a field', () => {
  it('uses ids, and on the page numbers', () => {
    const path = pathOnPage(services, 'items.1.heading')
    expect(path).toBe(`${services.id}.items.${second.id}.heading`)
    expect(placeOnPage(services, path)).toBe('items.1.heading')
    expect(pathOnPage(services, 'heading')).toBe(`${services.id}.heading`)
  })

  it('finds every field that a section has', () => {
    for (const section of fullSite.sections) {
      for (const { name, label } of schemaFields(sectionTypes[section.type].content)) {
        expect(findField(fullSite, `${section.id}.${name}`)?.field.label).toBe(label)
      }
    }
  })

  it('finds a field of an item, and the item it is in', () => {
    const found = findField(fullSite, `${services.id}.items.${second.id}.heading`)
    expect(found?.value).toBe(second.heading)
    expect(found?.items).toEqual([{ listPath: `${services.id}.items`, id: second.id }])
  })

  it('finds nothing where there is nothing', () => {
    for (const path of [
      '',
      'nowhere',
      'nowhere.heading',
      services.id,
      `${services.id}.items.gone.heading`,
      `${services.id}.heading.x`,
    ])
      expect(findField(fullSite, path)).toBeUndefined()
  })
})

describe('writing a field', () => {
  it('changes that field and leaves all else as it is', () => {
    const path = `${services.id}.items.${second.id}.heading`
    const after = writeField(fullSite, path, 'Other words')
    expect(findField(after, path)?.value).toBe('Other words')
    expect(findField(after, `${services.id}.items.${first.id}.heading`)?.value).toBe(first.heading)
    expect(after.sections.filter((section, index) => section !== fullSite.sections[index])).toHaveLength(1)
  })

  it('changes nothing when there is no such field', () => {
    expect(writeField(fullSite, `${services.id}.items.gone.heading`, 'x')).toBe(fullSite)
  })
})
