import * as z from 'zod'
import { line, list, nodeId, prose, toggle } from '../../document/fields/fields.ts'
import { limits } from '../../document/fields/limits.ts'
import { defineSection } from '../define-section.ts'

const review = z.object({
  id: nodeId,
  paragraph: prose({
    label: 'Review',
    max: 640,
    given: 'unlessSample',
  }),
  authorName: line({
    label: 'Name',
    max: 32,
    given: 'always',
  }),
  authorLocation: line({ label: 'Place', max: 48, given: 'always' }),
  sample: toggle({ label: 'Sample', hint: 'An invented review. Samples stay out of the published page.' }),
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
    items: list(review, { label: 'Reviews', itemLabel: 'review', max: limits.reviews }),
  }),
})
