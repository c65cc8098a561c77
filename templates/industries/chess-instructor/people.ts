import type { SamplePerson, SampleReview } from '../industry.ts'

export const reviews: readonly SampleReview[] = [
  {
    name: 'Anjali Deshmukh',
    text: 'My son used to sweep the pieces off when he lost. Now he asks to see where it went wrong, and then he sets them up again.',
  },
  {
    name: 'Walter Pruitt',
    text: 'I have played badly for forty years. It turns out I never looked at what the other fellow was doing.',
  },
  {
    name: 'Chiara B.',
    text: 'No lecture, no forty-move variations. One question, asked until I could answer it.',
  },
  {
    name: 'Mateo Villanueva',
    text: 'First tournament, two wins, three losses, and I could explain all five. I was oddly proud of the losses.',
  },
  {
    name: 'Ruth Nakagawa',
    text: 'The school club started with four children and a donated board. Now the janitor plays.',
  },
  {
    name: 'Owen T.',
    text: 'I finally beat my brother-in-law. That was the whole goal, and I’m staying on.',
  },
]

export const team: readonly SamplePerson[] = [
  {
    name: 'Viktor Halasz',
    portrait: 'man',
    title: 'Chess instructor',
    bio: 'Learned from a grandfather who never let him win. Lets you find the move yourself, however long it takes.',
  },
  {
    name: 'Leila Haddad',
    portrait: 'woman',
    title: 'Children’s coach',
    bio: 'Explains pins with actual pins. Has never yet met a child who couldn’t learn to castle.',
  },
  {
    name: 'Curtis Boyd',
    portrait: 'man',
    title: 'Tournament coach',
    bio: 'Packs spare pencils and bananas for every round. Goes over the losses first, gently.',
  },
  {
    name: 'Annika Sand',
    portrait: 'woman',
    title: 'Clubs and schools',
    bio: 'Can pair thirty players in her head. Counts the pawns before and after.',
  },
]
