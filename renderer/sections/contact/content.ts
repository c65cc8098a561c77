import * as z from 'zod'
import { formAsks, ownFieldKinds } from '../../document/contact-form.ts'
import { contactLayouts } from '../../document/enumerations.ts'
import {
  choice,
  formatted,
  layoutChoice,
  line,
  linkField,
  list,
  nodeId,
  picture,
  prose,
  toggle,
} from '../../document/fields/fields.ts'
import { limits } from '../../document/fields/limits.ts'
import { defineSection } from '../define-section.ts'

/** Form labels are the owner's own, so models can't change them. */
const formField = z.object({
  id: nodeId,
  label: line({ label: 'Label', max: limits.ownFieldLabel, given: 'always' }),
  kind: choice(ownFieldKinds, { label: 'Kind' }),
  ask: choice(['Optional', 'Required'], { label: 'Answer' }),
  options: prose({
    label: 'Options',
    max: limits.ownFieldOptions * (limits.ownFieldOption + 1),
    given: 'always',
    hint: `One per line, up to ${limits.ownFieldOptions}.`,
    onlyFor: { field: 'kind', value: 'Choice' },
  }),
})

export const contact = defineSection({
  type: 'Contact',
  title: 'Contact',
  maxCount: 1,
  default: true,
  required: false,
  headerLinkAllowed: true,
  content: z.object({
    heading: line({
      label: 'Heading',
      max: 64,
      default: 'Contact Us',
      ask: { what: 'a heading over how to get in touch', words: 5 },
    }),
    body: formatted({
      label: 'Text',
      max: 512,
      ask: { what: 'how to begin', sentences: 4 },
    }),
    layout: layoutChoice(contactLayouts),
    address: prose({ label: 'Address', max: 256, given: 'always', overrides: 'address' }),
    phone: line({ label: 'Phone', max: limits.phone, input: 'tel', given: 'always', overrides: 'phone' }),
    email: line({ label: 'Email', max: limits.email, input: 'email', given: 'always', overrides: 'email' }),
    hours: prose({
      label: 'Opening hours',
      max: 512,
      given: 'always',
      overrides: 'hours',
      hint: 'One line for each day or group of days.',
    }),
    hoursHeading: line({ label: 'Heading of the opening hours', max: 48, given: 'always', heads: 'hours' }),
    areasHeading: line({ label: 'Heading of the areas', max: 48, given: 'always', heads: 'areas' }),
    showMap: toggle({ label: 'Link to a map', default: true }),
    button: linkField({ label: 'Button', text: 'Email Us' }),
    showForm: toggle({ label: 'Contact form', default: true, shows: true }),
    askName: choice(formAsks, { label: 'Form: name' }),
    askEmail: choice(formAsks, { label: 'Form: email', hint: 'Required if you don’t ask for a phone number.' }),
    askPhone: choice(formAsks, { label: 'Form: phone', default: 'Optional' }),
    askPreferredTime: choice(formAsks, {
      label: 'Form: preferred time',
      default: 'Off',
      hint: 'For appointments: it comes with an entry for your calendar.',
    }),
    askMessage: choice(formAsks, { label: 'Form: message' }),
    messageLabel: line({
      label: 'Form: label of the message',
      max: limits.ownFieldLabel,
      given: 'always',
      hint: 'Such as “What has happened to the lock?”.',
    }),
    formFields: list(formField, { label: 'Form: your own fields', max: limits.ownFields, itemLabel: 'field' }),
    askPhotos: choice(['Off', 'Optional'], {
      label: 'Form: photos',
      hint: `Up to ${limits.messagePhotos} photos of 10 MB each. Only you see them, in your inbox.`,
    }),
    photosLabel: line({
      label: 'Form: label of the photos',
      max: limits.ownFieldLabel,
      given: 'always',
      hint: 'Such as “Photos of the job”.',
      onlyFor: { field: 'askPhotos', value: 'Optional' },
    }),
    image: picture({ label: 'Picture' }),
  }),
})
export type ContactContent = z.infer<typeof contact.content>
