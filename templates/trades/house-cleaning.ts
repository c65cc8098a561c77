import type { Trade } from '../trade.ts'
import { words } from '../words.ts'

export const houseCleaning: Trade = {
  slug: 'house-cleaning',
  trade: 'House Cleaning',
  schemaType: 'HomeAndConstructionBusiness',
  proof: ['Insurance', 'Qualification', 'Membership'],
  form: { message: 'How large is the place, and how often?' },
  styles: ['Common', 'Fun', 'CommonAlt', 'Geometric'],
  shapes: ['waves', 'blinds', 'scales', 'edge', 'halves'],
  subject: 'cleaning housekeeping',
  matches: {
    own: words`
      house clean*, home clean*, domestic clean*, cleaning service*, cleaning compan*, cleaning business, cleaner,
      cleaners, maid, maids, housekeep*, move out clean*, end of tenancy*, office clean*, airbnb clean*, condo clean*,
      apartment clean*, post construction clean*, clean homes, clean houses, clean offices, janitor*, deep clean*,
      residential clean*, commercial clean*, construction clean*
    `,
    signs: words`
      clean, cleaning, cleans, window clean*, carpet clean*, oven clean*, tidy*, organizing, ironing, laundry, vacuum*,
      dusting, mopping
    `,
    not: words`
      drain clean*, duct clean*, dry clean*, car clean*, teeth clean*, gutter clean*, pool clean*, chimney clean*,
      vacuum repair*, solar panel clean*, deck clean*, vehicle clean*, vacuum cleaner*, data clean*, dental clean*,
      barbecue clean*, bbq clean*, pressure clean*, clean energy, meter maid*, clean lines, clean shave*, ear clean*,
      suede clean*, ultrasonic clean*, window cleaner*
    `,
  },
  services: [
    {
      name: 'Regular cleaning',
      icon: 'spray',
      also: words`
        regular clean, house clean, home clean, apartment clean, weekly, biweekly, bi weekly, fortnight,
        recurring, maintenance clean, standard clean, routine clean, domestic clean, housekeep
      `,
      about: [
        'After a long first visit the next ones are often shorter, because lime and grease no longer get the time to set.',
        'Kitchens and bathrooms get dirty sooner than other rooms, so they usually take up most of a regular visit.',
        'Clear floors and tables before a visit turn tidying time into cleaning time.',
      ],
      unit: 'per hour',
      picture: ['vacuum cleaner', 'A vacuum cleaner in a tidy room'],
    },
    {
      name: 'Deep cleaning',
      icon: 'sparkles',
      also: words`deep clean, deep house clean, deep home clean, spring clean, thorough clean, top bottom clean`,
      about: [
        'A deep clean usually reaches what a weekly one passes by, such as the tops of doors and the edges of a floor.',
        'Grease above the stove is softened before it is wiped, since a dry cloth only smears it.',
        'Many people have a deep clean done before a regular cleaner starts, so that later visits only have to keep it up.',
      ],
      picture: ['bucket gloves', 'A bucket with gloves and a brush'],
    },
    {
      name: 'Move-in and move-out cleaning',
      icon: 'package',
      also: words`
        move in, move out, move in clean, move out clean, moving, tenancy, tenancy clean, lease clean,
        end lease, bond clean, vacate, exit clean
      `,
      about: [
        'Ovens and cupboards are usually opened at a handover, so the kitchen often takes longest.',
        'Move-out cleaning usually falls between the last box leaving and the keys being handed over.',
        'With the furniture out, marks show where bed and sofa stood, and dust lies along every edge.',
      ],
      picture: ['boxes empty room', 'An empty room with two boxes'],
    },
    {
      name: 'Kitchens and ovens',
      icon: 'oven',
      also: words`
        kitchen, oven, oven deep clean, kitchen deep clean, fridge, refrigerator, freezer, cooker,
        extractor
      `,
      about: [
        'Burnt fat has to soak before it lifts, so oven racks usually come out first and lie in a bath.',
        'The filter above the stove catches grease for years before anyone thinks of taking it out.',
        'Glass shelves from a cold fridge can crack in hot water, so they stand a while before they are washed.',
      ],
      picture: ['kitchen stove', 'A clean kitchen with a stove'],
    },
    {
      name: 'Bathrooms',
      icon: 'bath',
      also: words`bathroom, bathroom deep clean, shower, toilet, grout, limescale`,
      about: [
        'Limescale gives way to acid and body grease to soap, so one bottle rarely does a whole bathroom.',
        'Vinegar etches marble, so what the tiles are made of decides what goes on them.',
        'Black spots in the seal around a tub often sit inside the silicone, where no brush gets at them.',
      ],
      picture: ['bathroom sink mirror', 'A bathroom with a basin and a mirror'],
    },
    {
      name: 'Windows',
      icon: 'window',
      also: words`window, conservatory`,
      about: [
        'Windows streak in full sun, because the water dries before the blade gets to it.',
        'Frames and sills are usually done before the glass, or their dirt runs down over it.',
        'Lime from a sprinkler or a gutter etches glass in time, and then no cloth takes it off.',
      ],
      unit: 'per window',
      picture: ['window squeegee', 'A window with a squeegee'],
    },
    {
      name: 'Offices and studios',
      icon: 'briefcase',
      also: words`office, commercial clean, janitor, workplace, studio clean, shop clean, retail, salon clean`,
      about: [
        'Cleaners mostly work around papers, so only a desk that is cleared at night gets wiped all over.',
        'Offices are mostly cleaned early or late, so that the floors are dry when people come in.',
        'Door handles and light switches are often dirty long before the floor shows it.',
      ],
      picture: ['office desk chair', 'A tidy desk with a chair'],
    },
    {
      name: 'Vacation rentals',
      icon: 'bed',
      also: words`
        airbnb, vacation, vacation home clean, holiday home clean, holiday let, holiday home, holiday rent,
        turnover, changeover, short stay, short let, guest
      `,
      about: [
        'There are often only a few hours between one guest leaving and the next arriving, with the laundry to do as well.',
        'A second set of linen lets the beds be made while the first is still in the wash.',
        'The cleaner is often the first to see what a guest has broken, so a photo for the owner is often part of a visit.',
      ],
      picture: ['bed pillows', 'A freshly made bed'],
    },
    {
      name: 'Carpets and upholstery',
      also: words`carpet, carpet deep clean, sofa deep clean, rug, upholster, sofa, couch, mattress`,
      about: [
        'Carpets are vacuumed slowly before they are washed, since wet grit turns to mud.',
        'Too much water brings a stain back, because it climbs up from the backing while the carpet dries.',
        'A label under the cushion often tells whether a sofa takes water or only solvent.',
      ],
      unit: 'per room',
      picture: ['carpet sofa', 'A sofa on a carpet'],
    },
    {
      name: 'Laundry and ironing',
      icon: 'hanger',
      also: words`laundry, ironing, wash fold`,
      about: [
        'Shirts iron more easily a little damp, straight from the machine, than after a night in the basket.',
        'Dark fabric is ironed from the inside, because a hot iron makes the seams shine.',
        'Sheets folded while they are warm need little ironing, which is why the dryer is emptied at once.',
      ],
      unit: 'per hour',
      picture: ['laundry towels', 'A basket of folded laundry'],
    },
    {
      name: 'After building work',
      icon: 'hammer',
      also: words`
        after build, after build clean, after builders deep clean, post construction clean, builders clean,
        post construct, post build, post renovat, construction clean, renovation clean
      `,
      about: [
        'Plaster dust is vacuumed before it is wiped, because water turns it into a film.',
        'Fine dust goes on falling for days, so a second round often follows the first.',
        'Specks of paint and the haze from grout come off far more easily in the first days than after a month.',
      ],
    },
    {
      name: 'Tidying and decluttering',
      icon: 'basket',
      also: words`declutter, organiz, organis, tidying`,
      about: [
        'Laying things of one kind together shows how many there are, which is hard to see while they lie in several rooms.',
        'A shelf is easier to keep tidy when what is used daily lies between hip and eye.',
        'Things are easier to part with when they leave the same day, before anybody looks into the bag again.',
      ],
    },
  ],
  questions: [
    { ask: 'Do you work in my area?', from: 'area' },
    { ask: 'What does it cost?', from: 'prices' },
    { ask: 'Is there a minimum booking?', from: 'minimum' },
    {
      ask: 'Do you bring your own products?',
      words: words`products, supplies, vacuum, hoover, equipment, bring everything`,
    },
    { ask: 'Will it be the same cleaner each time?', words: words`same cleaner, same person, same team, same people` },
    { ask: 'Do I have to be at home?', words: words`key, lockbox, be home, at home while, be there` },
    { ask: 'Are you insured?', from: 'insured' },
    { ask: 'Is there anything you don’t do?', from: 'excluded' },
  ],
  usualHours: ['Mon-Fri 08:00-17:00'],
  photoWishes: [
    'A bright room that you just cleaned.',
    'Your team at a front door, with bucket and vacuum.',
    'An oven or a shower, before and after.',
  ],
  pictures: {
    hero: ['spray bottle bucket towels', 'A spray bottle, a bucket and folded towels'],
    banners: [
      ['living room sofa vacuum', 'A tidy living room with a sofa'],
      ['bed pillows window', 'A made bed under a window'],
      ['towels basket', 'Folded towels in a basket'],
    ],
    gallery: [
      ['living room sofa', 'A sofa with cushions'],
      ['washbasin', 'A washbasin'],
      ['bed pillows', 'A freshly made bed'],
      ['spray bottle cloth', 'A spray bottle'],
      ['vacuum cleaner', 'A vacuum cleaner'],
      ['towels', 'Folded towels'],
    ],
  },
  callToAction: 'Ask about cleaning',
  names: {
    words: words`
      Clementine, Linen, Soapwort, Bluebell, Windowsill, Lavender, Bright Corner, Tea Towel, Lemon Peel, Feather,
      Open Window, Saturday, Pail & Broom, Bay Leaf, Clothesline, Morning, Dustpan, Juniper, White Vinegar, Doormat
    `,
    endings: words`Cleaning, House Cleaning, Home Cleaning, Cleaners, Housekeeping, Home Care`,
    whole: words`
      Corners First, Your Saturday Back, The Tidy Landing, Top to Bottom Cleaning, The Second Cloth, Behind the Sofa,
      Clean by Noon, Shoes at the Door, The Oven Someone Did
    `,
  },
  ideas: [
    'Weekly cleaning for busy households',
    'Move-out cleaning for tenants',
    'Deep cleaning, one room a day',
    'Cleaning for vacation rentals',
    'House cleaning with unscented soap',
    'Window cleaning, inside and out',
    'Deep cleaning after the dust settles',
    'Small office cleaning after hours',
    'Fridge and oven cleaning',
    'House cleaning and folded laundry',
    'Spring cleaning all year',
    'Housekeeping for older neighbors',
    'Cleaning for homes with newborns',
    'Carpet and sofa cleaning',
    'Cleaning before and after parties',
    'Apartment cleaning between guests',
  ],
  searchTerms: words`house cleaning, cleaning service, cleaner`,
  sample: {
    trade: 'a cleaning firm',
    name: 'Clementine Home Cleaning',
    location: '26 Lime Grove, Adelaide, South Australia',
    country: 'AU',
    phone: '(08) 7010 0158',
    typed: [
      'House cleaning by the same person each time. We are five cleaners, all employed, none subcontracted.',
      'Regular clean $52 an hour',
      'Deep clean from $420',
      'End of lease clean from $390',
      'Oven $95',
      'Inside windows $8 a pane',
      'Minimum 3 hours. We have public liability cover, and everyone is police checked.',
      'Ask for Clementine Duarte, who started alone in 2017.',
      'We clean in Adelaide, Unley, Norwood and Prospect. Monday to Friday, 7.30am to 4.30pm.',
      'You provide the vacuum, we bring the rest. We don’t do carpets or anything above the second floor outside.',
    ],
    reviews: [
      { name: 'Bronte Hughes', text: 'Same cleaner for fourteen months. She knows which plant hates water.' },
      { name: 'Vikram S.', text: 'Bond came back in full after the end of lease clean.' },
      { name: 'Gayle', text: 'They rang when they broke a cup, before I got home.' },
    ],
  },
}
