import type { SamplePerson, SampleReview } from '../industry.ts'

export const reviews: readonly SampleReview[] = [
  {
    name: 'Marian Webb',
    text: 'I hadn’t been in six years and expected a lecture. I got a cup of water and a plan.',
  },
  {
    name: 'Diego Fuentes',
    text: 'My son counted all twenty of his teeth on the screen and now wants to be a dentist.',
  },
  {
    name: 'Anita Rao',
    text: 'She said what she would do before every step. For the first time I didn’t grip the armrest.',
  },
  {
    name: 'Louis Brandt',
    text: 'Another office found four cavities. They showed me the pictures and found one, and two to watch.',
  },
  {
    name: 'Jeannie Cho',
    text: 'They asked if I was numb, waited and asked again. That’s all I’ve ever wanted.',
  },
  {
    name: 'Terrence Gill',
    text: 'The estimate and the bill had the same number on them.',
  },
]

export const team: readonly SamplePerson[] = [
  {
    name: 'Dr. Ingrid Solberg',
    portrait: 'woman',
    title: 'Dentist',
    bio: 'Explains with drawings and stops at the first raised hand. Has been a nervous patient herself.',
  },
  {
    name: 'Dr. Amit Verma',
    portrait: 'man',
    title: 'Dentist',
    bio: 'Patient with children, crowns and parking. Likes a repair that nobody can find.',
  },
  {
    name: 'Bianca Lopez',
    portrait: 'woman',
    title: 'Hygienist',
    bio: 'Knows the spot your brush keeps missing and shows you how to reach it. Gentle by habit.',
  },
  {
    name: 'Fran Doherty',
    portrait: 'woman',
    title: 'Reception',
    bio: 'Finds the early slot for those who would rather get it over with. Remembers who is afraid of needles.',
  },
]
