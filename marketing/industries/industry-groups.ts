/** Groups of related trades. The keys are fragments in the list. */
export const industryGroups = {
  'home-and-building': {
    name: 'Home and building',
    text: 'People who come to the house, with a ladder, a trap or a mop.',
  },
  health: {
    name: 'Health',
    text: 'Calm words, no promises, and nothing private on the page.',
  },
  'hair-and-body': {
    name: 'Hair and body',
    text: 'Chairs, tables and mats, each with a way to reserve one.',
  },
  'food-and-drink': {
    name: 'Food and drink',
    text: 'The menu as text, and hours that are true tonight.',
  },
  'cars-and-bikes': {
    name: 'Cars and bikes',
    text: 'Found from the side of the road, if need be.',
  },
  'lessons-books-and-causes': {
    name: 'Lessons, books and good causes',
    text: 'Places where people sit down together and stay longer than they meant to.',
  },
  'office-and-property': {
    name: 'Office and property',
    text: 'For people who are chosen for being careful.',
  },
} as const

export type IndustryGroup = keyof typeof industryGroups
export const industryGroupIds = Object.keys(industryGroups) as IndustryGroup[]
