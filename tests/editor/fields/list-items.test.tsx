import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { describeFields, type ListItem } from '../../../editor/fields/field-description.ts'
import { blankItem, itemTitle, moveItem } from '../../../editor/fields/list-items.ts'
import { SectionForm } from '../../../editor/fields/section-form.tsx'
import { sectionTypes } from '../../../renderer/document/section-types.ts'

const lists = Object.values(sectionTypes).flatMap(({ type, content }) =>
  describeFields(content).flatMap((field) => (field.control === 'list' ? [{ ...field, type, content }] : [])),
)
const fill = (field: (typeof lists)[number], count: number) => {
  let items: ListItem[] = []
  for (let index = 0; index < count; index += 1) items = [...items, blankItem(items, field.item, field.itemLabel)]
  return items
}

describe.each(lists)('the list of $label in $type', (field) => {
  const draw = (items: ListItem[]) =>
    renderToStaticMarkup(
      <MantineProvider>
        <SectionForm
          schema={field.content}
          path="section"
          value={{ ...field.content.parse({}), [field.name]: items }}
          onChange={() => undefined}
        />
      </MantineProvider>,
    )
  const addButton = (html: string) => html.match(new RegExp(`<button[^>]*id="section\\.${field.name}-add"[^>]*>`))?.[0]

  it('can be filled to its maximum with items that the document accepts', () => {
    expect(() => field.content.parse({ [field.name]: fill(field, field.max) })).not.toThrow()
  })

  it('offers another item below its maximum and none at it', () => {
    expect(addButton(draw(fill(field, field.max - 1)))).not.toContain('disabled')
    expect(addButton(draw(fill(field, field.max)))).toContain('disabled')
  })
})

describe('items', () => {
  const items = ['a', 'b', 'c'].map((id) => ({ id }))
  const order = (list: ListItem[]) => list.map(({ id }) => id).join('')

  it('move past their neighbours and stop at the ends', () => {
    expect(order(moveItem(items, 'b', -1))).toBe('bac')
    expect(order(moveItem(items, 'b', 1))).toBe('acb')
    expect(order(moveItem(items, 'a', -1))).toBe('abc')
    expect(order(moveItem(items, 'c', 1))).toBe('abc')
  })

  it('get an id that no other has, also after one was removed', () => {
    const field = lists.find(({ type }) => type === 'Services')
    if (!field) throw new Error('no services')
    const three = fill(field, 3)
    const again = blankItem(three.toSpliced(0, 1), field.item, field.itemLabel)
    expect(three.map(({ id }) => id)).not.toContain(again.id)
  })

  it('are called by their text, their link or their picture', () => {
    const title = (type: keyof typeof sectionTypes, item: object) => {
      const field = lists.find((list) => list.type === type)
      return field && itemTitle({ ...blankItem([], field.item, field.itemLabel), ...item }, field.item)
    }
    expect(title('Services', { heading: 'Drains' })).toBe('Drains')
    expect(title('Header', { link: { type: 'Web', value: '', label: 'Shop' } })).toBe('Shop')
    expect(title('Gallery', { image: { description: 'A new kitchen' } })).toBe('A new kitchen')
    expect(title('Services', {})).toBe('')
  })
})
