import type { HeadingWords } from '../heading-words.ts'

export const headings: HeadingWords = {
  prices: 'What it costs',
  services: { I: 'What I do', we: 'What we do' },
  questions: {
    call: 'Before you call',
    write: 'Before you write',
    book: 'Before you book',
    come: 'Before you come',
  },
  areas: { I: 'Where I work', we: 'Where we work', they: 'Areas' },
  hours: { I: 'When I’m open', we: 'When we’re open', they: 'Opening hours' },
  contact: { call: 'Call {name}', reach: 'Get in touch' },
  team: 'Who you’ll meet',
  steps: 'How it works',
  credentials: 'Insurance and memberships',
  emergency: 'In an emergency',
}
