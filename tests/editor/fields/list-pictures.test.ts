import { describe, expect, it } from 'vitest'
import { describeFields, type FieldOf } from '../../../editor/fields/field-description.ts'
import { drawnItems, leadingPicture, withPictures } from '../../../editor/fields/list-pictures.ts'
import { image } from '../../../renderer/document/image.ts'
import { sectionTypes } from '../../../renderer/document/section-types.ts'

const listIn = (type: keyof typeof sectionTypes) =>
  describeFields(sectionTypes[type].content).find(({ control }) => control === 'list') as FieldOf<'list'>
const pictures = (count: number) =>
  Array.from({ length: count }, (_, seed) => image.parse({ provider: 'Artwork', tags: ['bread'], seed }))

describe('pictures that are added to a list', () => {
  const gallery = listIn('Gallery')

  it('become an item each, after those that are there', () => {
    const one = withPictures([], pictures(1), gallery)
    const four = withPictures(one, pictures(3), gallery)
    expect(four).toHaveLength(4)
    expect(four[0]).toBe(one[0])
    expect(four.slice(1).map((item) => item.image)).toEqual(pictures(3))
    expect(new Set(four.map(({ id }) => id)).size).toBe(4)
    expect(() => sectionTypes.Gallery.content.parse({ items: four })).not.toThrow()
  })

  it('are as many as there is room for', () => {
    const full = withPictures([], pictures(gallery.max + 5), gallery)
    expect(full).toHaveLength(gallery.max)
    expect(withPictures(full, pictures(1), gallery)).toEqual(full)
  })

  it('go only where items are pictures first of all', () => {
    expect(leadingPicture(gallery.item)).toBe('image')
    for (const type of ['Services', 'Team', 'FrequentlyAskedQuestions'] as const) {
      expect(leadingPicture(listIn(type).item), type).toBeUndefined()
      expect(withPictures([], pictures(2), listIn(type))).toEqual([])
    }
  })
})

it('the drawings of a list of pictures are found, and no photos', () => {
  const { item } = listIn('Gallery')
  const [drawing] = pictures(1)
  const photo = image.parse({ provider: 'Custom', urls: [{ type: 'regular', url: '/media/a' }] })
  const items = [
    { id: 'a', image: drawing },
    { id: 'b', image: photo },
    { id: 'c', image: null },
  ]
  expect(drawnItems(items, item).map(({ id }) => id)).toEqual(['a'])
  expect(drawnItems([{ id: 'a', image: drawing }], listIn('Services').item)).toEqual([])
})
