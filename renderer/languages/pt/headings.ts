import type { HeadingWords } from '../heading-words.ts'

export const headings: HeadingWords = {
  prices: 'Quanto custa',
  services: { I: 'O que eu faço', we: 'O que nós fazemos' },
  questions: {
    call: 'Antes de ligar',
    write: 'Antes de escrever',
    book: 'Antes de agendar',
    come: 'Antes de vir',
  },
  areas: { I: 'Onde eu atendo', we: 'Onde nós atendemos', they: 'Área de atendimento' },
  hours: { I: 'Meu horário', we: 'Nosso horário', they: 'Horário de funcionamento' },
  contact: { call: 'Ligar para {name}', reach: 'Entrar em contato' },
  team: 'Quem vai atender',
  steps: 'Como funciona',
  credentials: 'Seguros e associações',
  emergency: 'Em caso de emergência',
}
