import type { SampleWords } from '../sample-words.ts'

export const samples: SampleWords = {
  people: [
    {
      name: 'Claire Vasseur',
      bio: 'Racontez ici comment cette personne est venue à ce métier et pourquoi on fait appel à elle.',
    },
    {
      name: 'Mathieu Delmas',
      bio: 'Dites ce que cette personne fait ici et ce qu’elle aime dans son travail. Deux phrases simples suffisent.',
    },
  ],
}
