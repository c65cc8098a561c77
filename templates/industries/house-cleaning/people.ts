import type { SamplePerson, SampleReview } from '../industry.ts'

export const reviews: readonly SampleReview[] = [
  {
    name: 'Beth Carrigan',
    text: 'I came home, and the house was quiet and smelled of nothing at all. I sat in the kitchen for an hour.',
  },
  {
    name: 'Samir Patel',
    text: 'They found the tile under the lime. I thought it was gray; it’s white.',
  },
  {
    name: 'Jess Morgan',
    text: 'Same person every second Tuesday. She knows which door sticks and where the dog sleeps.',
  },
  {
    name: 'Alan Whitby',
    text: 'We got the whole deposit back. The landlord asked me for their number.',
  },
  {
    name: 'Teresa Lim',
    text: 'I gave them an odd list and they did all of it in my order. The top of the fridge included.',
  },
  {
    name: 'Nora Eide',
    text: 'Something small broke, and they told me before I had noticed. That is why they still have a key.',
  },
]

export const team: readonly SamplePerson[] = [
  {
    name: 'Adriana Costa',
    portrait: 'woman',
    title: 'Owner',
    bio: 'Cleaned alone for the first customers and still checks the corners. Has a cloth for everything.',
  },
  {
    name: 'Latoya Hines',
    portrait: 'woman',
    title: 'Team lead',
    bio: 'Reads a room in a minute and divides it in two. Can’t walk past a crooked towel.',
  },
  {
    name: 'Piotr Nowak',
    portrait: 'man',
    title: 'Deep cleaning',
    bio: 'Takes ovens apart for pleasure. Knows what vinegar can and cannot do.',
  },
  {
    name: 'Mei Wong',
    portrait: 'woman',
    title: 'Customer care',
    bio: 'Keeps the lists, the keys and the names of all the cats. Answers the same day.',
  },
]
