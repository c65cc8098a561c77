import { expect, it } from 'vitest'
import { sectionTypes } from '../../renderer/document/section-types.ts'

const many = <T>(count: number, make: (nth: number) => T) => Array.from({ length: count }, (_, nth) => make(nth + 1))

it('a footer is limited to four links and a copyright line of 32 characters', () => {
  const parsed = (links: number, copyright: number) =>
    sectionTypes.Footer.content.safeParse({
      copyright: 'N'.repeat(copyright),
      links: many(links, (nth) => ({ id: `link-${nth}`, link: { type: 'Web', value: `https://a.example/${nth}` } })),
    }).success
  expect([parsed(4, 32), parsed(5, 32), parsed(4, 33)]).toEqual([true, false, false])
})

it('a gallery is limited to ten pictures', () => {
  const parsed = (count: number) =>
    sectionTypes.Gallery.content.safeParse({
      items: many(count, (nth) => ({ id: `picture-${nth}`, caption: '', image: null })),
    }).success
  expect([parsed(10), parsed(11)]).toEqual([true, false])
})

it('a review section is limited to six reviews', () => {
  const parsed = (count: number) =>
    sectionTypes.CustomerReviews.content.safeParse({
      items: many(count, (nth) => ({ id: `review-${nth}`, paragraph: 'Good', authorName: 'Ann', authorLocation: '' })),
    }).success
  expect([parsed(6), parsed(7)]).toEqual([true, false])
})
