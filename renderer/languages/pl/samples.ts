import type { SampleWords } from '../sample-words.ts'

export const samples: SampleWords = {
  people: [
    {
      name: 'Agnieszka Wrona',
      bio: 'Tu można napisać, jak ta osoba trafiła do tej pracy i z czym przychodzą do niej ludzie.',
    },
    {
      name: 'Tomasz Zalewski',
      bio: 'Proszę napisać, co ta osoba tu robi i co w tej pracy lubi. Wystarczą dwa proste zdania.',
    },
  ],
}
