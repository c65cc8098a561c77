import type { SamplePerson, SampleReview } from '../industry.ts'

export const reviews: readonly SampleReview[] = [
  {
    name: 'Miles Granger',
    text: 'I brought two years in a shoebox. They didn’t laugh, and in three weeks I knew what I owed.',
  },
  {
    name: 'Sunita Joshi',
    text: 'For the first time I understand my own accounts. One page, once a month, in plain words.',
  },
  {
    name: 'Helga Braun',
    text: 'They called in September about December. That call paid for the whole year.',
  },
  {
    name: 'Lamar Jenkins',
    text: 'Got a letter from the tax office and didn’t sleep. It took them one reply.',
  },
  {
    name: 'Anna and Piet',
    text: 'We open our bakery at five and do numbers never. It’s a perfect arrangement.',
  },
  {
    name: 'Colin Mercer',
    text: 'They talked me out of a company I didn’t need. I’ve trusted them since.',
  },
]

export const team: readonly SamplePerson[] = [
  {
    name: 'Margaret Lowe',
    portrait: 'woman',
    title: 'Accountant and owner',
    bio: 'Can read a balance sheet upside down across a desk. Returns calls, even in April.',
  },
  {
    name: 'Jin Park',
    portrait: 'man',
    title: 'Tax',
    bio: 'Reads the new rules so that you don’t have to. Writes a very good letter.',
  },
  {
    name: 'Olivia Sands',
    portrait: 'woman',
    title: 'Bookkeeping',
    bio: 'Finds the missing eleven cents. Likes a tidy folder and a strong tea.',
  },
  {
    name: 'Femi Ade',
    portrait: 'man',
    title: 'Payroll',
    bio: 'Has never missed a payday and doesn’t intend to. Explains pensions with drawings.',
  },
]
