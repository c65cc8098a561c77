import type { Language } from '../language.ts'
import { facts } from './facts.ts'
import { form } from './form.ts'
import { free } from './free.ts'
import { headings } from './headings.ts'
import { page } from './page.ts'
import { samples } from './samples.ts'

export const pt: Language = {
  page,
  facts,
  form,
  free,
  headings,
  samples,
  labels: {
    contact: 'Atendimento',
    getInTouch: 'Pedir informações',
    email: 'Enviar um e-mail',
    reviews: 'Avaliações',
    faq: 'Perguntas',
    booking: 'Agendar atendimento',
    book: 'Agendar',
  },
  voice: { I: 'eu|meus?|minhas?', we: 'nós|nossos?|nossas?' },
  beginnings: { services: 'Serviços:', prices: 'Preços:', hours: 'Horário:', area: 'Área:', experience: 'Desde' },
  legal: () => import('./legal.ts'),
  messages: () => import('./messages.ts'),
}
