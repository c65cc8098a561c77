import type { SamplePerson, SampleReview } from '../industry.ts'

export const reviews: readonly SampleReview[] = [
  {
    name: 'Rachel Stein',
    text: 'I’d quit four gyms. Here somebody noticed when I missed a Thursday, and asked how I was.',
  },
  {
    name: 'Kwame Boateng',
    text: 'Deadlifted my own weight at fifty-eight. My grandchildren were unimpressed; I wasn’t.',
  },
  {
    name: 'Lucy Tran',
    text: 'They changed every exercise around my knee without making a fuss about it. The knee is better too.',
  },
  {
    name: 'Dominic Hart',
    text: 'No shouting, no mirrors, good music. I go because I like being there.',
  },
  {
    name: 'Petra Novak',
    text: 'Two mornings a week for a year. My back has stopped being a topic.',
  },
  {
    name: 'Amir S.',
    text: 'My first pull-up got a round of applause from five people I’d met that month.',
  },
]

export const team: readonly SamplePerson[] = [
  {
    name: 'Jess Calder',
    portrait: 'woman',
    title: 'Head coach',
    bio: 'Teaches the squat as if nobody had ever done one. Counts slowly on purpose.',
  },
  {
    name: 'Tunde Adeyemi',
    portrait: 'man',
    title: 'Strength coach',
    bio: 'Writes everything down and remembers it anyway. Believes in rest days more than you do.',
  },
  {
    name: 'Lin Zhao',
    portrait: 'woman',
    title: 'Yoga and mobility',
    bio: 'Makes stiff people laugh and then stretch. Never asks for the splits.',
  },
  {
    name: 'Sara Holm',
    portrait: 'woman',
    title: 'Conditioning',
    bio: 'Cheerful at six in the morning, without apology. Knows ten ways to do a burpee without a burpee.',
  },
]
