import type { HeadingWords } from '../heading-words.ts'

export const headings: HeadingWords = {
  prices: 'Quanto costa',
  services: { I: 'Cosa faccio', we: 'Cosa facciamo' },
  questions: {
    call: 'Prima di chiamare',
    write: 'Prima di scrivere',
    book: 'Prima di prenotare',
    come: 'Prima di venire',
  },
  areas: { I: 'Dove lavoro', we: 'Dove lavoriamo', they: 'Zone servite' },
  hours: { I: 'I miei orari', we: 'I nostri orari', they: 'Orari' },
  contact: { call: 'Chiamare {name}', reach: 'Mettersi in contatto' },
  team: 'Chi La accoglie',
  steps: 'Come funziona',
  credentials: 'Assicurazione e associazioni',
  emergency: 'In caso di emergenza',
}
