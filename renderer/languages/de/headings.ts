import type { HeadingWords } from '../heading-words.ts'

export const headings: HeadingWords = {
  prices: 'Was es kostet',
  services: { I: 'Was ich mache', we: 'Was wir machen' },
  questions: {
    call: 'Bevor Sie anrufen',
    write: 'Bevor Sie schreiben',
    book: 'Bevor Sie buchen',
    come: 'Bevor Sie kommen',
  },
  areas: { I: 'Wo ich arbeite', we: 'Wo wir arbeiten', they: 'Einsatzgebiet' },
  hours: { I: 'Wann ich da bin', we: 'Wann wir da sind', they: 'Öffnungszeiten' },
  contact: { call: '{name} anrufen', reach: 'Melden Sie sich' },
  team: 'Wer für Sie da ist',
  steps: 'So läuft es ab',
  credentials: 'Versicherung und Mitgliedschaften',
  emergency: 'Im Notfall',
}
