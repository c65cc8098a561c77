import { expect, it } from 'vitest'
import { describeFields } from '../../../editor/fields/field-description.ts'
import { isRewritable } from '../../../editor/fields/rewritable.ts'
import { sectionTexts } from '../../../renderer/document/section-texts.ts'
import { type Section, type SectionType, sectionTypes } from '../../../renderer/document/section-types.ts'
import { fullestSite } from '../../renderer/fixtures/fullest-site.ts'

const texts = { heading: 'A', body: 'B', phone: '1', email: 'a@b.example', address: 'C', hours: 'D' }

it('is exactly what the server would rewrite', () => {
  const contact = sectionTypes.Contact.schema.parse({ id: 'contact', type: 'Contact', content: texts })
  const offered = describeFields(sectionTypes.Contact.content).filter((field) => isRewritable(field, contact.content))
  expect(offered.map(({ name }) => name)).toEqual(['heading', 'body'])
})

it.each(Object.keys(sectionTypes) as SectionType[])('agrees with the texts of a section: %s', (type) => {
  const section = fullestSite().sections.find((one) => one.type === type) as Section
  const offered = describeFields(sectionTypes[type].content).filter((field) => isRewritable(field, section.content))
  const written = sectionTexts(section).filter(({ path }) => path.split('.').length === 2)
  expect(offered.map(({ name }) => `${section.id}.${name}`)).toEqual(written.map(({ path }) => path))
})

it('is an invented review, and never a customer’s', () => {
  const paragraph = describeFields(reviewSchema()).find(({ name }) => name === 'paragraph')
  if (!paragraph) throw new Error('no paragraph')
  expect(isRewritable(paragraph, { paragraph: 'Nice', sample: true })).toBe(true)
  expect(isRewritable(paragraph, { paragraph: 'Nice', sample: false })).toBe(false)
})

function reviewSchema() {
  const list = describeFields(sectionTypes.CustomerReviews.content).find(({ name }) => name === 'items')
  if (list?.control !== 'list') throw new Error('no reviews')
  return list.item
}
