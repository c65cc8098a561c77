import type { SampleWords } from '../sample-words.ts'

export const samples: SampleWords = {
  people: [
    { name: 'Lucía Herrero', bio: 'Cuente aquí cómo llegó esta persona a su trabajo y para qué la busca la gente.' },
    {
      name: 'Andrés Molina',
      bio: 'Diga qué hace esta persona aquí y qué le gusta de su trabajo. Con dos frases sencillas basta.',
    },
  ],
  reviews: [
    {
      name: 'Marta Rincón',
      text: 'Tenía muchas preguntas y me respondieron a todas con claridad. Cuando quise pensarlo, nadie me metió prisa.',
    },
    {
      name: 'Javier Soto',
      text: 'Sabía de antemano lo que iba a costar, y eso fue lo que pagué. Ya le he dado el número a mi hermana.',
    },
  ],
}
