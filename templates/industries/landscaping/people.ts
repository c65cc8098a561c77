import type { SamplePerson, SampleReview } from '../industry.ts'

export const reviews: readonly SampleReview[] = [
  {
    name: 'Helen Marsh',
    text: 'Our lawn was moss with a few hopeful blades. They changed the drainage, not the seed, and now we have grass.',
  },
  {
    name: 'Oscar Lindholm',
    text: 'The patio drains away from the house for the first time. You would think that was normal.',
  },
  {
    name: 'Grace Abiola',
    text: 'They asked how we use the garden instead of what plants we like. Best question anyone asked.',
  },
  {
    name: 'Rick Salazar',
    text: 'Hedge cut straight, cuttings gone, gate closed. I have nothing to add.',
  },
  {
    name: 'Miriam Stone',
    text: 'In the third year it looks exactly like the drawing they made. I kept the drawing.',
  },
  {
    name: 'Tess and Will',
    text: 'They kept the old apple tree and built everything around it. We eat breakfast there now.',
  },
]

export const team: readonly SamplePerson[] = [
  {
    name: 'Jonah Reeves',
    portrait: 'man',
    title: 'Owner and designer',
    bio: 'Draws by hand and visits every garden at two times of day. Keeps bees, and plans for them.',
  },
  {
    name: 'Paula Iglesias',
    portrait: 'woman',
    title: 'Head gardener',
    bio: 'Prunes late and thinks first. Can name a plant by its seedling.',
  },
  {
    name: 'Dwayne Carter',
    portrait: 'man',
    title: 'Stone and paths',
    bio: 'Lays patios that you could play marbles on. Reads the weather better than the radio.',
  },
  {
    name: 'Signe Dahl',
    portrait: 'woman',
    title: 'Planting',
    bio: 'Puts things where they’ll be happy and labels them in pencil. Talks to roses, sternly.',
  },
]
