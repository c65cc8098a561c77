import type { SamplePerson, SampleReview } from '../industry.ts'

export const reviews: readonly SampleReview[] = [
  {
    name: 'Andre Wilson',
    text: 'First barber in years who asked how I part my hair before cutting it. Three weeks on it still falls into place.',
  },
  {
    name: 'Callum R.',
    text: 'Took my six-year-old who hates haircuts. They let him hold the brush and stopped when he needed a minute. He asked when we can go back.',
  },
  {
    name: 'Mateo Vargas',
    text: 'The fade is clean and the beard line is dead straight. I also got told, kindly, to stop trimming it myself.',
  },
  {
    name: 'Ben Okafor',
    text: 'In the chair on time and nobody tried to sell me wax. Exactly what I want from a barber.',
  },
  {
    name: 'Steven Lau',
    text: 'Went in with a bad photo and a worse cut from somewhere else. He fixed it without making me feel silly.',
  },
  {
    name: 'Graham Pike',
    text: 'The hot towel shave is half an hour of nobody asking me for anything. I booked the next one on the way out.',
  },
]

export const team: readonly SamplePerson[] = [
  {
    name: 'Tony Marchetti',
    portrait: 'man',
    title: 'Barber and owner',
    bio: 'Learned on his brothers, who have forgiven him. Does scissor work slowly and won’t apologize for it.',
  },
  {
    name: 'DeShawn Price',
    portrait: 'man',
    title: 'Barber, fades',
    bio: 'Blends by eye and checks by touch. Knows every school-photo date in the neighborhood.',
  },
  {
    name: 'Aidan Walsh',
    portrait: 'man',
    title: 'Barber, beards and shaves',
    bio: 'Keeps the towels hot and the talk optional. Will tell you when a mustache is a mistake.',
  },
  {
    name: 'Rosa Jiménez',
    portrait: 'woman',
    title: 'Barber',
    bio: 'The one the children ask for. Can cut straight bangs on a moving target.',
  },
]
