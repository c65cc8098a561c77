/** An invented business: nothing of it is anybody's, its phone number is one kept for fiction, its mail goes nowhere. */
export type SampleBusiness = {
  /** The slug of its industry. */
  industry: string
  /** What it is in a sentence: 'a plumber'. */
  trade: string
  name: string
  /** What its owner would write in the wizard. */
  activities: string
  location: string
  address: string
  phone: string
  hours: string
  /** Palettes that suit the trade, the most fitting first. */
  palettes: readonly string[]
}

const weekdays = 'Monday to Friday: 8am – 5pm\nSaturday: 9am – 1pm'
const office = 'Monday to Thursday: 9am – 5pm\nFriday: 9am – 1pm'
const shop = 'Tuesday to Friday: 9am – 6pm\nSaturday: 9am – 4pm'

/** One for each industry pack. */
export const sampleBusinesses: readonly SampleBusiness[] = [
  {
    industry: 'plumber',
    trade: 'a plumber',
    name: 'Wren & Daughter Plumbing',
    activities: 'Plumber: emergency repairs, leak detection, water heaters, drain cleaning and bathroom fitting',
    location: 'Portland, Oregon',
    address: '48 Ferry Lane\nPortland, Oregon',
    phone: '(503) 555-0142',
    hours: weekdays,
    palettes: ['sky-cobalt', 'navy-brass', 'deep-green'],
  },
  {
    industry: 'barber-shop',
    trade: 'a barber shop',
    name: 'Two Gulls Barbers',
    activities: 'Barber shop: haircuts, skin fades, beard trims and hot towel shaves, walk-ins welcome',
    location: 'Bristol',
    address: '7 Sailmaker Row\nBristol',
    phone: '0117 496 0107',
    hours: shop,
    palettes: ['terracotta', 'after-dark', 'ink-on-bone', 'navy-brass'],
  },
  {
    industry: 'hair-styling',
    trade: 'a hair salon',
    name: 'Salon Ottoline',
    activities: 'Hair salon: cuts, color, balayage, blow-dries and styling for weddings',
    location: 'Chicago, Illinois',
    address: '212 Orchard Walk\nChicago, Illinois',
    phone: '(312) 555-0118',
    hours: shop,
    palettes: ['blush-plum', 'ink-on-bone', 'terracotta', 'sand-olive'],
  },
  {
    industry: 'coffee-shop',
    trade: 'a coffee shop',
    name: 'Lantern Lane Coffee',
    activities: 'Coffee shop: filter coffee, espresso, pastries, breakfast and a few good sandwiches',
    location: 'Margate',
    address: '3 Lantern Lane\nMargate',
    phone: '01632 960 133',
    hours: 'Monday to Friday: 7am – 4pm\nSaturday and Sunday: 8am – 4pm',
    palettes: ['terracotta', 'sand-olive', 'after-dark'],
  },
  {
    industry: 'restaurant',
    trade: 'a restaurant',
    name: 'The Plum Table',
    activities: 'Restaurant: seasonal dinners, a long Sunday lunch, private dining and natural wine',
    location: 'Asheville, North Carolina',
    address: '19 Mill Race Road\nAsheville, North Carolina',
    phone: '(828) 555-0171',
    hours: 'Wednesday to Saturday: 5pm – 10pm\nSunday: 12pm – 4pm',
    palettes: ['after-dark', 'terracotta', 'blush-plum', 'sand-olive'],
  },
  {
    industry: 'electrician',
    trade: 'an electrician',
    name: 'Ames & Brightwell Electric',
    activities: 'Electrician: rewiring, panel upgrades, lighting, EV chargers and fault finding',
    location: 'Columbus, Ohio',
    address: '530 Foundry Street\nColumbus, Ohio',
    phone: '(614) 555-0126',
    hours: weekdays,
    palettes: ['after-dark', 'navy-brass', 'sky-cobalt'],
  },
  {
    industry: 'heating-and-cooling',
    trade: 'a heating and cooling firm',
    name: 'Evenly Heating & Air',
    activities: 'Heating and cooling: furnace repair, air conditioning, heat pumps, duct cleaning and tune-ups',
    location: 'Denver, Colorado',
    address: '88 Quarry Street\nDenver, Colorado',
    phone: '(303) 555-0163',
    hours: weekdays,
    palettes: ['sky-cobalt', 'terracotta', 'navy-brass'],
  },
  {
    industry: 'house-cleaning',
    trade: 'a cleaning firm',
    name: 'Clementine Home Cleaning',
    activities: 'House cleaning: weekly cleaning, deep cleaning, move-out cleaning and windows',
    location: 'Leeds',
    address: '26 Lime Grove\nLeeds',
    phone: '0113 496 0158',
    hours: weekdays,
    palettes: ['terracotta', 'sky-cobalt', 'deep-green', 'blush-plum'],
  },
  {
    industry: 'landscaping',
    trade: 'a landscaper',
    name: 'Underhedge Gardens',
    activities: 'Landscaping: garden design, planting, patios, lawn care and hedge trimming',
    location: 'Bath',
    address: 'The Old Nursery, Vale Lane\nBath',
    phone: '01632 960 184',
    hours: weekdays,
    palettes: ['deep-green', 'sand-olive'],
  },
  {
    industry: 'therapist',
    trade: 'a therapist',
    name: 'The Unhurried Room',
    activities: 'Therapist: talking therapy for anxiety, grief and life changes, in person and online',
    location: 'Burlington, Vermont',
    address: '11 Cedar Court\nBurlington, Vermont',
    phone: '(802) 555-0139',
    hours: office,
    palettes: ['sand-olive', 'deep-green', 'blush-plum', 'ink-on-bone'],
  },
  {
    industry: 'dentist-office',
    trade: 'a dentist',
    name: 'Larkfield Dental Rooms',
    activities: 'Dentist: check-ups, cleanings, fillings, whitening and care for nervous patients',
    location: 'York',
    address: '40 Larkfield Road\nYork',
    phone: '01632 960 121',
    hours: office,
    palettes: ['sky-cobalt', 'deep-green', 'navy-brass'],
  },
  {
    industry: 'fitness',
    trade: 'a gym',
    name: 'Anvil & Oak Fitness',
    activities: 'Fitness studio: personal training, strength classes, small groups and mobility',
    location: 'Austin, Texas',
    address: '305 Depot Street\nAustin, Texas',
    phone: '(512) 555-0190',
    hours: 'Monday to Friday: 6am – 8pm\nSaturday: 8am – 12pm',
    palettes: ['after-dark', 'ink-on-bone', 'terracotta', 'sky-cobalt'],
  },
  {
    industry: 'accountant',
    trade: 'an accountant',
    name: 'Tallis & Penn Accounting',
    activities: 'Accountant: tax returns, bookkeeping, payroll and advice for small businesses',
    location: 'Boston, Massachusetts',
    address: '61 Counting House Lane\nBoston, Massachusetts',
    phone: '(617) 555-0155',
    hours: office,
    palettes: ['navy-brass', 'ink-on-bone', 'deep-green'],
  },
  {
    industry: 'carpentry',
    trade: 'a carpenter',
    name: 'Rook & Rafter Carpentry',
    activities: 'Carpentry: fitted shelves, kitchens, staircases, doors and furniture to measure',
    location: 'Sheffield',
    address: 'Unit 4, Sawyers Yard\nSheffield',
    phone: '0114 496 0176',
    hours: weekdays,
    palettes: ['sand-olive', 'ink-on-bone', 'terracotta', 'deep-green'],
  },
  {
    industry: 'spa',
    trade: 'a spa',
    name: 'Saltmere Spa',
    activities: 'Day spa: massage, facials, body treatments and a quiet steam room',
    location: 'Newport, Rhode Island',
    address: '2 Tidewater Walk\nNewport, Rhode Island',
    phone: '(401) 555-0112',
    hours: shop,
    palettes: ['sand-olive', 'blush-plum', 'deep-green', 'ink-on-bone'],
  },
  {
    industry: 'music-lessons',
    trade: 'a music school',
    name: 'Marigold Street Music',
    activities: 'Music lessons: piano, guitar, violin and singing for children and adults',
    location: 'Minneapolis, Minnesota',
    address: '17 Marigold Street\nMinneapolis, Minnesota',
    phone: '(612) 555-0147',
    hours: 'Monday to Friday: 2pm – 8pm\nSaturday: 9am – 3pm',
    palettes: ['blush-plum', 'sky-cobalt', 'terracotta', 'navy-brass'],
  },
]
