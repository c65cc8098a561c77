import * as z from 'zod'
import { layoutChoice, line, list, nodeId, prose, stars, toggle } from '../../document/fields/fields.ts'
import { limits } from '../../document/fields/limits.ts'
import { dateProblem } from '../../document/values/partial-date.ts'
import { parseWebAddress } from '../../document/values/web-address.ts'
import { defineSection } from '../define-section.ts'

export const reviewLayouts = ['Spotlight', 'Cards', 'List'] as const

const review = z.object({
  id: nodeId,
  paragraph: prose({
    label: 'Review',
    max: limits.reviewText,
    given: 'unlessSample',
  }),
  authorName: line({
    label: 'Name',
    max: limits.reviewAuthor,
    given: 'always',
  }),
  authorLocation: line({ label: 'Place', max: 48, given: 'always' }),
  stars: stars({ label: 'Stars', given: 'always' }),
  date: line({
    label: 'Date',
    max: 10,
    given: 'always',
    hint: 'Like 2025-03-14. The month or the year alone will do: 2025-03 or 2025.',
    problem: (text) => dateProblem(text, new Date()),
  }),
  source: line({
    label: 'Source',
    max: limits.reviewSource,
    given: 'always',
    hint: 'Where it was written: Google, Yelp, Facebook, Trustpilot, Checkatrade …',
  }),
  link: line({
    label: 'Link to the source',
    max: limits.url,
    given: 'always',
    problem: (text) =>
      text.trim() === '' || parseWebAddress(text) ? undefined : 'This is not a web address. It starts with https://',
  }),
  sample: toggle({ label: 'Sample' }),
})

export const customerReviews = defineSection({
  type: 'CustomerReviews',
  title: 'Customer Reviews',
  maxCount: 1,
  default: true,
  required: false,
  headerLinkAllowed: true,
  content: z.object({
    heading: line({
      label: 'Heading',
      max: 64,
      default: 'What customers say',
      ask: { what: 'a heading over what customers say', words: 5 },
    }),
    layout: layoutChoice(reviewLayouts),
    items: list(review, { label: 'Reviews', itemLabel: 'review', max: limits.reviews }),
  }),
})
