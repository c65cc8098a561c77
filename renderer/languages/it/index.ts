import type { Language } from '../language.ts'
import { facts } from './facts.ts'
import { form } from './form.ts'
import { free } from './free.ts'
import { headings } from './headings.ts'
import { page } from './page.ts'
import { samples } from './samples.ts'

export const it: Language = {
  page,
  facts,
  form,
  free,
  headings,
  samples,
  labels: {
    contact: 'Contatti',
    getInTouch: 'Contattaci',
    email: 'Invia un’e-mail',
    reviews: 'Recensioni',
    faq: 'Domande',
    booking: 'Prenota un appuntamento',
    book: 'Prenota',
  },
  voice: { I: 'io|mi[oa]|miei|mie', we: 'noi|nostr[oaie]' },
  beginnings: { services: 'Servizi:', prices: 'Prezzi:', hours: 'Orari:', area: 'Zona:', experience: 'Dal' },
  legal: () => import('./legal.ts'),
  messages: () => import('./messages.ts'),
}
