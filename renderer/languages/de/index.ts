import type { Language } from '../language.ts'
import { facts } from './facts.ts'
import { form } from './form.ts'
import { free } from './free.ts'
import { headings } from './headings.ts'
import { page } from './page.ts'
import { samples } from './samples.ts'

export const de: Language = {
  page,
  facts,
  form,
  free,
  headings,
  samples,
  labels: {
    contact: 'Kontakt',
    getInTouch: 'Kontakt aufnehmen',
    email: 'E-Mail schreiben',
    reviews: 'Bewertungen',
    faq: 'Fragen',
    booking: 'Termin vereinbaren',
    book: 'Termin buchen',
  },
  voice: { I: 'ich|mein\\p{L}*', we: 'wir|unser\\p{L}*' },
  beginnings: {
    services: 'Leistungen:',
    prices: 'Preise:',
    hours: 'Öffnungszeiten:',
    area: 'Gebiet:',
    experience: 'Seit',
  },
  legal: () => import('./legal.ts'),
  messages: () => import('./messages.ts'),
}
