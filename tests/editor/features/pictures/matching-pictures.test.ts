import { describe, expect, test } from 'vitest'
import { matchingPictures } from '../../../../editor/features/pictures/library/matching-pictures.ts'
import { sizeWords } from '../../../../editor/features/pictures/library/picture-facts.ts'
import { pictureOf } from './library-picture.ts'

const cafe = pictureOf('a', { description: 'Our Café at night', tags: ['street', 'neon'] })
const team = pictureOf('b', { description: 'The team', tags: ['people'] })

describe('searching the library', () => {
  test.each([
    ['', [cafe, team]],
    ['   ', [cafe, team]],
    ['cafe', [cafe]],
    ['CAFÉ neon', [cafe]],
    ['neon night', [cafe]],
    ['peop', [team]],
    ['team neon', []],
  ])('for “%s”', (sought, found) => {
    expect(matchingPictures([cafe, team], sought)).toEqual(found)
  })
})

test.each([
  [{ width: 1200, height: 800, bytes: 2_400_000 }, '1200 × 800 pixels, 2.3 MB'],
  [{ width: 16, height: 16, bytes: 120 }, '16 × 16 pixels, 1 KB'],
  [{ width: 640, height: 480, bytes: 51_200 }, '640 × 480 pixels, 50 KB'],
  [{ width: 4000, height: 3000, bytes: 15_728_640 }, '4000 × 3000 pixels, 15 MB'],
])('the size of a picture in words: %o', (picture, words) => expect(sizeWords(picture)).toBe(words))
