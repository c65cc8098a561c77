import { describe, expect, it } from 'vitest'
import { describeFields, type ListItem } from '../../../editor/fields/field-description.ts'
import {
  blankItem,
  duplicateItem,
  itemName,
  itemPicture,
  itemTexts,
  moveItemTo,
} from '../../../editor/fields/list-items.ts'
import { sectionTypes } from '../../../renderer/document/section-types.ts'

import { ContentForm, drawInDesigner, websiteWith } from '../in-designer.tsx'

const lists = Object.values(sectionTypes).flatMap(({ type, content }) =>
  describeFields(content).flatMap((field) => (field.control === 'list' ? [{ ...field, type, content }] : [])),
)
const fill = (field: (typeof lists)[number], count: number) => {
  let items: ListItem[] = []
  for (let index = 0; index < count; index += 1) items = [...items, blankItem(items, field.item, field.itemLabel)]
  return items
}

const drawList = (field: (typeof lists)[number], items: ListItem[]) =>
  drawInDesigner(
    <ContentForm type={field.type} id="section" />,
    websiteWith({ id: 'section', type: field.type, content: { [field.name]: items } }),
  )

describe.each(lists)('the list of $label in $type', (field) => {
  const draw = (items: ListItem[]) => drawList(field, items)
  const addButton = (html: string) => html.match(new RegExp(`<button[^>]*id="section\\.${field.name}-add"[^>]*>`))?.[0]

  it('can be filled to its maximum with items that the document accepts', () => {
    expect(() => field.content.parse({ [field.name]: fill(field, field.max) })).not.toThrow()
  })

  it('offers another item below its maximum and none at it', () => {
    expect(addButton(draw(fill(field, field.max - 1)))).not.toContain('disabled')
    expect(addButton(draw(fill(field, field.max)))).toContain('disabled')
  })
})

const listOf = (type: keyof typeof sectionTypes) => {
  const field = lists.find((list) => list.type === type)
  if (!field) throw new Error(`no list in ${type}`)
  return field
}

it('says what to do at its maximum, and shows the count below it', () => {
  const field = listOf('FrequentlyAskedQuestions')
  const draw = (items: ListItem[]) => drawList(field, items)
  expect(draw(fill(field, 10))).toContain('Maximum 10. Remove one to add another')
  expect(draw(fill(field, 9))).toContain('9 of 10')
})

describe('items', () => {
  const items = ['a', 'b', 'c'].map((id) => ({ id }))
  const order = (list: ListItem[]) => list.map(({ id }) => id).join('')

  it('move to another place, and nowhere past the ends', () => {
    expect(order(moveItemTo(items, 'b', 0))).toBe('bac')
    expect(order(moveItemTo(items, 'a', 2))).toBe('bca')
    expect(order(moveItemTo(items, 'a', -1))).toBe('abc')
    expect(order(moveItemTo(items, 'c', 3))).toBe('abc')
    expect(order(moveItemTo(items, 'gone', 0))).toBe('abc')
  })

  it('get an id that no other has, also after one was removed', () => {
    const field = listOf('Services')
    const three = fill(field, 3)
    const again = blankItem(three.toSpliced(0, 1), field.item, field.itemLabel)
    expect(three.map(({ id }) => id)).not.toContain(again.id)
  })

  it('are copied to the place after them, with a new id', () => {
    const field = listOf('Services')
    const [first, second] = fill(field, 2)
    const copied = duplicateItem(
      [{ ...(first as ListItem), heading: 'Drains' }, second as ListItem],
      0,
      field.itemLabel,
    )
    expect(copied.items.map(({ heading }) => heading)).toEqual(['Drains', 'Drains', ''])
    expect(copied.items[1]?.id).toBe(copied.id)
    expect(new Set(copied.items.map(({ id }) => id)).size).toBe(3)
    expect(() => field.content.parse({ items: copied.items })).not.toThrow()
  })

  it('are called by their text, their link or their picture, and say what follows', () => {
    const texts = (type: keyof typeof sectionTypes, item: object) => {
      const field = listOf(type)
      return itemTexts({ ...blankItem([], field.item, field.itemLabel), ...item }, field.item, [
        { id: 'prices', title: 'Prices' },
      ])
    }
    expect(texts('Services', { heading: 'Drains', paragraph: 'Cleared\ntoday' })).toEqual(['Drains', 'Cleared today'])
    expect(texts('Header', { link: { type: 'Web', value: 'https://shop.example/', label: 'Shop' } })).toEqual([
      'Shop',
      'shop.example',
    ])
    expect(texts('Header', { link: { type: 'Section', value: 'prices', label: 'Cost' } })).toEqual(['Cost', 'Prices'])
    expect(texts('Gallery', { image: { description: 'A new kitchen' } })).toEqual(['A new kitchen'])
    expect(texts('Services', {})).toEqual([])
  })

  it('have a short name, cut between words', () => {
    expect(itemName(['They came within the hour and left the kitchen cleaner'])).toBe(
      'They came within the hour and left the…',
    )
    expect(itemName(['Drains', 'and more'])).toBe('Drains')
    expect(itemName(['x'.repeat(60)])).toBe(`${'x'.repeat(40)}…`)
    expect(itemName([])).toBe('')
  })

  it('have a picture, none yet, or none ever', () => {
    const services = listOf('Services')
    const reviews = listOf('CustomerReviews')
    expect(itemPicture(blankItem([], services.item, 'service'), services.item)).toBeNull()
    expect(itemPicture(blankItem([], reviews.item, 'review'), reviews.item)).toBeUndefined()
  })
})
