import type { SamplePerson, SampleReview } from '../industry.ts'

export const reviews: readonly SampleReview[] = [
  {
    name: 'Fiona McAllister',
    text: 'Our alcove is two inches wider at the top. The shelves don’t show it at all.',
  },
  {
    name: 'Terry Blount',
    text: 'Fixed a door three others had planed. It was the hinge.',
  },
  {
    name: 'Camila Rossi',
    text: 'The drawing hung on our fridge for a month before we ordered. They never pushed. The table is perfect.',
  },
  {
    name: 'Henrik Aalto',
    text: 'The inside of the drawers is as good as the front. My father checked.',
  },
  {
    name: 'Debbie Lang',
    text: 'Quiet stairs after forty years. I can come home late again.',
  },
  {
    name: 'Isaac Romero',
    text: 'They used offcuts from the bookcase to make our daughter a step stool.',
  },
]

export const team: readonly SamplePerson[] = [
  {
    name: 'Martin Voss',
    portrait: 'man',
    title: 'Carpenter and owner',
    bio: 'Sharpens chisels to think. Has never met a right angle in an old house.',
  },
  {
    name: 'Leah Porter',
    portrait: 'woman',
    title: 'Cabinetmaker',
    bio: 'Cuts dovetails by hand when nobody’s in a hurry. Keeps a box of every wood she’s used.',
  },
  {
    name: 'Andrzej Wilk',
    portrait: 'man',
    title: 'Fitting',
    bio: 'Makes straight things sit well in crooked rooms. Sweeps as he goes.',
  },
  {
    name: 'Noor Hassan',
    portrait: 'woman',
    title: 'Drawings and design',
    bio: 'Turns a wave of your hand into a plan with measurements. Asks where you keep the vacuum cleaner.',
  },
]
