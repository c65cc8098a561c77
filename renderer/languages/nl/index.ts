import type { Language } from '../language.ts'
import { facts } from './facts.ts'
import { form } from './form.ts'
import { free } from './free.ts'
import { headings } from './headings.ts'
import { page } from './page.ts'
import { samples } from './samples.ts'

export const nl: Language = {
  page,
  facts,
  form,
  free,
  headings,
  samples,
  labels: {
    contact: 'Contact',
    getInTouch: 'Contact opnemen',
    email: 'E-mail sturen',
    reviews: 'Beoordelingen',
    faq: 'Vragen',
    booking: 'Afspraak maken',
    book: 'Boeken',
  },
  voice: { I: 'ik|mijn', we: 'wij|we|ons|onze' },
  beginnings: {
    services: 'Diensten:',
    prices: 'Prijzen:',
    hours: 'Openingstijden:',
    area: 'Werkgebied:',
    experience: 'Sinds',
  },
  legal: () => import('./legal.ts'),
  messages: () => import('./messages.ts'),
}
