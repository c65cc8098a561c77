import type { Language } from '../language.ts'
import { facts } from './facts.ts'
import { form } from './form.ts'
import { free } from './free.ts'
import { headings } from './headings.ts'
import { page } from './page.ts'
import { samples } from './samples.ts'

export const fr: Language = {
  page,
  facts,
  form,
  free,
  headings,
  samples,
  labels: {
    contact: 'Contact',
    getInTouch: 'Prendre contact',
    email: 'Envoyer un e-mail',
    reviews: 'Avis',
    faq: 'Questions',
    booking: 'Prendre rendez-vous',
    book: 'Réserver',
  },
  voice: { I: 'je|j|mon|ma|mes', we: 'nous|notre|nos' },
  beginnings: { services: 'Services :', prices: 'Tarifs :', hours: 'Horaires :', area: 'Zone :', experience: 'Depuis' },
  legal: () => import('./legal.ts'),
  messages: () => import('./messages.ts'),
}
