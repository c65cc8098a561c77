import type { SampleWords } from '../sample-words.ts'

export const samples: SampleWords = {
  people: [
    {
      name: 'Nora Whitfield',
      bio: 'This is where you say how someone came to the work, and what people come to them for.',
    },
    {
      name: 'Marcus Delaney',
      bio: 'Say what someone does here and what they like about it. Two plain sentences are plenty.',
    },
  ],
  reviews: [
    {
      name: 'Rachel Boyd',
      text: 'I had a lot of questions and got a plain answer to each of them. When I wasn’t sure yet, nobody rushed me.',
    },
    {
      name: 'Luis Romero',
      text: 'I knew beforehand what it would cost, and that is what I paid. I’ve given my sister the number.',
    },
  ],
}
