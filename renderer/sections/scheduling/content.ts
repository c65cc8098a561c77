import * as z from 'zod'
import { formatted, line, linkField, picture } from '../../document/fields/fields.ts'
import { defineSection } from '../define-section.ts'

export const scheduling = defineSection({
  type: 'Scheduling',
  title: 'Scheduling',
  maxCount: 1,
  default: false,
  required: false,
  headerLinkAllowed: true,
  content: z.object({
    heading: line({
      label: 'Heading',
      max: 64,
      default: 'Book an appointment',
      ask: { what: 'an invitation to book', words: 5 },
    }),
    body: formatted({ label: 'Text', max: 512, ask: { what: 'what happens when a customer books', sentences: 2 } }),
    button: linkField({
      label: 'Booking link',
      hint: 'The address of the page where customers book a time.',
      needed: 'The scheduling link is required for its button to work',
      text: 'Schedule Now',
    }),
    image: picture({ label: 'Picture' }),
  }),
})
