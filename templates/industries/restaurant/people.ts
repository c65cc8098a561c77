import type { SamplePerson, SampleReview } from '../industry.ts'

export const reviews: readonly SampleReview[] = [
  {
    name: 'Laura Bennett',
    text: 'We let the waiter choose and didn’t regret a plate. I am still thinking about the bread.',
  },
  {
    name: 'Omar Haddad',
    text: 'Took my parents, who are hard to please. They asked for the name of the soup and then for the recipe.',
  },
  {
    name: 'Simone K.',
    text: 'Short menu, everything hot, nobody hovering. We stayed until they put the chairs up.',
  },
  {
    name: 'Patrick Doyle',
    text: 'Told them about a nut allergy and the kitchen came out to check. That is why we’ll be back.',
  },
  {
    name: 'Yara Mendes',
    text: 'A table of twelve and everybody’s food arrived together. I don’t know how they did it.',
  },
  {
    name: 'George Whitman',
    text: 'I have eaten here alone with a book and with eight noisy friends. It works for both.',
  },
]

export const team: readonly SamplePerson[] = [
  {
    name: 'Carla Benedetti',
    portrait: 'woman',
    title: 'Chef and owner',
    bio: 'Shops first and writes the menu after. Has thrown out a whole stock for being merely fine.',
  },
  {
    name: 'Anton Reyes',
    portrait: 'man',
    title: 'Sous-chef',
    bio: 'In charge of fire, bread and the radio. Tastes everything twice.',
  },
  {
    name: 'Hélène Moreau',
    portrait: 'woman',
    title: 'Front of house',
    bio: 'Remembers where you sat and what you said about the wine. Can fit six around a table for four.',
  },
  {
    name: 'Kofi Mensah',
    portrait: 'man',
    title: 'Pastry',
    bio: 'Thinks that dessert is the reason for the rest. Usually right.',
  },
]
