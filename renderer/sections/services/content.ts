import * as z from 'zod'
import { imageFrames, serviceLayouts } from '../../document/enumerations.ts'
import {
  choice,
  formatted,
  layoutChoice,
  line,
  linkField,
  list,
  nodeId,
  picture,
} from '../../document/fields/fields.ts'
import { limits } from '../../document/fields/limits.ts'
import { serviceIcons } from '../../document/icon-names.ts'
import { defineSection } from '../define-section.ts'

const service = z.object({
  id: nodeId,
  heading: line({ label: 'Name', max: limits.serviceName }),
  paragraph: formatted({
    label: 'Description',
    max: limits.serviceNote,
    ask: { what: 'what the owner says of this service', sentences: 2 },
  }),
  /** The generated sentence at the start of the description, or blank. */
  knowledge: z.string().max(limits.serviceNote).default(''),
  /** The id of the business's service. Its price and duration apply unless the fields below override them. */
  service: z.string().max(48).default('').meta({ label: 'Price and duration of', control: 'service' }),
  price: line({ label: 'Price', max: limits.priceWords, given: 'always', overrides: 'price' }),
  duration: line({ label: 'Duration', max: limits.duration, given: 'always', overrides: 'duration' }),
  image: picture({ label: 'Picture' }),
  icon: choice(['', ...serviceIcons], {
    label: 'Icon',
    hint: 'Shown without a picture, in styles that have icons.',
  }),
  button: linkField({ label: 'Button' }),
})

export const services = defineSection({
  type: 'Services',
  title: 'Services',
  maxCount: 1,
  default: true,
  required: false,
  headerLinkAllowed: true,
  content: z.object({
    heading: line({
      label: 'Heading',
      max: 64,
      default: 'Services',
      ask: { what: 'a heading for the services', words: 5 },
    }),
    body: formatted({
      label: 'Text',
      max: 1024,
      ask: { what: 'what the owner says of all the services', sentences: 4 },
    }),
    layout: layoutChoice(serviceLayouts),
    frame: choice(imageFrames, { label: 'Picture frame' }),
    items: list(service, { label: 'Services', itemLabel: 'service', max: limits.services, ownPanel: true }),
  }),
})
