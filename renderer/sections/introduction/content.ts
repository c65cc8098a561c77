import * as z from 'zod'
import { line, linkField, picture, prose, range, toggle } from '../../document/fields.ts'
import { defineSection } from '../define-section.ts'

export const introduction = defineSection({
  type: 'Introduction',
  title: 'Introduction',
  maxCount: 1,
  default: true,
  required: false,
  headerLinkAllowed: true,
  alignments: ['Left', 'Center', 'Right', 'Top', 'Bottom'],
  content: z.object({
    heading: line({
      label: 'Heading',
      max: 80,
      ask: { what: 'an introduction headline that names the main promise', words: 6 },
    }),
    body: prose({
      label: 'Text',
      max: 512,
      ask: { what: 'an introduction to the business, its place and what sets it apart', sentences: 3 },
    }),
    button: linkField({ label: 'Button', text: 'Contact Us' }),
    secondButton: linkField({ label: 'Second button' }),
    showFacts: toggle({
      label: 'Strip of facts',
      hint: 'What customers look for first: experience, credentials, prices, areas and hours, from your business details.',
      default: true,
    }),
    image: picture({ label: 'Picture', ask: { what: 'an English search phrase for the first picture', words: 4 } }),
    overlay: range({
      label: 'Overlay',
      hint: 'How much the picture is darkened behind the text.',
      min: 0,
      max: 0.8,
      step: 0.01,
      default: 0.75,
    }),
  }),
})
