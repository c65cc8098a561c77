import type { SamplePerson, SampleReview } from '../industry.ts'

export const reviews: readonly SampleReview[] = [
  {
    name: 'Hannah Lowe',
    text: 'I described a book I read at eleven: a horse, a flood, a yellow spine. She went straight to a shelf and put it in my hand.',
  },
  {
    name: 'Idris Malik',
    text: 'Came in to get out of the rain, left an hour later with three novels and dry shoes.',
  },
  {
    name: 'Patrice Beaumont',
    text: 'My daughter hated reading until someone here asked what she hated about it. The answer was books about horses. She’s on her ninth mystery.',
  },
  {
    name: 'Gil Sandoval',
    text: 'The little cards on the table are honest. One said to skip the first forty pages, and it was right.',
  },
  {
    name: 'Soo-ah Kim',
    text: 'They tracked down a cookbook my grandmother used, in the same edition, gravy stain included.',
  },
  {
    name: 'The Thursday book club',
    text: 'They keep nine copies aside for us every month and never once ask who actually finished it.',
  },
]

export const team: readonly SamplePerson[] = [
  {
    name: 'Miriam Ashby',
    portrait: 'woman',
    title: 'Owner and buyer',
    bio: 'Chooses the new fiction and reads the last page last, as one should. Started with one shelf and a borrowed cash box.',
  },
  {
    name: 'Femi Adeyemi',
    portrait: 'man',
    title: 'Children’s books',
    bio: 'Does all the voices, including the bear. Knows what comes after the dragon series.',
  },
  {
    name: 'Lotte Brandt',
    portrait: 'woman',
    title: 'Secondhand and rare',
    bio: 'Prices in soft pencil and can date a binding by its smell. Keeps what she finds between the pages in a cigar box.',
  },
  {
    name: 'Dominic Reyes',
    portrait: 'man',
    title: 'Orders and events',
    bio: 'Puts out forty chairs and takes forty in again. Remembers what you ordered better than you do.',
  },
]
