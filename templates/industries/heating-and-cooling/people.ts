import type { SamplePerson, SampleReview } from '../industry.ts'

export const reviews: readonly SampleReview[] = [
  {
    name: 'Denise Calloway',
    text: 'They cleaned a sensor and charged me for a visit. The last company had quoted me a new furnace.',
  },
  {
    name: 'Rob Steiner',
    text: 'Our bedroom has been cold for nine winters. It was a duct that had come apart in the attic.',
  },
  {
    name: 'Amina Yusuf',
    text: 'The air conditioner died in a heat wave and they told me how to keep the baby’s room cool until they could come. That mattered more than anything.',
  },
  {
    name: 'Walter Nguyen',
    text: 'Got three options with real numbers and nobody called me twice a day. I took the middle one.',
  },
  {
    name: 'Cheryl Boone',
    text: 'The new heat pump is so quiet that I went outside to check if it was on.',
  },
  {
    name: 'Jamie Forsyth',
    text: 'Shoe covers, a clean filter and a page of readings I can actually understand.',
  },
]

export const team: readonly SamplePerson[] = [
  {
    name: 'Ed Kowalczyk',
    portrait: 'man',
    title: 'Owner and technician',
    bio: 'Measures everything, including the toast. Would rather sell you a filter than a furnace.',
  },
  {
    name: 'Tamika Reed',
    portrait: 'woman',
    title: 'Service technician',
    bio: 'Finds the fault by listening and proves it with a meter. Calm in attics.',
  },
  {
    name: 'Ben Aoki',
    portrait: 'man',
    title: 'Installations',
    bio: 'Levels every unit to a hair and sweeps up behind himself. Sheet metal is his second language.',
  },
  {
    name: 'Carol Simms',
    portrait: 'woman',
    title: 'Scheduling',
    bio: 'Knows who has a newborn and who has a cold grandmother, and plans the day accordingly.',
  },
]
