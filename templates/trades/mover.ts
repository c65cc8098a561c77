import type { Trade } from '../trade.ts'
import { words } from '../words.ts'

export const mover: Trade = {
  slug: 'mover',
  trade: 'Mover',
  schemaType: 'MovingCompany',
  proof: ['Insurance', 'License', 'Membership', 'Qualification', 'Award'],
  form: {
    message: 'What needs moving?',
    fields: [
      { label: 'Moving from', kind: 'ShortText' },
      { label: 'Moving to', kind: 'ShortText' },
      { label: 'Date of the move', kind: 'Date' },
    ],
    photos: 'Photos of what has to be moved',
  },
  styles: ['Common', 'Geometric', 'Fun', 'CommonAlt'],
  shapes: ['steps', 'runs', 'chevrons', 'checker', 'frames'],
  subject: '',
  matches: {
    own: words`
      mover, movers, moving compan*, moving service*, moving business*, moving help, removals, removal compan*,
      removal firm*, removal service*, house removal*, home removal*, office removal*, furniture removal*, furniture move, furniture moving*,
      house move, house moves, office move, office moves, piano mov*, piano removal*, man with a van, man and a van,
      man and van, man van, removalist*, move people
    `,
    signs: words`
      moving, moves, packing, unpacking, moving truck*, moving boxes, storage, clearances, clearance, rubbish remov*,
      waste remov*, house contents, house clear*, junk remov*, luton van*, pianos, heavy lifting
    `,
    not: words`
      moving image*, moving picture*, moving average*, people mover*, earth mov*, mover and shaker, movers and shakers,
      tree removal*, stump removal*, hair removal*, tattoo removal*, nest removal*, graffiti removal*, mold removal*,
      snow removal*, stain removal*, dent removal*, move out clean*, end of tenancy, camper van*, van conversion*,
      vans serviced, moving house clean*
    `,
  },
  services: [
    {
      name: 'House moves',
      icon: 'home',
      also: words`house move, house moving, house remov, home move, home moving, home remov, apartment move, apartment moving, flat move, flat moving, moving house, residential, domestic remov, domestic move, domestic moving, household move, household moving, local move, local moving, full remov`,
      about: [
        'What is loaded last comes off first, so the kettle and the bed linen usually go in at the end.',
        'Access decides the day as much as the amount: a long carry or a narrow staircase can add hours.',
        'Many people count the rooms and forget the shed, the cellar and the space under the roof.',
      ],
    },
    {
      name: 'Man and van',
      icon: 'truck',
      also: words`man and van, man with van, man van, small move, small moving, small remov, student move, student moving, studio move, studio moving, van and driver, single van`,
      about: [
        'One van is often enough for a few boxes and a bed; a sofa or a wardrobe usually takes two people.',
        'Stairs and parking often take more time than the road, so it helps to keep a space by the door.',
        'A small move takes far less time when the boxes are closed, labeled and standing by the door.',
      ],
      unit: 'per hour',
    },
    {
      name: 'Packing',
      icon: 'package',
      also: words`packing, unpack, pack service, full pack, pack and, fragile pack`,
      about: [
        'Plates travel on edge, like records; laid flat, the bottom one carries all the others.',
        'Books go in small boxes and pillows in big ones, because a big box of books is too heavy to lift.',
        'A kitchen usually takes longer to pack than any other room, because glasses and plates are wrapped one by one.',
      ],
    },
    {
      name: 'Boxes and packing material',
      also: words`packing material, packing suppl, packing box, moving box, boxes, wardrobe box, carton, bubble wrap, crate hire, crate rental`,
      about: [
        'Boxes of one size stack into a wall; a mix from several shops leaves gaps and topples.',
        'Newsprint comes off on plates, which is why movers mostly wrap in blank paper.',
        'A wardrobe box has a rail inside, so clothes travel on their hangers.',
      ],
    },
    {
      name: 'Piano moving',
      icon: 'piano',
      also: words`piano`,
      about: [
        'An upright piano carries most of its weight in an iron frame near the back, so it tips over more easily than it looks.',
        'A grand usually travels on its side, with its legs and pedals taken off.',
        'A piano is usually left to settle in its new room for some weeks before it is tuned.',
      ],
    },
    {
      name: 'Office moves',
      icon: 'briefcase',
      also: words`office, business move, business moving, business remov, commercial, corporate, workplace`,
      about: [
        'Desks usually get a label and a place on a plan, so that nobody spends the first morning looking for a chair.',
        'Offices often move at a weekend or one department at a time, so that somebody answers the phone.',
        'Servers take more planning than furniture, since somebody has to switch them off and on again.',
      ],
    },
    {
      name: 'Long-distance moves',
      icon: 'road',
      also: words`long distance, interstate, nationwide, national remov, national move, national moving, cross country, countrywide`,
      about: [
        'A load that fills only part of a van is often shared with others, so its dates depend on theirs as well.',
        'Goods are often listed piece by piece at both ends, since they may change vehicles on the way.',
        'Plants, candles and wine suffer in a hot closed van, so they often travel in the car.',
      ],
    },
    {
      name: 'Moves abroad',
      icon: 'world',
      also: words`international, overseas, abroad, europe, customs, shipping container`,
      about: [
        'Customs usually wants a list of what is in the boxes, so the contents are written down while packing.',
        'By sea, a full container can go straight to the door, while a shared one usually waits until it is full.',
        'Plugs, voltage and bed sizes differ between countries, so some things are better sold than shipped.',
      ],
    },
    {
      name: 'Storage',
      icon: 'warehouse',
      also: words`storage, storing`,
      about: [
        'Mattresses and sofas need a dry floor and some air; wrapped tight in plastic they go musty.',
        'A gap between two homes is common, so things in storage are often packed to wait for weeks or months.',
        'What will be needed first usually goes in last, so it helps to know beforehand what that is.',
      ],
      unit: 'per month',
    },
    {
      name: 'Furniture and single items',
      icon: 'sofa',
      also: words`single item, furniture deliver, furniture move, furniture moving, furniture remov, furniture transport, sofa deliver, sofa move, sofa moving, heavy item, ikea, store pickup, marketplace, ebay`,
      about: [
        'A sofa that won’t go through a door upright often goes through standing on its end and turned around the frame.',
        'The tightest turn on the way decides, so doorways and landings are measured as well as the furniture.',
        'Drawers are usually taken out and doors tied shut, because a swinging door pulls at its hinges.',
      ],
    },
    {
      name: 'Clearance and junk removal',
      icon: 'trash',
      also: words`clearance, clear out, house clear, office clear, junk, rubbish, waste, commercial waste, estate clean, haul, trash, tip run, dump run`,
      about: [
        'Sorting comes before carrying: what is kept, what is sold and what is thrown away seldom leave together.',
        'Fridges, paint and mattresses often have to go to different places, so it helps to name them beforehand.',
        'After decades in a house, papers and photos turn up in odd drawers, so they are worth a look before anything goes.',
      ],
    },
    {
      name: 'Dismantling and assembly',
      icon: 'tools',
      also: words`dismantl, disassembl, assembl, reassembl, flat pack, take apart`,
      about: [
        'Flat-pack wardrobes often suffer when moved whole, since a thin back panel is much of what keeps them square.',
        'Screws usually go in a labeled bag taped to their piece, since hardly any two kinds of furniture use the same ones.',
        'Beds and large tables are usually taken apart to get around stairs and corners, which spares the walls as well.',
      ],
    },
  ],
  questions: [
    { ask: 'Which areas do you cover?', from: 'area' },
    { ask: 'What does a move cost?', from: 'prices' },
    { ask: 'How far ahead should I book?', from: 'notice' },
    { ask: 'Are you insured?', from: 'insured' },
    { ask: 'Do you pack as well?', words: words`packing service, full packing, pack for you, pack your, unpack` },
    { ask: 'Do you move pianos?', words: words`piano` },
    { ask: 'Is there a minimum charge?', from: 'minimum' },
    { ask: 'What if I have to cancel?', from: 'cancellation' },
  ],
  usualHours: ['Mon-Fri 08:00-18:00', 'Sat 08:00-16:00'],
  photoWishes: [
    'Your van outside a house, ramp down.',
    'Two of you carrying a sofa through a door.',
    'The inside of the van, loaded and strapped.',
  ],
  pictures: null,
  callToAction: 'Ask for a quote',
  names: {
    words: words`
      Two Hands, Blue Door, Corner House, Lantern, Swallow, Kettle, Tailgate, Doorstep, Long Carry, Ferry, Blanket,
      Third Floor, Milestone, Crossroads, Heron, New Key, Hand Truck, Early Bird
    `,
    endings: words`Movers, Removals, Moving Co., Moving & Storage, Man & Van, Moves`,
    whole: words`
      Kettle Last, The Second Landing, Mind the Banister, Home by Supper, The Long Carry, Up Two Flights, Left of the Piano,
      This Way Up, Keys at Noon, The Blanket Van
    `,
  },
  ideas: [
    'Moving help for small apartments',
    'Man and van by the hour',
    'Moves for older people, unpacked too',
    'Piano moving and nothing else',
    'Student moves at the end of term',
    'House clearance with care for keepsakes',
    'Office moves at weekends',
    'Moves by cargo bike within town',
    'Packing help before moving day',
    'Art and antiques, crated and carried',
    'Boxes for rent, brought and fetched',
    'Moves to islands and back',
    'Furniture bought online, fetched and carried',
    'Moving and storing between two leases',
    'Junk removal with things passed on',
  ],
  searchTerms: words`movers, moving company, removals`,
}
