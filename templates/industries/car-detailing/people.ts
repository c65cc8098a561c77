import type { SamplePerson, SampleReview } from '../industry.ts'

export const reviews: readonly SampleReview[] = [
  {
    name: 'Shanice Morgan',
    text: 'Two kids, one beach, no vacuum since June. They returned a bag with eleven crayons, a tooth and my earring.',
  },
  {
    name: 'Paul Iversen',
    text: 'He showed me the swirls under a lamp before and the same door after. I had thought the paint was simply old.',
  },
  {
    name: 'Leila Farouk',
    text: 'I asked for the coating. They looked at how long I am keeping the car and told me to have it waxed instead.',
  },
  {
    name: 'Brent Kowalski',
    text: 'Smelled of dog for four years. Now it smells of nothing, and the dog looks offended.',
  },
  {
    name: 'Ana Lucía V.',
    text: 'The buyer asked whether the car had been garaged all its life. It lives under a lime tree.',
  },
  {
    name: 'Simon Achebe',
    text: 'Seats were dry by five as they had said. There was a note about one stain that would not move, with no charge for trying.',
  },
]

export const team: readonly SamplePerson[] = [
  {
    name: 'Kofi Mensah',
    portrait: 'man',
    title: 'Owner, paint work',
    bio: 'Carries a lamp the way others carry a phone. Can tell from a fender which car wash you use.',
  },
  {
    name: 'Carla Benítez',
    portrait: 'woman',
    title: 'Interiors',
    bio: 'Owns nine brushes for air vents alone. Has never yet found the last grain of sand.',
  },
  {
    name: 'Owen Tully',
    portrait: 'man',
    title: 'Wheels and washing',
    bio: 'First in, first wet. Sorts cloths by color and will explain why if you have a minute.',
  },
  {
    name: 'Haruka Mori',
    portrait: 'woman',
    title: 'Bookings and coatings',
    bio: 'Reads three weather forecasts every morning before she confirms a coating. Drives a very clean old pickup.',
  },
]
