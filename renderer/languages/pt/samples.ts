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
  reviews: [
    {
      name: 'Helena Duarte',
      text: 'Eu tinha muitas perguntas e tive uma resposta clara a cada uma. Quando quis pensar melhor, ninguém me apressou.',
    },
    {
      name: 'Tiago Barros',
      text: 'Eu já sabia quanto ia custar, e foi isso que paguei. Já passei o número à minha irmã.',
    },
  ],
}
