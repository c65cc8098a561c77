import { describe, expect, it } from 'vitest'
import { tradeFor } from '../../../templates/match-trade.ts'
import { trades } from '../../../templates/trade-list.ts'
import { offendersAmong } from '../../harness/offenders.ts'

const phrases: Record<string, string[]> = {
  plumber: [
    'Plumbing',
    'Emergency plumber, leaks, blocked drains',
    'We fix burst pipes and install water heaters',
    'boiler repair and central heating, bathroom fitting',
    'PLUMBER',
    'We are plumbers who also do heating',
    'Plumbing contractor',
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
    'Airbnb and condo cleaning',
    'Post-construction cleaning',
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
  accountant: [
    'I keep books and do taxes',
    'Accountant',
    'bookkeeping and payroll for small businesses',
    'Tax returns',
    'CPA firm',
  ],
  carpentry: ['Carpenter', 'custom cabinets and built-in shelves', 'Joinery and staircases', 'Bespoke furniture maker'],
  spa: ['Day spa', 'massage therapist', 'Facials, manicures and waxing', 'Aromatherapy and hot stone massage'],
  'music-lessons': ['Piano lessons', 'guitar teacher', 'I teach violin and music theory to kids', 'Voice lessons'],
  'bike-repair': [
    'Bike repair',
    'Mobile bike mechanic',
    'cycle workshop with wheel building',
    'Bike shop: used bicycles, brakes, tires and tubes',
  ],
  'car-detailing': [
    'Car detailing and car wash',
    'Mobile auto detailing',
    'Ceramic coating and paint correction',
    'Car valeting at your home',
    'Window tinting and headlight restoration',
  ],
  'tire-shop': [
    'Tyre shop',
    'New and used tires',
    'Flat tire repair, wheel alignment and balancing',
    'Tires, brakes and oil changes',
    'Winter tyres, puncture repair',
  ],
  catering: [
    'Catering for parties and weddings',
    'Wedding catering, buffets and canapés',
    'Private chef for dinner parties',
    'Office lunches and event catering',
    'We cater for weddings and birthdays',
  ],
  'pest-control': [
    'Pest control',
    'Exterminator',
    'Mice, rats and cockroaches',
    'Wasp nest removal and ant control',
    'Bed bug heat treatment',
  ],
  'book-store': [
    'Bookstore',
    'New and used books, comics and graphic novels',
    'We sell second-hand books',
    'A bookstore with a small café',
    'Rare and antiquarian books',
  ],
  'chess-instructor': [
    'Chess coaching',
    'I teach chess to kids after school',
    'Chess tutor for beginners, also some maths tutoring',
    'Chess club for seniors',
  ],
  'condo-rental-agency': [
    'Condo rentals',
    'Vacation rentals on the beach',
    'We rent out furnished apartments and condos',
    'Letting agent for city flats',
    'Apartment rentals and property management',
  ],
  'real-estate-agent': [
    'Realtor',
    'I help people buy and sell homes',
    'Estate agents',
    'Realtor specializing in condos',
    'Real estate and property management',
  ],
  'home-construction': [
    'General contractor',
    'Custom home builder',
    'We build houses and additions',
    'House extensions and loft conversions',
    'Kitchen and bathroom remodeling',
  ],
  'medical-clinic': [
    'Medical clinic',
    'Family doctor and walk-in clinic',
    'Primary care physicians for all ages',
    'Pediatric clinic: checkups and vaccinations',
    'We are a small practice of doctors and nurses',
  ],
  'physical-therapist': [
    'Physical therapy and sports rehab',
    'Physiotherapist',
    'Physio for back pain and sports injuries',
    'Massage and physical therapy',
    'rehab after knee surgery and manual therapy',
  ],
  nutritionist: [
    'Nutritionist',
    'Registered dietitian helping with diabetes',
    'Nutrition counseling and meal planning',
    'Sports nutrition for runners',
    'healthy eating workshops and meal plans for families',
  ],
  'non-profit-organization': [
    'Non-profit',
    'We are a charity that feeds people in need',
    'Food bank run by volunteers',
    'Nonprofit dog rescue',
    'Community organization: fundraising, youth mentoring and outreach',
  ],
  'technology-consulting': [
    'Technology consulting',
    'IT support for small businesses',
    'Managed IT services and cybersecurity',
    'IT consultant: cloud migration and backups',
    'Custom software development and data analytics',
  ],
  photographer: ['Real estate photographer', 'Wedding photographer'],
  'auto-repair': ['Auto repair'],
  'dog-grooming': ['Dog grooming, nail clipping, baths'],
  bakery: ['Neighborhood bakery'],
  'driving-school': ['Driving lessons'],
  'tattoo-studio': ['Tattoo studio'],
  unlisted: [
    'Veterinary clinic',
    'Computer repair',
    'Medical billing service',
    'Website builder for small shops',
    'Law firm for real estate and construction law',
    'Boat builder',
    'Property management',
    'Book cover designer',
    'Self-catering cottages',
    'Bike tours',
    'Bike hire',
    'Motorcycle repair',
    'Tire recycling',
    'Yoga and pilates studio',
    'Pet boarding',
    'Internet cafe repairs for computers',
    'Kindergarten',
    'We make candles',
    '🙂',
  ],
}

it('tradeFor recognizes every trade in its owners’ sentences', async () => {
  const sentences = Object.entries(phrases).flatMap(([slug, each]) =>
    each.map((activities) => [activities, slug] as const),
  )
  expect(
    await offendersAmong(sentences, (slug, activities) => {
      expect(tradeFor({ activities }).slug || 'unlisted').toBe(slug)
    }),
  ).toEqual([])
})

it('tradeFor goes by the name if the description is vague', () => {
  expect(tradeFor({ activities: 'Small family business', name: 'Joe’s Plumbing' }).slug).toBe('plumber')
  expect(tradeFor({ activities: 'Open every day', name: 'Luna Hair Salon' }).slug).toBe('hair-styling')
})

it('tradeFor goes by the description rather than the name', () => {
  expect(tradeFor({ activities: 'A restaurant with a short menu', name: 'The Old Barber Shop' }).slug).toBe(
    'restaurant',
  )
})

it('tradeFor matches whole words only', () => {
  expect(tradeFor({ activities: 'Sparkling water delivery' }).slug).toBe('')
  expect(tradeFor({ activities: 'Gymkhana events' }).slug).toBe('')
})

it('tradeFor ignores accents and capitals', () => {
  expect(tradeFor({ activities: 'CAFÉ' }).slug).toBe(tradeFor({ activities: 'cafe' }).slug)
})

it('every trade has a unique slug', () => {
  expect(new Set(trades.map(({ slug }) => slug)).size).toBe(trades.length)
})

describe('a hint at the trade', () => {
  it.each([
    ['barber-shop', ''],
    ['barber-shop', 'Open every day but Sunday'],
    ['spa', 'A family business in Leeds since 1990'],
    ['barber-shop', 'Cuts, coffee and old records'],
    ['hair-styling', 'Haircuts for everybody'],
  ])('results in %s if the description says little: %j', (slug, activities) => {
    expect(tradeFor({ activities, hint: slug }).slug).toBe(slug)
  })

  it.each([
    ['barber-shop', 'Plumber in Leeds', 'plumber'],
    ['barber-shop', 'Dog grooming for nervous dogs', 'dog-grooming'],
    ['spa', 'Barber shop: skin fade, beard trim', 'barber-shop'],
    ['restaurant', 'We repair bicycles', 'bike-repair'],
    ['coffee-shop', 'Tattoo studio', 'tattoo-studio'],
    ['accountant', 'Piano lessons for children', 'music-lessons'],
  ])('(%s) is ignored if the description suggests another trade: %s', (hint, activities, slug) => {
    expect(tradeFor({ activities, hint }).slug).toBe(slug)
  })

  it.each(['', 'unlisted', 'space-travel', 'constructor'])('doesn’t count if it is %j', (hint) => {
    expect(tradeFor({ activities: 'Open every day', hint }).slug).toBe('')
  })

  it('doesn’t count if the business’s name says another trade', () => {
    expect(tradeFor({ activities: 'Open every day', name: 'Luna Hair Salon', hint: 'spa' }).slug).toBe('hair-styling')
  })
})
