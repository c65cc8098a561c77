import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import {
  asInLibrary,
  asTaken,
  ownPicked,
  type Picked,
  stillThere,
  withPick,
} from '../../../../editor/features/pictures/picked.ts'
import { showPictureChange } from '../../../../editor/state/picture-changes.ts'
import { picturesQuery } from '../../../../editor/state/pictures.ts'
import { imageEffects } from '../../../../renderer/document/image.ts'
import { pictureOf } from './library-picture.ts'

const [a, b, c] = ['a', 'b', 'c'].map((digit) => ownPicked(pictureOf(digit))) as [Picked, Picked, Picked]

describe('one more click', () => {
  test('takes the place of the one before where one is wanted', () => {
    expect(withPick([a], b, 1)).toEqual([b])
  })

  test('keeps the one that is picked already where one is wanted', () => {
    expect(withPick([a], a, 1)).toEqual([a])
  })

  test('adds to the others, or puts it back', () => {
    expect(withPick([a], b, 3)).toEqual([a, b])
    expect(withPick([a, b], a, 3)).toEqual([b])
  })

  test('takes the place of the first where there is no more room', () => {
    expect(withPick([a, b], c, 2)).toEqual([b, c])
  })
})

describe('what is picked, as the library is now', () => {
  const found: Picked = { key: 'Pexels 7', image: pictureOf('f').image, choice: { provider: 'Pexels', id: '7' } }

  test('is without what was deleted', () => {
    expect(stillThere([a, found, b], [pictureOf('b')])).toEqual([found, b])
  })

  test('is described as it is there', () => {
    const described = pictureOf('a', { description: 'The shop from the street' })
    expect(stillThere([a], [described])[0]?.image.description).toBe('The shop from the street')
  })
})

describe('a picture that is taken', () => {
  const effects = { ...imageEffects.parse({}), zoom: 1.5 }
  const current = { ...pictureOf('a').image, effects, crop: { ratio: 1, urls: [] }, description: 'As said here' }

  test('comes uncut', () => {
    expect(asTaken(b.image, current)).toBe(b.image)
    expect(asTaken(b.image, null)).toBe(b.image)
  })

  test('stays cut and described where it is the one that was there', () => {
    expect(asTaken(a.image, current)).toEqual(current)
  })

  test('is described as in the library where that says something', () => {
    const image = { ...a.image, description: 'As said there' }
    expect(asTaken(image, current)).toEqual({ ...current, description: 'As said there' })
  })
})

test('a picture that is chosen right after typing has the new description', () => {
  const queries = new QueryClient()
  const { queryKey } = picturesQuery('draft')
  queries.setQueryData(queryKey, { pictures: [pictureOf('a', { description: 'Before' })], limit: 36 } as never)
  showPictureChange(queries, 'draft', a.key, { description: 'The shop from the street' })
  const library = queries.getQueryData(queryKey)?.pictures ?? []
  expect(asInLibrary(a, library).image.description).toBe('The shop from the street')
})
