import * as z from 'zod'
import { line, prose } from '../../document/fields.ts'
import { defineSection } from '../define-section.ts'

export const quoteBanner = defineSection({
  type: 'QuoteBanner',
  title: 'Text Banner',
  maxCount: 3,
  default: true,
  required: false,
  headerLinkAllowed: false,
  alignments: ['Left', 'Center', 'Right'],
  content: z.object({
    primary: line({
      label: 'Main text',
      max: 92,
      ask: { what: 'a line worth remembering about this work', words: 12 },
    }),
    subordinate: prose({ label: 'Smaller text', max: 1000, ask: { what: 'text about the business', sentences: 4 } }),
  }),
})
