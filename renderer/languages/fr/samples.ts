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
  reviews: [
    {
      name: 'Hélène Maréchal',
      text: 'J’avais beaucoup de questions et j’ai eu une réponse claire à chacune. Quand j’ai voulu réfléchir, personne ne m’a mis la pression.',
    },
    {
      name: 'Julien Perrot',
      text: 'Je savais d’avance ce que cela coûterait, et c’est ce que j’ai payé. J’ai donné le numéro à ma sœur.',
    },
  ],
}
