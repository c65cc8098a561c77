import type { HeadingWords } from '../heading-words.ts'

export const headings: HeadingWords = {
  prices: 'Ile to kosztuje',
  services: { I: 'Co robię', we: 'Co robimy' },
  questions: {
    call: 'Zanim Państwo zadzwonią',
    write: 'Zanim Państwo napiszą',
    book: 'Przed rezerwacją',
    come: 'Przed wizytą',
  },
  areas: { I: 'Gdzie pracuję', we: 'Gdzie pracujemy', they: 'Obszar działania' },
  hours: { I: 'Moje godziny pracy', we: 'Nasze godziny pracy', they: 'Godziny otwarcia' },
  contact: { reach: 'Proszę o kontakt' },
  team: 'Kto Państwa przyjmie',
  steps: 'Jak to działa',
  credentials: 'Ubezpieczenie i członkostwa',
  emergency: 'W nagłych wypadkach',
}
