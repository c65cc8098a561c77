import type { SamplePerson, SampleReview } from '../industry.ts'

export const reviews: readonly SampleReview[] = [
  {
    name: 'Anneke Visser',
    text: 'It had clicked for two years and three people had shrugged. They rode it around the block, came back and tightened one bolt in the seat post.',
  },
  {
    name: 'Terrence Hall',
    text: 'I was ready to buy a new bike. They put on a chain, two cables and brake pads, and now I have a new bike.',
  },
  {
    name: 'Mina Park',
    text: 'They called before doing anything that was not on the ticket. That alone is worth crossing town for.',
  },
  {
    name: 'Gordon P.',
    text: 'Wheel hit a pothole and looked like a potato chip. Straight by Friday, and he explained why the next one will be stronger.',
  },
  {
    name: 'Yasmin Haddad',
    text: 'My son’s first bike got the same attention as the carbon thing next to it. He told everyone at school about the bell.',
  },
  {
    name: 'Caleb Dunn',
    text: 'They showed me the old pads, worn to the metal. I had honestly thought it was the rain.',
  },
]

export const team: readonly SamplePerson[] = [
  {
    name: 'Rosa Lindqvist',
    portrait: 'woman',
    title: 'Owner and mechanic',
    bio: 'Learned on her grandfather’s three-speed and still prefers a gear you can count. Listens to a bike before she looks at it.',
  },
  {
    name: 'Emeka Nwosu',
    portrait: 'man',
    title: 'Wheel builder',
    bio: 'Plucks spokes like guitar strings and tightens the flat ones. Has opinions about hubs, offered only on request.',
  },
  {
    name: 'Danny Castellano',
    portrait: 'man',
    title: 'Electric bikes',
    bio: 'Came from repairing radios and finds motors simpler. Rides something with no battery at all.',
  },
  {
    name: 'Freya Holt',
    portrait: 'woman',
    title: 'Front counter',
    bio: 'Writes tickets that anyone can read and calls when a bike is ready. Commutes in all weather and keeps score.',
  },
]
