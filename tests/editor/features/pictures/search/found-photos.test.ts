import { describe, expect, it } from 'vitest'
import {
  asKeyword,
  firstWords,
  photoKey,
  photoRatio,
  photosOf,
} from '../../../../../editor/features/pictures/search/found-photos.ts'
import { image } from '../../../../../renderer/document/image.ts'
import type { FoundPhoto, PhotoPage } from '../../../../../worker/adapters/photos/schema.ts'
import { photoQuery } from '../../../../../worker/adapters/photos/schema.ts'

const drawing = (seed: number): FoundPhoto => ({
  image: image.parse({ provider: 'Artwork', tags: ['bread'], seed }),
  choice: null,
  color: null,
})
const photo = (id: string, width = 600, height = 400): FoundPhoto => ({
  image: image.parse({
    provider: 'Pexels',
    urls: [{ type: 'small', url: `https://images.example/${id}`, width, height }],
  }),
  choice: { provider: 'Pexels', id },
  color: '#aabbcc',
})
const page = (...photos: FoundPhoto[]): PhotoPage => ({ photos, more: true, source: 'Pexels', sources: ['Pexels'] })

describe('a found photo', () => {
  it('has the id of its service as its key, and a drawing the input it is drawn from', () => {
    expect(photoKey(photo('1'))).not.toBe(photoKey(photo('2')))
    expect(photoKey(drawing(1))).not.toBe(photoKey(drawing(2)))
    expect(photoKey(drawing(1))).toBe(photoKey(drawing(1)))
  })

  it('is shown once, though it stands on two pages', () => {
    const found = photosOf([page(photo('1'), photo('2')), page(photo('2'), photo('3'))])
    expect(found.map(({ choice }) => choice?.id)).toEqual(['1', '2', '3'])
  })

  it('keeps its shape among the others, unless there would be no room for them', () => {
    expect(photoRatio(photo('1', 600, 400).image)).toBe(1.5)
    expect(photoRatio(photo('1', 200, 2000).image)).toBe(0.6)
    expect(photoRatio(photo('1', 4000, 400).image)).toBe(2.2)
    expect(photoRatio(drawing(1).image)).toBeCloseTo(4 / 3)
  })
})

describe('a search', () => {
  it('begins with the first two words of what is wanted', () => {
    expect(firstWords(['bread', 'oven', 'shop'])).toBe('bread oven')
    expect(firstWords(['sourdough bread loaf', 'oven'])).toBe('sourdough bread')
    expect(firstWords([' ', 'oven'])).toBe('oven')
    expect(firstWords([])).toBe('')
  })

  it('asks for what the server takes, whatever was typed', () => {
    expect(asKeyword('  barber   chair ')).toBe('barber chair')
    expect(asKeyword('   ')).toBe('')
    expect(() => photoQuery.parse({ keyword: asKeyword('long '.repeat(40)) })).not.toThrow()
  })
})
