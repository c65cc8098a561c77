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
}
