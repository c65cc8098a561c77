import type { Language } from '../language.ts'
import { facts } from './facts.ts'
import { form } from './form.ts'
import { free } from './free.ts'
import { headings } from './headings.ts'
import { page } from './page.ts'
import { samples } from './samples.ts'

export const en: Language = {
  page,
  facts,
  form,
  free,
  headings,
  samples,
  labels: {
    contact: 'Contact',
    getInTouch: 'Contact Us',
    email: 'Email Us',
    reviews: 'Reviews',
    faq: 'Questions',
    booking: 'Book an appointment',
    book: 'Schedule Now',
  },
  voice: { I: 'i|my', we: 'we|our' },
  beginnings: { services: 'Services:', prices: 'Prices:', hours: 'Open:', area: 'Area:', experience: 'Since' },
  legal: () => import('./legal.ts'),
  messages: () => import('./messages.ts'),
}
