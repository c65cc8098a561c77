import * as z from 'zod'
import { introductionLayouts, photoOpenings } from '../../document/enumerations.ts'
import { formatted, layoutChoice, line, linkField, picture, range, toggle } from '../../document/fields/fields.ts'
import { defineSection } from '../define-section.ts'

const withPhoto: readonly string[] = [...photoOpenings, 'FullPicture']
const withoutPhoto = introductionLayouts.filter((layout) => !withPhoto.includes(layout))

export const introduction = defineSection({
  type: 'Introduction',
  title: 'Introduction',
  maxCount: 1,
  default: true,
  required: false,
  headerLinkAllowed: true,
  alignments: ['Left', 'Center', 'Right', 'Top', 'Bottom'],
  content: z.object({
    layout: layoutChoice(introductionLayouts),
    heading: line({
      label: 'Heading',
      max: 80,
      ask: { what: 'the headline', words: 6 },
    }),
    kicker: line({
      label: 'Trade and place',
      max: 80,
      given: 'always',
      hint: 'Above the heading: your trade and place. The Fun style shows it on phones alone.',
      ask: { what: 'the trade and where', words: 12 },
    }),
    body: formatted({
      label: 'Text',
      max: 512,
      ask: { what: 'how they work and who they are', sentences: 3 },
    }),
    button: linkField({ label: 'Button', text: 'Contact Us' }),
    secondButton: linkField({ label: 'Second button' }),
    showFacts: toggle({
      label: 'Strip of facts',
      hint: 'What customers look for first: experience, credentials, prices, areas and hours, from your business details.',
      default: true,
    }),
    image: picture({
      label: 'Picture',
      sets: { layout: Object.fromEntries(withoutPhoto.map((layout) => [layout, 'Auto'])) },
    }),
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
