import type { SampleWords } from '../sample-words.ts'

export const samples: SampleWords = {
  people: [
    { name: 'Lucía Herrero', bio: 'Cuente aquí cómo llegó esta persona a su trabajo y para qué la busca la gente.' },
    {
      name: 'Andrés Molina',
      bio: 'Diga qué hace esta persona aquí y qué le gusta de su trabajo. Con dos frases sencillas basta.',
    },
  ],
}
