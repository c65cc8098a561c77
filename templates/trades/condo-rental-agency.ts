import type { Trade } from '../trade.ts'
import { words } from '../words.ts'

export const condoRentalAgency: Trade = {
  slug: 'condo-rental-agency',
  trade: 'Condo Rentals',
  schemaType: 'RealEstateAgent',
  proof: ['License', 'Membership', 'Qualification', 'Insurance'],
  leadsWith: 'work',
  form: { message: 'When would you like to stay?' },
  styles: ['CommonAlt', 'Elegant', 'Common', 'Geometric'],
  shapes: ['arches', 'dunes', 'blinds', 'rays', 'steps'],
  subject: 'condo rental',
  matches: {
    own: words`
      condo rental*, condos for rent, rent condos, rent out condos, apartment rental*, apartments for rent,
      rent apartments, rent out apartments, rent out furnished apartments, flats to let, flats for rent, rental agen*,
      serviced apartment*, vacation rental*, holiday rental*, holiday let*, letting agen*, lettings agen*,
      short term rental*, furnished rental*, furnished apartment*, furnished condo*, beach condo*
    `,
    signs: words`
      condo, condos, condominium*, lettings, rental propert*, rent, rental*, tenant*, landlord*, penthouse*, lease,
      leases, leasing, apartment*, furnished, property manag*
    `,
    not: words`
      car rental*, car leasing, equipment rental*, end of tenancy, condo clean*, apartment clean*, tool rental*,
      bike rental*, party rental*, vacation rental clean*, vacation rental photo*, tuxedo rental*, instrument rental*,
      landlord certificate*, landlord safety, boat rental*, chair rental*, rental car*, landlord gas*, condo renovat*,
      apartment renovat*, costume rental*, holiday let clean*, holiday rental clean*, vehicle leasing, dress rental*,
      ski rental*
    `,
  },
  services: [
    {
      name: 'Long-term rentals',
      icon: 'key',
      also: words`long term, long let, annual lease, yearly, year lease, unfurnish`,
      about: [
        'Two condos with the same rent can differ widely in cost, depending on who pays for water, heat and parking.',
        'A lease for a set term usually fixes the rent for that time, while a month-to-month one can change with notice.',
        'Shared buildings are often louder after work, so a look in the evening tells more about noise than one at noon.',
      ],
      picture: ['door', 'The front door of a condo'],
    },
    {
      name: 'Furnished monthly rentals',
      icon: 'sofa',
      also: words`furnished, monthly, corporate, relocation, executive, medium term, mid term`,
      about: [
        'Many people who rent by the month are between two homes, or at work in another city for a season.',
        'A list of what is in each drawer, signed on the first day, settles many questions on the last.',
        'Whether power and internet are included matters when a furnished rent is compared with an unfurnished one.',
      ],
      unit: 'per month',
      picture: ['bed lamp', 'A bed with a lamp beside it'],
    },
    {
      name: 'Vacation rentals',
      icon: 'beach',
      also: words`vacation, holiday, short term, short let, short stay, airbnb, nightly, beach`,
      about: [
        'Where cleaning is charged once for each stay, a longer stay spreads it over more nights.',
        'A list of the beds tells more than the number of guests, since a sofa bed is often counted like any other.',
        'The same view can cost far less a few weeks before or after the school break.',
      ],
      unit: 'per night',
      picture: ['sofa plant', 'A sofa with a plant beside it'],
    },
    {
      name: 'Viewings',
      icon: 'eye',
      also: words`viewing, showing, virtual tour, open house`,
      about: [
        'Many people turn on a tap and open a window during a viewing, to hear the pipes and the street.',
        'The rooms show how a place looks; the hallway and the stairs show how the building is run.',
        'Coming back at another hour shows where the sun goes and how loud the neighbors are.',
      ],
      picture: ['diningtable window', 'A dining table by a window'],
    },
    {
      name: 'Finding tenants',
      icon: 'group',
      also: words`tenant find, find tenant, tenant search, tenant screen, tenant placement, let only, tenant referenc`,
      about: [
        'An empty month can cost an owner more than a slightly smaller rent would over the year.',
        'Screening usually compares income, references and past rent, so that the choice does not rest on a first meeting.',
        'Plain photos and the real floor area bring fewer visits, but more from people who then apply.',
      ],
      picture: ['tiny house map', 'A model house and a map'],
    },
    {
      name: 'Property management',
      icon: 'building',
      also: words`propert manag, condo manag, apartment manag, flat manag, full manag, rent collect, landlord servic`,
      about: [
        'Rent, repairs and letters from the building are small tasks that come at odd times, so many owners hand them over.',
        'A statement with rent in and repairs out also gathers much of what the tax return will ask for.',
        'With shared walls and pipes, much of managing is talking with whoever runs the rest of the building.',
      ],
      picture: ['desk calendar', 'A desk by a window'],
    },
    {
      name: 'Maintenance',
      icon: 'wrench',
      also: words`maintenan, upkeep, handyman, property repair`,
      about: [
        'In a shared building a small leak upstairs can soon be a stain on the ceiling below.',
        'Pipes in the walls often belong to the building and faucets to the owner, so a repair often begins with who owns the part.',
        'Clogged filters and tired seals are small jobs until they fail, often in the hottest week of the year.',
      ],
      picture: ['wrench tools', 'A wrench among other tools'],
    },
    {
      name: 'Move-in and move-out',
      icon: 'package',
      also: words`move out, moveout, inventor, handover, checkout, movein, key collect`,
      about: [
        'Photos taken on the first day settle many questions about the deposit on the last.',
        'Many buildings want the elevator booked for a move and allow it only at certain hours.',
        'Meter readings take minutes on the day of a move and weeks to sort out later.',
      ],
      picture: ['key door', 'A key for the front door'],
    },
    {
      name: 'Parking and storage',
      also: words`parking, storage, garage, locker`,
      about: [
        'Underground spaces often lie between pillars, which can rule out long or wide cars.',
        'Storage in a basement is often unheated, so paper and fabric tend to do better upstairs.',
        'A parking space or a storage room may belong to the building or to one home, which decides how it can be rented.',
      ],
      unit: 'per month',
      picture: ['car apartments', 'A car outside an apartment building'],
    },
    {
      name: 'Cleaning',
      icon: 'spray',
      also: words`cleaning, housekeep, laundry, linen, turnover, changeover`,
      about: [
        'Between two guests there are often only hours, so fresh linen usually comes from a second set.',
        'Ovens, shower glass and the seal of the fridge often take the most time when a place changes hands.',
        'Whoever cleans is often the first to see a leak, since nobody else looks under the sink.',
      ],
      picture: ['bucket spray bottle', 'A bucket beside a spray bottle'],
    },
    {
      name: 'Lease renewals',
      icon: 'contract',
      also: words`lease renew, renewal, rent review, lease extension`,
      about: [
        'Renewals are often talked over well before a lease ends, while both sides still have a choice.',
        'A tenant who stays saves the owner an empty month, which often weighs against a higher rent.',
        'A small repair asked for along with the new lease is often easier to agree on than a change in the rent.',
      ],
      picture: ['calendar envelope', 'A calendar beside an envelope'],
    },
    {
      name: 'Rent estimates',
      icon: 'calculator',
      also: words`rent estimate, rental estimate, rental valuation, rental apprais, rental analysis`,
      about: [
        'A higher floor or a balcony on the quiet side can change the rent of two otherwise equal homes.',
        'Asking rents are only hopes, so the rents last agreed in the building are the closer guide.',
        'In a college town, homes offered just before term often rent sooner than those offered midway through it.',
      ],
    },
  ],
  questions: [
    { ask: 'Which areas do you cover?', from: 'area' },
    { ask: 'What are the rents and fees?', from: 'prices' },
    { ask: 'How do I arrange a viewing?', from: 'book', words: words`viewing, showing` },
    { ask: 'Is there a deposit?', from: 'deposit' },
    { ask: 'Is there a minimum stay?', from: 'minimum' },
    { ask: 'Are pets allowed?', words: words`pets, dogs, cats` },
    { ask: 'Do you manage condos for owners?', words: words`manage owner, owner manag, landlord` },
    { ask: 'Are you qualified?', from: 'qualified' },
  ],
  usualHours: ['Mon-Fri 09:00-18:00', 'Sat 10:00-14:00'],
  photoWishes: [
    'A living room with its window, curtains open.',
    'The building from across the street.',
    'The view from a balcony.',
  ],
  pictures: {
    hero: ['apartments trees', 'Apartment buildings with trees in front'],
    banners: [
      ['sofa window armchair', 'A living room with a sofa and an armchair'],
      ['apartments street', 'A street with apartment buildings'],
      ['dining table floor lamp', 'A dining table under a lamp'],
    ],
    gallery: [
      ['sofa lamp', 'A sofa in a living room'],
      ['apartments', 'An apartment building'],
      ['bed window', 'A bed'],
      ['bathtub', 'A bathtub in a bathroom'],
      ['dining table', 'A dining table with chairs'],
      ['door', 'A front door'],
      ['armchair bookcase', 'An armchair beside a bookcase'],
      ['steaming cup vase', 'A cup of coffee beside a vase'],
      ['apartments bicycle', 'A bicycle outside an apartment building'],
    ],
  },
  callToAction: 'Ask about a condo',
  names: {
    words: words`
      Harborlight, Ninth Floor, Evening Side, Corner Unit, Terrace, Tall Window, Seabright, Stairwell, Lobby Lamp,
      Awning, Cityside, Railing, South Window, Skylight, Pelican, Brass Key, Mezzanine, Doorbell, Upper Deck
    `,
    endings: words`Condo Rentals, Condos, Rentals, Lettings, Condo Company, Residences`,
    whole: [
      'The Evening Side',
      'Two Keys and a Fob',
      'High Floor Rentals',
      'The Balcony Office',
      'Elevator to Nine',
      'The Lease Desk',
      'Sun After Five Condos',
      'The Good View Company',
      'Fourth Floor, Left',
    ],
  },
  ideas: [
    'Furnished condos by the month',
    'Beach condo rentals by the week',
    'Downtown condo rentals',
    'Condo management for owners abroad',
    'Condo rentals for traveling nurses',
    'Ski condos for winter weekends',
    'Condo rentals near the university',
    'Lake condos for quiet weeks',
    'Long-term condo rentals near transit',
    'Corporate condo rentals',
    'Condo rentals that take pets',
    'Tenant search for condo owners',
    'Loft condos in old warehouses',
    'Condo parking and storage rentals',
    'Condo rentals for the winter season',
    'Vacation rentals with a sea view',
  ],
  searchTerms: words`condo rentals, apartment rentals, rental agency`,
  sample: {
    trade: 'a condo rental agency',
    name: 'Evening Side Condos',
    location: 'Tampa, Florida',
    place: { town: 'Tampa', region: 'Florida', country: 'US' },
    address: '214 Pelican Row\nTampa, Florida',
    phone: '(813) 555-0187',
    said: [
      {
        text: 'Condo rentals in seven buildings along the bay, long lets and furnished months.',
        trade: 'Condo rentals',
        more: true,
      },
      {
        text: 'For renters: one-bedrooms from $1,850 a month, two-bedrooms from $2,400, furnished from $2,950, parking $90.',
        services: [
          { name: 'One-bedrooms', price: 1850, from: true, unit: 'a month' },
          { name: 'Two-bedrooms', price: 2400, from: true, unit: 'a month' },
          { name: 'Furnished', price: 2950, from: true, unit: 'a month' },
          { name: 'Parking', price: 90, unit: 'a month' },
        ],
        audience: ['Renters'],
      },
      {
        text: 'Application $50 a person, and a month’s rent as deposit.',
        services: [{ name: 'Application', price: 50, unit: 'a person' }],
        terms: [{ kind: 'Deposit', text: 'A month’s rent as deposit.' }],
      },
      {
        text: 'For owners: we find and screen tenants for 75% of a month’s rent, or manage the place for 9% of the rent.',
        audience: ['Owners'],
        more: true,
      },
      {
        text: 'Denise Kowalczyk is the licensed broker; Andre shows the units.',
        people: [
          { name: 'Denise Kowalczyk', role: 'Licensed broker' },
          { name: 'Andre', role: 'Shows the units' },
        ],
        credentials: [{ kind: 'License', name: 'Licensed broker' }],
      },
      { text: 'Open Monday–Friday 9am–6pm and Saturday 10am–2pm.', hours: ['Mon-Fri 09:00-18:00', 'Sat 10:00-14:00'] },
      { text: 'Bayshore, Channelside, Davis Islands.', areas: ['Bayshore', 'Channelside', 'Davis Islands'] },
      {
        text: 'No nightly stays, ever; the associations don’t allow them.',
        terms: [{ kind: 'Excluded', text: 'No nightly stays, ever; the associations don’t allow them.' }],
      },
      {
        text: 'A repair reported before noon has somebody on it that day.',
        terms: [{ kind: 'Other', text: 'A repair reported before noon has somebody on it that day.' }],
      },
    ],
    reviews: [
      { name: 'Simone Archer', text: 'Andre opened the windows so that I could hear the street before I signed.' },
      {
        name: 'J. Petrakis, owner',
        text: 'Nine percent, one email a month, and the water heater replaced before I knew.',
      },
      { name: 'Wes and Carol', text: 'Two furnished months turned into three years.' },
    ],
  },
}
