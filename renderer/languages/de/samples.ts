import type { SampleWords } from '../sample-words.ts'

export const samples: SampleWords = {
  people: [
    {
      name: 'Katrin Lohmann',
      bio: 'Hier erzählen Sie, wie jemand zu dieser Arbeit gekommen ist und womit man sich an diese Person wendet.',
    },
    {
      name: 'Jonas Albrecht',
      bio: 'Schreiben Sie, was jemand hier macht und was daran gefällt. Zwei einfache Sätze reichen.',
    },
  ],
}
