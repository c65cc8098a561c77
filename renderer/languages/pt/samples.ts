import type { SampleWords } from '../sample-words.ts'

export const samples: SampleWords = {
  people: [
    {
      name: 'Mariana Teixeira',
      bio: 'Conte aqui como esta pessoa chegou a este trabalho e por que motivo a procuram.',
    },
    {
      name: 'Rui Nogueira',
      bio: 'Diga o que esta pessoa faz aqui e do que gosta no seu trabalho. Bastam duas frases simples.',
    },
  ],
}
