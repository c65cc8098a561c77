import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import { describeFields } from '../../../editor/fields/field-description.ts'
import { inputs } from '../../../editor/fields/inputs.ts'
import { SectionForm } from '../../../editor/fields/section-form.tsx'
import { sectionDesign } from '../../../renderer/document/section-design.ts'
import { type SectionType, sectionTypes } from '../../../renderer/document/section-types.ts'
import { ContentForm, drawInDesigner, websiteWith } from '../in-designer.tsx'

const draw = (type: SectionType) =>
  drawInDesigner(<ContentForm type={type} id="section" />, websiteWith({ id: 'section', type }))

describe.each(Object.values(sectionTypes))('the form of $title', (definition) => {
  const schema: z.ZodObject = definition.content
  const fields = describeFields(schema)

  it('has an input for every field of its content', () => {
    expect(fields.map(({ name }) => name)).toEqual(Object.keys(schema.shape))
    for (const { control } of fields) expect(inputs[control]).toBeTypeOf('function')
  })

  it('has an input for every field of its lists’ items but their id', () => {
    for (const field of fields) {
      if (field.control !== 'list') continue
      const names = describeFields(field.item).map(({ name }) => name)
      expect(['id', ...names]).toEqual(Object.keys(field.item.shape))
    }
  })

  it('shows every label', () => {
    const html = draw(definition.type)
    for (const { label } of fields) expect(html).toContain(label)
  })
})

describe('a section’s look', () => {
  it('can be left to the style where the schema allows', () => {
    const section = { id: 'section', type: 'Services' } as const
    const html = drawInDesigner(<SectionForm schema={sectionDesign} path="section.look" />, websiteWith(section))
    expect(html).toContain('Alignment')
    expect(html.match(/Automatic/g)).toHaveLength(1)
  })
})

describe('what a field says', () => {
  it('is its limit in characters', () => {
    const html = draw('Header')
    expect(html).toMatch(/maxLength="48"/i)
  })
})
