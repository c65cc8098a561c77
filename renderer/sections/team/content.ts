import * as z from 'zod'
import { imageFrames } from '../../document/enumerations.ts'
import {
  choice,
  formatted,
  layoutChoice,
  line,
  list,
  nodeId,
  photoField,
  toggle,
} from '../../document/fields/fields.ts'
import { limits } from '../../document/fields/limits.ts'
import { defineSection } from '../define-section.ts'

/** Marks the bio of a sample person. */
export const sampleBioPrefix = '(Sample Bio)'

const teamMember = z.object({
  id: nodeId,
  name: line({ label: 'Name', max: 120, given: 'always' }),
  title: line({ label: 'Title', max: 80 }),
  bio: formatted({ label: 'About', max: 1024, ask: { what: 'who they are and what they do here', sentences: 2 } }),
  image: photoField({ label: 'Picture' }),
  sample: toggle({ label: 'Sample' }),
})

export const teamLayouts = ['Portraits', 'List', 'OnePerson'] as const

export const team = defineSection({
  type: 'Team',
  title: 'Team',
  maxCount: 1,
  default: false,
  required: false,
  headerLinkAllowed: true,
  content: z.object({
    heading: line({
      label: 'Heading',
      max: 80,
      default: 'Our team',
      ask: { what: 'a heading over the people', words: 5 },
    }),
    layout: layoutChoice(teamLayouts),
    frame: choice(imageFrames, { label: 'Picture frame', default: 'Portrait' }),
    members: list(teamMember, { label: 'People', itemLabel: 'person', max: limits.teamMembers }),
  }),
})
