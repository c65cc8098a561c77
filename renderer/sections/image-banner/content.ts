import * as z from 'zod'
import { imageBannerLayouts } from '../../document/enumerations.ts'
import { layoutChoice, line, linkField, picture, range } from '../../document/fields/fields.ts'
import { defineSection } from '../define-section.ts'

export const imageBanner = defineSection({
  type: 'ImageBanner',
  title: 'Image Banner',
  maxCount: 3,
  default: true,
  required: false,
  headerLinkAllowed: false,
  alignments: ['Left', 'Center', 'Right', 'Top', 'Bottom'],
  content: z.object({
    layout: layoutChoice(imageBannerLayouts),
    image: picture({ label: 'Picture' }),
    heading: line({ label: 'Heading', max: 80, ask: { what: 'a line that invites to get in touch', words: 7 } }),
    button: linkField({ label: 'Button' }),
    height: range({ label: 'Height', min: 160, max: 640, step: 1, default: 320, unit: 'px' }),
    overlay: range({
      label: 'Overlay',
      hint: 'How much the picture is darkened.',
      min: 0,
      max: 0.8,
      step: 0.01,
      default: 0.2,
    }),
  }),
})
