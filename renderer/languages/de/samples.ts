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
  reviews: [
    {
      name: 'Sabine Reuter',
      text: 'Ich hatte viele Fragen und bekam auf jede eine klare Antwort. Als ich noch überlegen wollte, hat mich niemand gedrängt.',
    },
    {
      name: 'Tobias Kranz',
      text: 'Was es kostet, wusste ich vorher, und genau das habe ich bezahlt. Die Nummer habe ich an meine Schwester weitergegeben.',
    },
  ],
}
