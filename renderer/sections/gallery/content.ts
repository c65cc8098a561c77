import * as z from 'zod'
import { galleryLayouts, imageFrames } from '../../document/enumerations.ts'
import { choice, layoutChoice, line, list, nodeId, photoField } from '../../document/fields/fields.ts'
import { limits } from '../../document/fields/limits.ts'
import { defineSection } from '../define-section.ts'

const galleryItem = z.object({
  id: nodeId,
  image: photoField({ label: 'Picture' }),
  caption: line({ label: 'Caption', max: 128, ask: { what: 'a caption that says what the picture shows', words: 8 } }),
})

export const gallery = defineSection({
  type: 'Gallery',
  title: 'Gallery',
  maxCount: 1,
  default: true,
  required: false,
  headerLinkAllowed: true,
  content: z.object({
    heading: line({
      label: 'Heading',
      max: 64,
      default: 'Gallery',
      ask: { what: 'a heading over pictures of the work', words: 5 },
    }),
    layout: layoutChoice(galleryLayouts),
    frame: choice(imageFrames, { label: 'Picture frame', default: 'Landscape' }),
    items: list(galleryItem, { label: 'Pictures', itemLabel: 'picture', max: limits.galleryItems }),
  }),
})
