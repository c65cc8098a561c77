import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { describeFields } from '../../../editor/fields/field-description.ts'
import { inputs } from '../../../editor/fields/inputs.ts'
import { SectionForm } from '../../../editor/fields/section-form.tsx'
import { sectionDesign } from '../../../renderer/document/section-design.ts'
import { sectionTypes } from '../../../renderer/document/section-types.ts'

const draw = (
  schema: typeof sectionDesign | (typeof sectionTypes)['Header']['content'],
  value: Record<string, unknown>,
) =>
  renderToStaticMarkup(
    <MantineProvider>
      <SectionForm schema={schema} path="section" value={value} onChange={() => undefined} />
    </MantineProvider>,
  )

describe.each(Object.values(sectionTypes))('the form of $title', (definition) => {
  const schema = definition.content as (typeof sectionTypes)['Header']['content']
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
    const html = draw(schema, schema.parse({}) as Record<string, unknown>)
    for (const { label } of fields) expect(html).toContain(label)
  })
})

describe('a section’s look', () => {
  it('can be left to the style where the schema allows', () => {
    const html = draw(sectionDesign, sectionDesign.parse({}))
    expect(html).toContain('Alignment')
    expect(html.match(/Automatic/g)).toHaveLength(1)
  })
})

describe('what a field says', () => {
  it('is its limit in characters', () => {
    const html = draw(sectionTypes.Header.content, sectionTypes.Header.content.parse({}))
    expect(html).toMatch(/maxLength="48"/i)
  })
})
