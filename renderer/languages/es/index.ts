import type { Language } from '../language.ts'
import { facts } from './facts.ts'
import { form } from './form.ts'
import { free } from './free.ts'
import { headings } from './headings.ts'
import { page } from './page.ts'
import { samples } from './samples.ts'

export const es: Language = {
  page,
  facts,
  form,
  free,
  headings,
  samples,
  labels: {
    contact: 'Contacto',
    getInTouch: 'Contactar',
    email: 'Enviar un correo',
    reviews: 'Reseñas',
    faq: 'Preguntas',
    booking: 'Reservar cita',
    book: 'Reservar',
  },
  voice: {
    I: 'yo|mis?|soy|hago|trabajo',
    we: 'nosotr[oa]s|nuestr[oa]s?|(?!(?:últ|ult|mín|min|máx|max|próx|prox|ínf|extr|r|tr|gr)[aei]mos)\\p{L}{2,}[aei]mos',
  },
  beginnings: { services: 'Servicios:', prices: 'Precios:', hours: 'Horario:', area: 'Zona:', experience: 'Desde' },
  legal: () => import('./legal.ts'),
  messages: () => import('./messages.ts'),
}
