import type { HeadingWords } from '../heading-words.ts'

export const headings: HeadingWords = {
  prices: 'Wat het kost',
  services: { I: 'Wat ik doe', we: 'Wat we doen' },
  questions: {
    call: 'Voordat u belt',
    write: 'Voordat u schrijft',
    book: 'Voordat u boekt',
    come: 'Voordat u komt',
  },
  areas: { I: 'Waar ik werk', we: 'Waar we werken', they: 'Werkgebied' },
  hours: { I: 'Wanneer ik open ben', we: 'Wanneer we open zijn', they: 'Openingstijden' },
  contact: { call: '{name} bellen', reach: 'Contact opnemen' },
  team: 'Wie u ontmoet',
  steps: 'Zo werkt het',
  credentials: 'Verzekering en lidmaatschappen',
  emergency: 'Bij nood',
}
