import type { SamplePerson, SampleReview } from '../industry.ts'

export const reviews: readonly SampleReview[] = [
  {
    name: 'Dana Whitfield',
    text: 'The kitchen faucet had dripped for a year and two people told me to replace it. They changed a part the size of a coin and it stopped. I wish I had called sooner.',
  },
  {
    name: 'Marcus O.',
    text: 'No hot water with a newborn in the house. They explained the fault over the phone, came with the part and wiped the floor before leaving.',
  },
  {
    name: 'Priya Raman',
    text: 'I was told the price before anything was touched and that was the price I paid. He also showed me where the main valve is, which nobody had ever done.',
  },
  {
    name: 'Tom Abernathy',
    text: 'Our shower drain had blocked three times. They put a camera down, found the real cause and fixed that instead of just snaking it again.',
  },
  {
    name: 'Elena Fuchs',
    text: 'Neat pipework under the new basin, all lined up. You only notice when you open the cupboard, but I notice every time.',
  },
  {
    name: 'Ray and Joan Mills',
    text: 'They talked us out of a new water heater because the old one only needed a valve. That is why we will call them again.',
  },
]

export const team: readonly SamplePerson[] = [
  {
    name: 'Sam Keller',
    portrait: 'man',
    title: 'Plumber and owner',
    bio: 'Started on new houses and moved to repairs because every one is a puzzle. Usually the person who answers the phone.',
  },
  {
    name: 'Nadia Brooks',
    portrait: 'woman',
    title: 'Heating engineer',
    bio: 'Looks after boilers and water heaters, and can tell most faults by the sound. Carries more spare valves than sandwiches.',
  },
  {
    name: 'Luis Ortega',
    portrait: 'man',
    title: 'Bathroom fitter',
    bio: 'Plans the room on paper before a tile comes off the wall. Believes a shower should drain in one direction only.',
  },
  {
    name: 'Gwen Parry',
    portrait: 'woman',
    title: 'Bookings',
    bio: 'Keeps the calendar honest and calls ahead when a job runs over. Knows which streets have the old lead pipes.',
  },
]
