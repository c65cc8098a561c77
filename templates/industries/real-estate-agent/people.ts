import type { SamplePerson, SampleReview } from '../industry.ts'

export const reviews: readonly SampleReview[] = [
  {
    name: 'Simone Archer',
    text: 'She talked us out of two houses before she talked us into one. The second had a crack I took for a shadow.',
  },
  {
    name: 'Bill and Yoko Tanner',
    text: 'We were going to redo the kitchen before selling. They said paint the hallway and fix the gate. That was enough.',
  },
  {
    name: 'Devon Achebe',
    text: 'First house, a thousand questions, some of them at night. Every one was answered by breakfast, in words I knew.',
  },
  {
    name: 'Marta Kowalczyk',
    text: 'The highest offer came with nine conditions. She laid all four side by side and it was plain which one to take.',
  },
  {
    name: 'Harish Menon',
    text: 'We moved from across the country and bought after a video tour in which he flushed every toilet. No complaints.',
  },
  {
    name: 'Lorna P.',
    text: 'Selling my mother’s house was hard. He was in no hurry, carried boxes and never once said opportunity.',
  },
]

export const team: readonly SamplePerson[] = [
  {
    name: 'Vivian Castellano',
    portrait: 'woman',
    title: 'Broker and owner',
    bio: 'Looks at the roof from across the street before she looks at you. Reads page nine first.',
  },
  {
    name: 'Amir Rahimi',
    portrait: 'man',
    title: 'Buyer’s agent',
    bio: 'Carries a flashlight, a marble for the floors and shoe covers. Says no on the driveway when it is a no.',
  },
  {
    name: 'Joanna Hale',
    portrait: 'woman',
    title: 'Seller’s agent',
    bio: 'Can empty a living room to its good side in an hour. Knows at what time the sun reaches your porch.',
  },
  {
    name: 'Ezra Lindqvist',
    portrait: 'man',
    title: 'Contracts and closing',
    bio: 'Keeps the dates so that nobody else has to. Has never met a form he couldn’t explain.',
  },
]
