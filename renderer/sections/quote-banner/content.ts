import * as z from 'zod'
import { textBannerLayouts } from '../../document/enumerations.ts'
import { formatted, layoutChoice, line } from '../../document/fields/fields.ts'
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
    layout: layoutChoice(textBannerLayouts),
    primary: line({
      label: 'Main text',
      max: 92,
      ask: { what: 'one line of the owner’s', words: 12, blankable: true },
    }),
    subordinate: formatted({
      label: 'Smaller text',
      max: 1000,
      ask: { what: 'what the owner says of the business', sentences: 4 },
    }),
  }),
})
