import { describe, expect, it } from 'vitest'
import { industries, industryFor } from '../../../templates/industries/match.ts'

const phrases: Record<string, string[]> = {
  plumber: [
    'Plumbing',
    'Emergency plumber, leaks, blocked drains',
    'We fix burst pipes and install water heaters',
    'boiler repair and central heating, bathroom fitting',
    'PLUMBER',
    'We are plumbers who also do heating',
  ],
  'barber-shop': [
    'Barbershop',
    'Traditional barber: cuts, fades and hot towel shaves',
    'mens haircuts and beard trims',
  ],
  'hair-styling': [
    'Hair salon',
    'I am a hairdresser doing balayage and highlights',
    'Hair stylist for weddings and updos',
  ],
  'coffee-shop': [
    'Specialty coffee and pastries',
    'Neighbourhood café',
    'espresso bar with home-made cakes',
    'Coffee shop and bakery',
    'A dog friendly coffee shop',
  ],
  restaurant: [
    'Italian restaurant',
    'pizzeria',
    'Family-run bistro with seasonal dinner menu',
    'Taco truck',
    'A restaurant that also does catering',
  ],
  electrician: [
    'Electrician',
    'electrical installation, rewiring and EV chargers',
    'We upgrade breaker panels and fit lights',
  ],
  'heating-and-cooling': [
    'HVAC',
    'Heating & cooling',
    'AC repair and furnace installation',
    'Heat pumps and air conditioning',
  ],
  'house-cleaning': [
    'House cleaning',
    'Maid service, deep cleans and move-out cleaning',
    'I clean homes and offices',
    'Housekeeping',
  ],
  landscaping: [
    'Landscaping',
    'lawn mowing, hedge trimming and garden design',
    'Gardener',
    'Tree trimming and yard clean-up',
  ],
  therapist: [
    'Therapist',
    'psychotherapy for anxiety and depression',
    'marriage counseling',
    'Counsellor working with grief',
  ],
  'dentist-office': [
    'Dentist',
    'family dental practice',
    'Orthodontics and Invisalign',
    'teeth whitening and cleanings at our dental office',
  ],
  fitness: ['Gym', 'Personal trainer for women over 40', 'Gym with yoga classes', 'CrossFit box'],
  accountant: ['Accountant', 'bookkeeping and payroll for small businesses', 'Tax returns', 'CPA firm'],
  carpentry: ['Carpenter', 'custom cabinets and built-in shelves', 'Joinery and staircases', 'Bespoke furniture maker'],
  spa: ['Day spa', 'massage therapist', 'Facials, manicures and waxing', 'Aromatherapy and hot stone massage'],
  'music-lessons': ['Piano lessons', 'guitar teacher', 'I teach violin and music theory to kids', 'Voice lessons'],
  generic: [
    'Physical therapy and sports rehab',
    'Dog grooming, nail clipping, baths',
    'Car detailing and car wash',
    'Wedding photographer',
    'Chess coaching',
    'Yoga and pilates studio',
    'Neighborhood bakery',
    'Catering for parties and weddings',
    'Pet boarding',
    'Internet cafe repairs for computers',
    'Driving lessons',
    'Real estate agent',
    'Tyre shop',
    'Bike repair',
    'Tattoo studio',
    'Electric bikes',
    'Kindergarten',
    'We make candles',
    '🙂',
  ],
}

describe.each(Object.entries(phrases))('%s', (slug, said) => {
  it.each(said)('is what is meant by: %s', (activities) => {
    expect(industryFor(activities).slug).toBe(slug)
  })
})

it('lets the name decide when the description says nothing', () => {
  expect(industryFor('Small family business', 'Joe’s Plumbing').slug).toBe('plumber')
  expect(industryFor('Open every day', 'Luna Hair Salon').slug).toBe('hair-styling')
})

it('lets the description outweigh the name', () => {
  expect(industryFor('A restaurant with a short menu', 'The Old Barber Shop').slug).toBe('restaurant')
})

it('matches whole words, not parts of them', () => {
  expect(industryFor('Sparkling water delivery').slug).toBe('generic')
  expect(industryFor('Gymkhana events').slug).toBe('generic')
})

it('takes no account of accents and capitals', () => {
  expect(industryFor('CAFÉ').slug).toBe(industryFor('cafe').slug)
})

it('has a pack of its own for each slug', () => {
  expect(new Set(industries.map(({ slug }) => slug)).size).toBe(industries.length)
})
