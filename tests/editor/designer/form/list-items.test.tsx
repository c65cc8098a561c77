import { describe, expect, it } from 'vitest'
import { OpenPathContext } from '#editor/designer/form/field-context.ts'
import { describeFields, type FieldOf, type ListItem } from '#editor/designer/form/field-description.ts'
import {
  blankItem,
  countReal,
  duplicateItem,
  itemKind,
  itemName,
  itemPicture,
  itemTexts,
  leadingPicture,
  moveItemTo,
  sampleNote,
  withPictures,
} from '#editor/designer/form/lists/list-items.ts'
import { sectionTypes } from '#renderer/document/section-types.ts'
import { image } from '#renderer/document/values/image.ts'
import { ContentForm, drawInDesigner, websiteWith } from '../../in-designer.tsx'

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

  it('accepts valid items up to the list’s maximum', () => {
    expect(() => field.content.parse({ [field.name]: fill(field, field.max) })).not.toThrow()
  })

  it('disables Add at the list’s maximum', () => {
    expect(addButton(draw(fill(field, field.max - 1)))).not.toContain('disabled')
    expect(addButton(draw(fill(field, field.max)))).toContain('disabled')
  })
})

const listOf = (type: keyof typeof sectionTypes) => {
  const field = lists.find((list) => list.type === type)
  if (!field) throw new Error(`no list in ${type}`)
  return field
}

it('a list shows its count near the maximum, and an explanation when full', () => {
  const field = listOf('FrequentlyAskedQuestions')
  const draw = (items: ListItem[]) => drawList(field, items)
  expect(draw(fill(field, 10))).toContain('Maximum 10. Remove one to add another')
  expect(draw(fill(field, 9))).toContain('9 of 10')
})

describe('list items', () => {
  const items = ['a', 'b', 'c'].map((id) => ({ id }))
  const order = (list: ListItem[]) => list.map(({ id }) => id).join('')

  it('move within the list but not past its ends', () => {
    expect(order(moveItemTo(items, 'b', 0))).toBe('bac')
    expect(order(moveItemTo(items, 'a', 2))).toBe('bca')
    expect(order(moveItemTo(items, 'a', -1))).toBe('abc')
    expect(order(moveItemTo(items, 'c', 3))).toBe('abc')
    expect(order(moveItemTo(items, 'gone', 0))).toBe('abc')
  })

  it('get unique ids, even after a removal', () => {
    const field = listOf('Services')
    const three = fill(field, 3)
    const again = blankItem(three.toSpliced(0, 1), field.item, field.itemLabel)
    expect(three.map(({ id }) => id)).not.toContain(again.id)
  })

  it('produce duplicates in place, with new ids', () => {
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

  it('use their text, link or picture as a label', () => {
    const texts = (type: keyof typeof sectionTypes, item: object) => {
      const field = listOf(type)
      return itemTexts({ ...blankItem([], field.item, field.itemLabel), ...item }, field.item, [
        { id: 'prices', title: 'Prices' },
      ])
    }
    expect(texts('Services', { heading: 'Drains', paragraph: 'Cleared\ntoday' })).toEqual(['Drains', 'Cleared · today'])
    expect(texts('Header', { link: { type: 'Web', value: 'https://shop.example/', label: 'Shop' } })).toEqual([
      'Shop',
      'shop.example',
    ])
    expect(texts('Header', { link: { type: 'Section', value: 'prices', label: 'Cost' } })).toEqual(['Cost', 'Prices'])
    expect(texts('Gallery', { image: { description: 'A new kitchen' } })).toEqual(['A new kitchen'])
    expect(texts('Services', {})).toEqual([])
  })

  it('show lines separately unless they are sentences', () => {
    const { item } = listOf('FrequentlyAskedQuestions')
    const question = { ...blankItem([], item, 'question'), question: 'How much?' }
    const excerpt = (answer: unknown) => itemTexts({ ...question, answer }, item)[1]
    expect(excerpt('Hedge cutting: £45 an hour\nLawn mowing: from £30')).toBe(
      'Hedge cutting: £45 an hour · Lawn mowing: from £30',
    )
    expect(excerpt('All of Yorkshire.\n\nFurther on request.')).toBe('All of Yorkshire. Further on request.')
    const line = (text: string) => ({ item: true, runs: [{ text }] })
    expect(excerpt({ blocks: [{ runs: [{ text: 'Please bring:' }] }, line('Boxes'), line('Tape')] })).toBe(
      'Please bring: Boxes · Tape',
    )
  })

  it('show their kind, and list options only if that kind has any', () => {
    const { item } = listOf('Contact')
    const field = (kind: string) => ({ ...blankItem([], item, 'field'), label: 'Van', kind, options: 'Small\nLarge' })
    expect([itemKind(field('ShortText'), item), itemTexts(field('ShortText'), item)]).toEqual(['Short Text', ['Van']])
    expect([itemKind(field('Choice'), item), itemTexts(field('Choice'), item)]).toEqual([
      'Choice',
      ['Van', 'Small · Large'],
    ])
    const services = listOf('Services')
    expect(itemKind(blankItem([], services.item, services.itemLabel), services.item)).toBeUndefined()
  })

  it('get a short name that ends between words', () => {
    expect(itemName(['They came within the hour and left the kitchen cleaner'])).toBe(
      'They came within the hour and left the…',
    )
    expect(itemName(['Drains', 'and more'])).toBe('Drains')
    expect(itemName(['x'.repeat(60)])).toBe(`${'x'.repeat(40)}…`)
    expect(itemName([])).toBe('')
  })

  it('show a placeholder for a missing picture, unless their type has none', () => {
    const services = listOf('Services')
    const reviews = listOf('CustomerReviews')
    expect(itemPicture(blankItem([], services.item, 'service'), services.item)).toBeNull()
    expect(itemPicture(blankItem([], reviews.item, 'review'), reviews.item)).toBeUndefined()
  })
})

const listIn = (type: keyof typeof sectionTypes) =>
  describeFields(sectionTypes[type].content).find(({ control }) => control === 'list') as FieldOf<'list'>
const pictures = (count: number) =>
  Array.from({ length: count }, (_, nth) =>
    image.parse({ provider: 'Custom', urls: [{ type: 'regular', url: `/media/${nth}` }] }),
  )

describe('pictures added to a list of items', () => {
  const gallery = listIn('Gallery')

  it('become one item each, after the existing items', () => {
    const one = withPictures([], pictures(1), gallery)
    const four = withPictures(one, pictures(3), gallery)
    expect(four).toHaveLength(4)
    expect(four[0]).toBe(one[0])
    expect(four.slice(1).map((item) => item.image)).toEqual(pictures(3))
    expect(new Set(four.map(({ id }) => id)).size).toBe(4)
    expect(() => sectionTypes.Gallery.content.parse({ items: four })).not.toThrow()
  })

  it('respect the list’s maximum', () => {
    const later = withPictures([], pictures(1), gallery, 2)
    expect(later.map(({ image }) => image !== null)).toEqual([false, false, true])
    const full = withPictures([], pictures(gallery.max + 5), gallery)
    expect(full).toHaveLength(gallery.max)
    expect(withPictures(full, pictures(1), gallery)).toEqual(full)
  })

  it('work only in lists with pictures', () => {
    expect(leadingPicture(gallery.item)).toBe('image')
    for (const type of ['Services', 'Team', 'FrequentlyAskedQuestions'] as const) {
      expect(leadingPicture(listIn(type).item), type).toBeUndefined()
      expect(withPictures([], pictures(2), listIn(type))).toEqual([])
    }
  })
})

const person = (id: string, sample: boolean) => ({ id, name: `Person ${id}`, bio: 'Knows pipes.', sample })

const draw = (members: object[], path?: string) =>
  drawInDesigner(
    <OpenPathContext value={path ? { path, at: 1 } : null}>
      <ContentForm type="Team" id="team" />
    </OpenPathContext>,
    websiteWith({ id: 'team', type: 'Team', content: { members } }),
  )

describe('sample items', () => {
  it('show a mark in their rows, with a note that visitors won’t see them', () => {
    const html = draw([person('a', true), person('b', false)])
    expect(html.match(/>Sample</g)).toHaveLength(1)
    expect(html).toContain('1 is a sample: visitors won’t see it. Write over it or remove it.')
  })

  it('come with a count in plain words', () => {
    const items = [person('a', true), person('b', true)]
    expect(sampleNote(items)).toBe('These are samples: visitors won’t see them. Write over them or remove them.')
    expect(sampleNote([...items, person('c', false)])).toBe(
      '2 are samples: visitors won’t see them. Write over them or remove them.',
    )
    expect(sampleNote([person('c', false)])).toBe('')
  })

  it('never mix with real items', () => {
    const html = draw([person('a', false)])
    expect(html).not.toContain('Sample')
  })

  it('offer no switch to make them real', () => {
    const html = draw([person('a', true)], 'team.members.a')
    expect(html).toContain('team.members.a.name')
    expect(html).not.toContain('team.members.a.sample')
  })
})

it('a list’s maximum doesn’t include samples', () => {
  expect(countReal([{ id: 'a', sample: true }, { id: 'b', sample: false }, { id: 'c' }])).toBe(2)
})
