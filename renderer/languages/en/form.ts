import type { FormTexts } from '../form-words.ts'

export const form: FormTexts = {
  labels: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    preferredTime: 'Preferred time',
    message: 'Message',
  },
  optional: 'optional',
  timeHint: 'We’ll let you know whether it suits us.',
  send: 'Send message',
  sendTo: 'Send to {name}',
  leaveBlank: 'Please leave this field empty',
  inert: 'This is a preview: nothing is sent.',
  choose: 'Please choose',
  photos: {
    label: 'Photos',
    hint: 'Up to {most} photos, {size} MB each.',
    kept: 'Photos already attached: {count}',
    drop: 'Send without these photos',
  },
}
