import type { SamplePerson, SampleReview } from '../industry.ts'

export const reviews: readonly SampleReview[] = [
  {
    name: 'Vanessa Holt',
    text: 'I fell asleep in the first ten minutes and woke up with shoulders.',
  },
  {
    name: 'Kim Osborne',
    text: 'She asked about my skin for longer than some doctors have. Nobody sold me anything afterward.',
  },
  {
    name: 'Leticia Gomes',
    text: 'Warm room, warm towels, warm tea. I had forgotten what quiet sounds like.',
  },
  {
    name: 'Arthur Penn',
    text: 'A present from my daughter. I thought it wasn’t for me, and I have been back twice.',
  },
  {
    name: 'Robyn and Kate',
    text: 'We hadn’t had two hours together since the children. We said almost nothing.',
  },
  {
    name: 'Ingrid Voll',
    text: 'Firm where it needed to be, and she noticed when it was too much before I did.',
  },
]

export const team: readonly SamplePerson[] = [
  {
    name: 'Helena Cruz',
    portrait: 'woman',
    title: 'Owner and massage therapist',
    bio: 'Finds the knot before you mention it. Speaks softly and means it.',
  },
  {
    name: 'Suda Chaiyasit',
    portrait: 'woman',
    title: 'Massage therapist',
    bio: 'Strong thumbs and slow breath. Trained in two traditions and mixes them sparingly.',
  },
  {
    name: 'Emma Lachance',
    portrait: 'woman',
    title: 'Facials',
    bio: 'Looks at skin in daylight and chooses less. Has talked many people out of a tenth product.',
  },
  {
    name: 'Joy Banks',
    portrait: 'woman',
    title: 'Welcome',
    bio: 'Takes your coat, your phone and the hurry out of your voice. Makes the ginger tea.',
  },
]
