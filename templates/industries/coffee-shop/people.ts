import type { SamplePerson, SampleReview } from '../industry.ts'

export const reviews: readonly SampleReview[] = [
  {
    name: 'Julia Santos',
    text: 'They remembered my order on the second visit. The cinnamon bun is the reason I take the long way to work.',
  },
  {
    name: 'Nathan B.',
    text: 'Proper espresso and nobody rushing me out. I read half a book by the window.',
  },
  {
    name: 'Greta Olsen',
    text: 'Came in soaked with two small children and left an hour later in a good mood. The hot chocolate is the real thing.',
  },
  {
    name: 'Darius Cole',
    text: 'Asked about the beans and got a two-minute answer instead of a lecture. Took a bag home.',
  },
  {
    name: 'Mei Chen',
    text: 'Short menu, everything on it good. The cake was gone by noon, so I went back earlier the next day.',
  },
  {
    name: 'Ruth Adler',
    text: 'My mother and I come every Thursday. Someone always brings her water without being asked.',
  },
]

export const team: readonly SamplePerson[] = [
  {
    name: 'Maya Lindgren',
    portrait: 'woman',
    title: 'Owner',
    bio: 'Tastes the first coffee of the day so that you don’t have to. Believes a menu should fit on one board.',
  },
  {
    name: 'Joel Baptiste',
    portrait: 'man',
    title: 'Barista',
    bio: 'Pours a leaf without looking and knows forty names by their drinks. Ask him about the grinder at your own risk.',
  },
  {
    name: 'Ines Carvalho',
    portrait: 'woman',
    title: 'Baker',
    bio: 'Starts while the street is asleep. Her cardamom buns have a waiting list of one: the mailman.',
  },
  {
    name: 'Theo Grant',
    portrait: 'man',
    title: 'Weekends',
    bio: 'Keeps the line cheerful and the tables clean. Studies history, mostly during the quiet hour.',
  },
]
