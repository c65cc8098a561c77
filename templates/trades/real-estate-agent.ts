import type { Trade } from '../trade.ts'
import { words } from '../words.ts'

export const realEstateAgent: Trade = {
  slug: 'real-estate-agent',
  trade: 'Real Estate Agent',
  schemaType: 'RealEstateAgent',
  proof: ['License', 'Membership', 'Qualification', 'Award'],
  leadsWith: 'people',
  form: { message: 'Which home is it about?' },
  styles: ['CommonAlt', 'Elegant', 'Common', 'Geometric'],
  shapes: ['arches', 'edge', 'blinds', 'steps', 'frames'],
  subject: 'realtor property',
  matches: {
    own: words`
      real estate, realtor*, realty, estate agen*, property agen*, home sales, house sales, homes for sale,
      houses for sale, sell homes, sell houses, sell your home, sell your house, buy and sell homes, buy or sell homes,
      buy and sell houses, buyer s agent*, listing agent*, property sales
    `,
    signs: words`
      listings, home buyer*, homebuyer*, home seller*, open houses, home valuation*, townhouse*, mls, fixer upper*,
      viewings, first time buyer*
    `,
    not: words`
      real estate photo*, real estate video*, real estate law*, real estate attorney*, real estate software,
      real estate marketing, real estate clean*, estate sale*, real estate school*, real estate staging,
      business listings, listings photo*, mobile homes for sale
    `,
  },
  services: [
    {
      name: 'Selling',
      icon: 'home',
      also: words`sell, seller, home sale, house sale, property sale, residential sale, sales, listing, listing agent, vendor`,
      about: [
        'Visitors who notice a small flaw at the front door often go on looking for others, so the entrance counts.',
        'A price set too high often ends below a fair one, because a listing that lingers makes buyers wary.',
        'The first weeks often bring the most viewings, since everyone who is already looking sees what is new.',
      ],
      picture: ['house', 'A house with its front garden'],
    },
    {
      name: 'Buying',
      icon: 'key',
      also: words`buying, buy, buyer, purchas, house hunt, home search, property search, house search`,
      about: [
        'A second visit at another hour shows what the first one hid, such as traffic or an evening without sun.',
        'Sellers look at more than the price: a buyer with the money ready and a flexible date is often preferred.',
        'The age of the roof and the yearly running costs are questions worth asking before a viewing.',
      ],
      picture: ['door', 'A front door, closed'],
    },
    {
      name: 'Home valuations',
      icon: 'calculator',
      also: words`valuation, valuing, home value, house value, property value, apprais, market analysis, home worth, house worth, cma`,
      about: [
        'Prices that were paid count more than prices that are asked, and recent ones more than old ones.',
        'The street and the layout often weigh more than a new kitchen does.',
        'Two houses with the same floor area can differ widely because of a busy road or a low ceiling.',
      ],
      picture: ['calculator tiny house', 'A calculator beside a model house'],
    },
    {
      name: 'First-time buyers',
      also: words`first time, first home, starter home`,
      about: [
        'Fees, checks and the move itself come on top of the price, which surprises many people.',
        'Many people talk to a lender before the first viewing, since sellers like to see that the money is there.',
        'First viewings tend to be about kitchens, though the roof and the wiring can cost more to put right.',
      ],
      picture: ['tiny house book stack', 'A model house on a table'],
    },
    {
      name: 'Staging and photographs',
      also: words`staging, photo, declutter`,
      about: [
        'Many buyers first see a home in photos on a small screen, where cleared rooms look larger.',
        'Personal pictures usually come off the walls, so that visitors can imagine their own.',
        'Lamps and mirrors go where daylight does not reach, because dark corners look smaller than they are.',
      ],
      picture: ['sofa floor lamp', 'A living room with a lamp by the sofa'],
    },
    {
      name: 'Open houses',
      icon: 'door',
      also: words`open house, open home, open inspection, viewings, accompanied view, showings`,
      about: [
        'Visitors often speak more openly when the owner is out, which is why many owners take a walk.',
        'Lamps on, windows clean and the hall clear are small things, and visitors tend to notice all of them.',
        'Rooms look larger in daylight, so the hour is often chosen for when the sun reaches the main rooms.',
      ],
      picture: ['dining table vase', 'A dining table with a vase of branches'],
    },
    {
      name: 'Negotiation',
      icon: 'contract',
      also: words`negotiat, offers, contract, closing, paperwork`,
      about: [
        'The moving date and what stays in the house are often worth as much as a little more money.',
        'The highest offer is not always the strongest: how it will be paid counts as well.',
        'Between the accepted offer and the keys come weeks of papers, which is where a sale can stall.',
      ],
      picture: ['desk lamp pen', 'A desk with a lamp and pens'],
    },
    {
      name: 'Relocation',
      icon: 'truck',
      also: words`relocat, corporate move, military move, newcomer, expat, moving abroad, moving here`,
      about: [
        'The way to work at rush hour tells more about a street than its distance on the map does.',
        'From far away, a first look is often by video, with somebody who opens the cupboards on the way.',
        'For families, the first day of school often sets the date, and the search counts back from it.',
      ],
      picture: ['car house', 'A car in front of a house'],
    },
    {
      name: 'Land and lots',
      icon: 'area',
      also: words`land sale, land sales, land lot, land plot, land for, vacant land, building land, farmland, lots, acre, plots, building plot, farms, farm sale, ranch`,
      about: [
        'Water, power and a way in often matter more than the view, though photographs rarely show them.',
        'What may be built on a plot often decides its worth, which is a question for the planning office.',
        'A fence is not always where the map has it, so a surveyor is often asked first.',
      ],
      picture: ['trees landscape', 'Open land with a few trees'],
    },
    {
      name: 'Investment property',
      icon: 'chart',
      also: words`invest, multi family, multifamily, duplex, buy let, income property`,
      about: [
        'Rent has to cover empty weeks and repairs as well as the loan, so many buyers calculate with a bad year.',
        'A sitting tenant can make a place worth more or less than an empty one, depending on the contract.',
        'The roof and the heating usually get a close look, since they weigh on what a rented house costs to keep.',
      ],
      picture: ['apartments', 'An apartment building on a street'],
    },
    {
      name: 'Rental listings',
      also: words`rent, letting, lettings, leasing, tenant find, find tenant, landlord`,
      about: [
        'An empty month often costs more than asking for a little less rent would.',
        'Dated photographs, taken on the day the keys are handed over, can settle a dispute about a deposit.',
        'Tenants often ask about heating costs and pets first, so a listing that answers both saves needless calls.',
      ],
      picture: ['door armchair', 'A door opening into a room with an armchair'],
    },
    {
      name: 'Condos and townhouses',
      icon: 'building',
      also: words`condo, townho, town house, apartment, flats, penthouse`,
      about: [
        'Walls or floors are shared, so an evening viewing tells more about noise than one at noon.',
        'Yearly fees cover different things from one building to the next, so the list matters as much as the sum.',
        'The accounts of a shared building may show that a large repair is coming, which all owners pay for.',
      ],
      picture: ['modern house', 'A modern townhouse'],
    },
  ],
  questions: [
    { ask: 'Which areas do you work in?', from: 'area' },
    { ask: 'What do you charge?', from: 'prices', words: words`commission, fee, percent` },
    { ask: 'Do I have to sign a contract?', words: words`agreement, sole agency, sole selling, exclusive, contract` },
    { ask: 'Do you help people buy as well?', words: words`buyers, buying, find home` },
    { ask: 'Do you handle rentals?', words: words`rental, letting, lettings, landlord, tenant` },
    { ask: 'How long have you been doing this?', from: 'experience' },
    { ask: 'Are you licensed or registered?', from: 'qualified' },
    { ask: 'Which languages do you speak?', from: 'languages' },
  ],
  usualHours: ['Mon-Fri 09:00-18:00', 'Sat 10:00-15:00'],
  photoWishes: [
    'A house that you sold, from across the street.',
    'You at a front door with the keys.',
    'A street of your area in the morning.',
  ],
  pictures: {
    hero: ['house trees', 'A house with trees around it'],
    banners: [
      ['modern house', 'A modern house with large windows'],
      ['sofa armchair bookcase', 'A living room with books'],
      ['house landscape', 'A house in open country'],
    ],
    gallery: [
      ['house', 'A house with a chimney'],
      ['door', 'A front door'],
      ['dining table', 'A dining table with chairs'],
      ['modern house car', 'A modern house among trees'],
      ['armchair floor lamp', 'An armchair on a rug'],
      ['bathtub', 'A bathtub in a bathroom'],
      ['tiny house calculator', 'A model house'],
      ['stove kitchen', 'A kitchen with a stove'],
      ['bed window', 'A bed'],
    ],
  },
  callToAction: 'Ask about buying or selling',
  names: {
    words: words`
      Latchkey, Picket, Gable, Porchlight, Doorstep, Hawthorn, Chimney, Lane & Latch, Weathervane, Mailbox, Front Gate,
      Clapboard, Dormer, Stonewall, Millpond, Side Street, Orchard, Brass Knocker, Windowsill
    `,
    endings: words`Real Estate, Homes, Realty, Property, Home Sales, Real Estate Office`,
    whole: words`
      The Straight Listing, Second Viewing, House in the Rain, Keys by Friday, The Porch Light Agency, Street & Number,
      Three Rooms and a View, The Walk-Through, The Corner Lot Office
    `,
  },
  ideas: [
    'Real estate agent for first homes',
    'Selling homes for downsizers',
    'Farm, land and country real estate',
    'Real estate for lovers of old houses',
    'Real estate agent for newcomers',
    'Real estate for condo buyers',
    'Small homes for sale, small budgets',
    'Lake and cabin real estate',
    'Buying homes at a distance',
    'Real estate agent for inherited homes',
    'Duplexes and rental property sales',
    'Real estate agent for military moves',
    'Historic houses for sale',
    'Houses for sale on the water',
    'Real estate with workshops and barns',
    'Fixer-upper houses, honestly described',
  ],
  searchTerms: words`real estate agent, real estate, realtor`,
  sample: {
    trade: 'a real estate agent',
    name: 'Picket & Pine Real Estate',
    location: '37 Hawthorn Lane, Durham, North Carolina',
    country: 'US',
    phone: '(919) 555-0172',
    typed: [
      'We are Joan Pickett and Luis Pineda, two licensed real estate agents. Together we have 31 years of it and have sold houses on most streets in Walltown.',
      'Written valuation free',
      'Staging from $600',
      'Home listing $4,900',
      'Buyers’ evening $0',
      'The listing comes with photographs and a floor plan; above $196,000 we take 2.5%.',
      'Buyers sign an agreement before the first showing, and we go through it line by line over coffee.',
      'We cover Durham, Hillsborough and Chapel Hill. We speak English and Spanish.',
      'Mon–Fri 9 to 6, Sat 10 to 3.',
    ],
    reviews: [
      { name: 'Keisha and Tom', text: 'Luis read us the inspection report twice, slowly.' },
      {
        name: 'Warren Liddell',
        text: 'Joan told me to paint the porch and leave the kitchen. She was right about the kitchen.',
      },
      { name: 'P. Nakamura', text: 'The evening for first-timers had cookies and no sales pitch.' },
    ],
  },
}
