import type { Language } from '../language.ts'
import { facts } from './facts.ts'
import { form } from './form.ts'
import { free } from './free.ts'
import { headings } from './headings.ts'
import { page } from './page.ts'
import { samples } from './samples.ts'

export const pl: Language = {
  page,
  facts,
  form,
  free,
  headings,
  samples,
  labels: {
    contact: 'Kontakt',
    getInTouch: 'Skontaktuj się',
    email: 'Napisz e-mail',
    reviews: 'Opinie',
    faq: 'Pytania',
    booking: 'Umów termin',
    book: 'Rezerwuj',
  },
  voice: { I: 'ja|mnie|mój|moj\\p{L}*|moi\\p{L}*', we: 'my|nas|nam|nami|nasz\\p{L}*' },
  beginnings: {
    services: 'Usługi:',
    prices: 'Ceny:',
    hours: 'Godziny otwarcia:',
    area: 'Obszar działania:',
    experience: 'Od',
  },
  legal: () => import('./legal.ts'),
  messages: () => import('./messages.ts'),
}
