import type { SamplePerson, SampleReview } from '../industry.ts'

export const reviews: readonly SampleReview[] = [
  {
    name: 'Teresa Novak',
    text: 'I expected a list of forbidden things. I got a soup recipe and the order to eat breakfast, and I have done both ever since.',
  },
  {
    name: 'Damien W.',
    text: 'She asked what was in my freezer and planned the first week around it. That is when I understood that this might work.',
  },
  {
    name: 'Nomvula Khumalo',
    text: 'My daughter ate four things. She now eats eleven, and we have stopped talking about it at dinner.',
  },
  {
    name: 'Erik Sandström',
    text: 'Sensible, funny and not selling anything. My doctor’s advice finally makes sense as a shopping list.',
  },
  {
    name: 'Ayesha Malik',
    text: 'We took the favorite dishes of my mother and changed small things. Nobody at the table noticed except me.',
  },
  {
    name: 'Bill Carraway',
    text: 'When I had a bad month she asked what had been going on rather than what I had weighed. I went back because of that.',
  },
]

export const team: readonly SamplePerson[] = [
  {
    name: 'Leonie Hart',
    portrait: 'woman',
    title: 'Nutritionist',
    bio: 'Came to nutrition by way of a restaurant kitchen. Can make a case for any vegetable, including turnips.',
  },
  {
    name: 'Rafael Duarte',
    portrait: 'man',
    title: 'Dietitian',
    bio: 'Works with people whose doctor said “watch what you eat” and left it there. Turns lab results into lunch.',
  },
  {
    name: 'Ngozi Eze',
    portrait: 'woman',
    title: 'Families and children',
    bio: 'Has sat under a table to talk to a picky eater. Believes in soup, and in leaving the room.',
  },
  {
    name: 'Mark Ellery',
    portrait: 'man',
    title: 'Workshops',
    bio: 'Cooks for forty in an office kitchen with one hob. Always brings his own knife.',
  },
]
