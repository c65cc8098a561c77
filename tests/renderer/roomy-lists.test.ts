import { expect, it } from 'vitest'
import { limits } from '../../renderer/document/fields/limits.ts'
import { sectionTypes } from '../../renderer/document/section-types.ts'

const many = <T>(count: number, make: (nth: number) => T) => Array.from({ length: count }, (_, nth) => make(nth + 1))

it('a footer holds twelve links and a copyright line with the longest name of a business', () => {
  const copyright = `© 2026 ${'N'.repeat(limits.businessName)}. All rights reserved.`
  const links = many(12, (nth) => ({ id: `link-${nth}`, link: { type: 'Web', value: `https://a.example/${nth}` } }))
  expect(sectionTypes.Footer.content.parse({ copyright, links })).toMatchObject({ copyright, links })
})

it('a gallery holds 36 pictures', () => {
  const items = many(36, (nth) => ({ id: `picture-${nth}`, caption: '', image: null }))
  expect(sectionTypes.Gallery.content.parse({ items }).items).toHaveLength(36)
})

it('a section of reviews holds twelve', () => {
  const items = many(12, (nth) => ({ id: `review-${nth}`, paragraph: 'Good', authorName: 'Ann', authorLocation: '' }))
  expect(sectionTypes.CustomerReviews.content.parse({ items }).items).toHaveLength(12)
})
