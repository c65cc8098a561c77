import type { SamplePerson, SampleReview } from '../industry.ts'

export const reviews: readonly SampleReview[] = [
  {
    name: 'Claire Donovan',
    text: 'She looked at my hair for ten minutes before saying anything. Best cut I’ve had, and I can actually do it myself.',
  },
  {
    name: 'Nicole A.',
    text: 'I wanted to go lighter without ruining it. They told me it would take two visits, and they were right to wait.',
  },
  {
    name: 'Fatima Rahal',
    text: 'Finally somebody who cuts curls dry. I cried a little, the good kind.',
  },
  {
    name: 'Jo Hendricks',
    text: 'My color grew out for three months and nobody could tell. That has never happened to me before.',
  },
  {
    name: 'Sophie Lindqvist',
    text: 'Wedding hair stayed up through rain, speeches and dancing. The trial made all the difference.',
  },
  {
    name: 'Imani Brooks',
    text: 'Calm room, no gossip unless you start it, and they run on time.',
  },
]

export const team: readonly SamplePerson[] = [
  {
    name: 'Lena Hoffman',
    portrait: 'woman',
    title: 'Stylist and owner',
    bio: 'Loves a short cut and the moment someone decides on it. Keeps the room calm and the coffee strong.',
  },
  {
    name: 'Amara Obi',
    portrait: 'woman',
    title: 'Stylist, curls and coils',
    bio: 'Cuts every curl where it lives. Will send you home with fewer products than you came with.',
  },
  {
    name: 'Chloe Martin',
    portrait: 'woman',
    title: 'Colorist',
    bio: 'Mixes by eye and writes everything down, so that your shade can be found again. Happiest with copper.',
  },
  {
    name: 'Ravi Shah',
    portrait: 'man',
    title: 'Stylist',
    bio: 'Patient with children, cowlicks and indecision. Known for bangs that stay out of the eyes.',
  },
]
