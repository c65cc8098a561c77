import type { HeadingWords } from '../heading-words.ts'

export const headings: HeadingWords = {
  prices: 'Ce que ça coûte',
  services: { I: 'Ce que je fais', we: 'Ce que nous faisons' },
  questions: {
    call: 'Avant d’appeler',
    write: 'Avant d’écrire',
    book: 'Avant de réserver',
    come: 'Avant de venir',
  },
  areas: { I: 'Où j’interviens', we: 'Où nous intervenons', they: 'Zones desservies' },
  hours: { I: 'Mes horaires', we: 'Nos horaires', they: 'Horaires' },
  contact: { call: 'Appeler {name}', reach: 'Prendre contact' },
  team: 'Qui vous accueille',
  steps: 'Comment ça se passe',
  credentials: 'Assurances et affiliations',
  emergency: 'En cas d’urgence',
}
