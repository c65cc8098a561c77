import type { SamplePerson, SampleReview } from '../industry.ts'

export const reviews: readonly SampleReview[] = [
  {
    name: 'Katrin Sommer',
    text: 'They swept every Friday. It sounds small until you’ve lived beside a building site for seven months.',
  },
  {
    name: 'Emeka and Ruth Obi',
    text: 'The price had forty lines. When we dropped the skylight, the skylight’s line came off and nothing else grew.',
  },
  {
    name: 'Paul Lindgren',
    text: 'Two builders said the wall couldn’t move. He drew a beam on the back of the permit and showed us where it would sit.',
  },
  {
    name: 'Desiree Fontaine',
    text: 'We have photos of every wall before it was closed. I hung a cabinet last week without hitting a single pipe.',
  },
  {
    name: 'Arun Bhatt',
    text: 'The addition looks as if it had always been there. The mailman asked what we’d done with the old house.',
  },
  {
    name: 'Judy Marconi',
    text: 'Thirty-one pieces of blue tape on the last walk-through. Two weeks later there were none.',
  },
]

export const team: readonly SamplePerson[] = [
  {
    name: 'Frank Delgado',
    portrait: 'man',
    title: 'Builder and owner',
    bio: 'Measures diagonals, even of picnic blankets. Still prefers a framing hammer to a meeting.',
  },
  {
    name: 'Ingrid Halloran',
    portrait: 'woman',
    title: 'Site manager',
    bio: 'Knows who is on site, what is on the truck and when it will rain. Gives out the blue tape.',
  },
  {
    name: 'Tomasz Nowak',
    portrait: 'man',
    title: 'Lead carpenter',
    bio: 'Frames a wall as if it would stay visible. Keeps a level in the truck and another at home.',
  },
  {
    name: 'Aisha Warren',
    portrait: 'woman',
    title: 'Plans and permits',
    bio: 'Speaks fluent building department. Finds the missing dimension before the concrete does.',
  },
]
