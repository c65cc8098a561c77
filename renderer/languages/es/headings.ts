import type { HeadingWords } from '../heading-words.ts'

export const headings: HeadingWords = {
  prices: 'Cuánto cuesta',
  services: { I: 'Lo que hago', we: 'Lo que hacemos' },
  questions: {
    call: 'Antes de llamar',
    write: 'Antes de escribir',
    book: 'Antes de reservar',
    come: 'Antes de venir',
  },
  areas: { I: 'Dónde trabajo', we: 'Dónde trabajamos', they: 'Zonas' },
  hours: { I: 'Mi horario', we: 'Nuestro horario', they: 'Horario' },
  contact: { call: 'Llamar a {name}', reach: 'Contactar' },
  team: 'Quién le atiende',
  steps: 'Cómo funciona',
  credentials: 'Seguros y asociaciones',
  emergency: 'En caso de urgencia',
}
