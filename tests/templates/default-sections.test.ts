import { expect, it } from 'vitest'
import { defaultSections, sectionChoices } from '../../templates/compose/section-order.ts'

it('offers every section type once', () => {
  expect(sectionChoices).toHaveLength(13)
  expect(new Set(sectionChoices.map(({ type }) => type)).size).toBe(13)
})

it('ticks what a new website begins with', () => {
  expect(defaultSections).toEqual([
    'Header',
    'Introduction',
    'Services',
    'Gallery',
    'QuoteBanner',
    'ImageBanner',
    'CustomerReviews',
    'Contact',
    'Footer',
  ])
})

it('calls sections what people call them', () => {
  const titles = Object.fromEntries(sectionChoices.map(({ type, title }) => [type, title]))
  expect(titles).toMatchObject({ QuoteBanner: 'Text Banner', FrequentlyAskedQuestions: 'FAQ' })
})

it('marks header and footer as required, and nothing else', () => {
  expect(sectionChoices.filter(({ required }) => required).map(({ type }) => type)).toEqual(['Header', 'Footer'])
})
