import type { Trade } from '../trade.ts'
import { words } from '../words.ts'

export const bikeRepair: Trade = {
  slug: 'bike-repair',
  trade: 'Bike Repair',
  walkIns: true,
  proof: ['Qualification', 'Membership', 'Insurance', 'Award'],
  form: {
    message: 'What is the bike doing?',
    fields: [{ label: 'Make and model of the bike', kind: 'ShortText' }],
    photos: 'Photos of the bike',
  },
  appointments: true,
  styles: ['Geometric', 'Fun', 'Common', 'CommonAlt'],
  shapes: ['rings', 'chevrons', 'diagonals', 'edge', 'arcs'],
  subject: 'cycling cyclist',
  matches: {
    own: words`
      bike repair*, bicycle repair*, bike shop*, bicycle shop*, bike mechanic*, bicycle mechanic*, cycle repair*,
      cycle shop*, cycle workshop*, bike workshop*, bicycle workshop*, repair bikes, repair bicycles, fix bikes,
      fix bicycles, bike servic*, bicycle servic*, e bike repair*, ebike repair*
    `,
    signs: words`
      bike, bikes, bicycle*, ebike*, cycling, wheel build*, wheel tru*, derailleur*, tubeless, tune up*, gears,
      puncture*, brakes, inner tube*, tubes, wheels
    `,
    not: words`
      bike rental*, bike hire, bike tour*, bicycle tour*, bike taxi*, exercise bike*, spin bike*, dirt bike*,
      motor bike*, quad bike*, bike rack*, bike lane*, bike park*, bicycle hire, bicycle rental*, bike storage,
      cycling class*, cycling tour*, cycling holiday*, indoor cycling, piano tune up*, car tune up*, bike courier*,
      bike messenger*, test tubes
    `,
  },
  services: [
    {
      name: 'Tune-up',
      icon: 'wrench',
      also: words`
        tune, full servic, basic servic, standard servic, major servic, minor servic, annual servic, bike servic,
        bicycle servic, overhaul
      `,
      about: [
        'Cables settle in the first weeks of riding, so a new bike often needs adjusting sooner than an older one.',
        'Adjusting leaves the parts where they are; an overhaul takes them off to clean and grease what turns inside.',
        'Rubs and rattles have many small causes, and the noise often seems to come from somewhere else on the bike.',
      ],
      picture: ['wrench screwdriver bench', 'Wrenches and screwdrivers over a workbench'],
    },
    {
      name: 'Flats and tires',
      also: words`flat tire, flat tyre, flat fix, flat repair, flats, punctur, tire, tyre, inner tube, tubeless`,
      about: [
        'A flat that comes back within days is often a splinter still stuck in the tire, not a bad patch.',
        'Two small holes side by side are usually a pinch, from hitting an edge with too little air in the tire.',
        'A tread worn flat in the middle and cracks along the side are common signs that a tire is worn out.',
      ],
      picture: ['bike wheel floor pump', 'A bicycle wheel beside a floor pump'],
    },
    {
      name: 'Gears and shifting',
      also: words`gear, shift, derailleur, cassette, drivetrain, chain`,
      about: [
        'A chain lengthens as it wears and wears the teeth of the sprockets with it, often long before it skips.',
        'Gears that jump after a fall usually mean a bent hanger, the small tab that holds the derailleur.',
        'On gears worked by cable, slow shifting often comes from dirt or a frayed strand and not from the derailleur.',
      ],
      picture: ['gear wrench screwdriver', 'A gear wheel with a wrench and a screwdriver'],
    },
    {
      name: 'Brakes',
      also: words`brak, bleed, rotor, caliper`,
      about: [
        'A lever that feels like a sponge often has air in its hose, which bleeding lets out.',
        'Brakes often squeal because oil or dust has got onto the disc or the rim, and new pads alone may not stop it.',
        'Pads wear where nobody looks, and once they are down to the metal they can cut into the rim or the disc.',
      ],
      picture: ['pliers screwdriver', 'Pliers and a screwdriver'],
    },
    {
      name: 'Wheels',
      icon: 'wheel',
      also: words`wheel, spoke, truing`,
      about: [
        'A wheel is pulled straight spoke by spoke: a small turn of each one moves the rim by a hair.',
        'A broken spoke leaves its load to its neighbors, so the next one tends to go soon after.',
        'A small wobble can usually be trued out, while a crack in the rim cannot.',
      ],
      picture: ['bike wheel', 'A bicycle wheel seen from the side'],
    },
    {
      name: 'E-bikes',
      icon: 'lightning',
      also: words`ebike, electric bike, electric bicycle, pedelec, batter, motor`,
      about: [
        'On a bike with its motor at the pedals, the motor pulls the chain too, so chain and sprockets wear out sooner.',
        'A battery ages even when nobody rides, and keeps better half full than full or empty.',
        'An error on the display is sometimes only a plug shaken loose or a sensor that has lost its magnet.',
      ],
      picture: ['plug screwdriver', 'A plug on its cable'],
    },
    {
      name: 'Bearings and bottom brackets',
      also: words`bearing, bottom bracket, headset, crank, creak, hub servic, hub overhaul`,
      about: [
        'A creak in time with the pedals can sit in the bracket, a pedal or the seat post, so each is tried in turn.',
        'Grit in a bearing feels like sand when the part is turned by hand, and it scores the metal if it stays.',
        'A knock under the bars with the front brake held can come from a loose headset, the fork or the brake itself.',
      ],
      picture: ['pliers wrench hammer', 'Pliers, a wrench and a hammer on a wall'],
    },
    {
      name: 'Bike assembly',
      icon: 'tools',
      also: words`assembl, boxed bike`,
      about: [
        'Boxed bikes are packed for shipping, not for riding: bearings are often tight and cables still slack.',
        'A fork put in backward is a common slip when a bike is built at home.',
        'On a carbon part, a bolt turned a little too far can crack what it was meant to hold.',
      ],
      picture: ['bicycle interior', 'A bicycle standing indoors'],
    },
    {
      name: 'Bike fit',
      icon: 'tape-measure',
      also: words`bike fit, bikefit, bicycle fit, saddle height, riding position`,
      about: [
        'The bend of the knee at the bottom of the stroke usually sets the saddle’s height, not the reach to the ground.',
        'A saddle tipped forward slides the rider’s weight onto the hands, which notice it on a long ride.',
        'Bars that are too far away are often felt in the shoulders rather than in the legs.',
      ],
    },
    {
      name: 'Bike rental',
      also: words`rent, hire, loan bike`,
      about: [
        'The route decides which bike to rent: wide tires roll over gravel, narrow ones save work on the road.',
        'A day on a rented bike tells more about its size than a turn around the block.',
        'A saddle that is too low makes every hill longer, so height is the first thing to set on a borrowed bike.',
      ],
      unit: 'per day',
      picture: ['bicycle landscape', 'A bicycle, ready for its rider'],
    },
    {
      name: 'Used bikes',
      icon: 'recycle',
      also: words`used bike, used bicycle, second hand, secondhand, refurbish, recondition, preloved`,
      about: [
        'On a used bike, the chain and its sprockets often tell more about its life than the paint does.',
        'Pads, cables and tires can be renewed on an old bike, so the frame and its size are what to choose by.',
        'Makers measure frames in different ways, so two bikes with the same number may not be the same size.',
      ],
    },
    {
      name: 'Suspension',
      icon: 'shock-absorber',
      also: words`suspension, fork, shock, damper`,
      about: [
        'A fork that dives or feels harsh is often low on air or due for new oil inside.',
        'More than a trace of oil on the leg of a fork often means that its seals are letting grit in.',
        'Sag, the travel that the rider’s own weight takes up, is usually set before anything else.',
      ],
      picture: ['wrench gear bench', 'A wrench and a gear above a bench'],
    },
  ],
  questions: [
    { ask: 'When are you open?', from: 'hours' },
    { ask: 'Can I just drop my bike off?', from: 'book', words: words`drop, walk` },
    { ask: 'How soon can you fix it?', from: 'notice', words: words`same day, while wait, next day, turnaround` },
    { ask: 'What do you charge?', from: 'prices' },
    { ask: 'Do you repair electric bikes?', words: words`ebike, electric` },
    { ask: 'Do you come and collect bikes?', words: words`mobile, collect, pickup, pick up, your door` },
    {
      ask: 'Will you fit parts that I bought elsewhere?',
      words: words`own part, bought elsewhere, bring part, supplied part`,
    },
    { ask: 'Is there anything you don’t do?', from: 'excluded' },
  ],
  usualHours: ['Tue-Fri 09:00-18:00', 'Sat 09:00-16:00'],
  photoWishes: [
    'Your workshop with a bike in the stand.',
    'Your hands at a wheel, close up.',
    'The front of the shop with bikes outside.',
  ],
  pictures: {
    hero: ['bicycle street', 'A bicycle on a quiet street'],
    banners: [
      ['bicycle hills landscape', 'A bicycle under a wide sky'],
      ['bike workshop bench', 'The workbench of a bike shop'],
      ['bike wheel floor pump', 'A bicycle wheel with a floor pump'],
    ],
    gallery: [
      ['bike wheel', 'A bicycle wheel with its spokes'],
      ['wrench pliers tools', 'A wrench and pliers'],
      ['bicycle shop front', 'A bicycle out on the street'],
      ['floor pump', 'A floor pump'],
      ['gear wrench', 'A gear wheel'],
      ['bicycle hills', 'A bicycle in front of hills'],
      ['toolbox water bottle', 'A toolbox'],
      ['bicycle room', 'A bicycle in a room'],
    ],
  },
  callToAction: 'Ask about a repair',
  navigation: {
    Services: 'Repairs',
  },
  names: {
    words: words`
      Spoke, Sprocket, Tailwind, Cog, Paceline, Saddle, Switchback, Greenway, Towpath, Brass Bell, Low Gear, Ratchet,
      Kickstand, Gravel, Ridgeline, Cobble, Magpie, Blue Frame, Daybreak
    `,
    endings: words`Cycles, Bike Works, Bike Repair, Cycle Workshop, Wheelhouse, Bike Shop`,
    whole: words`
      The Quiet Chain, Two True Wheels, The Repair Stand, Round the Block Cycles, Third Gear, The Bike Bench,
      Ring Twice, Uphill Both Ways, The Spare Tube, Downtube & Daughter
    `,
  },
  ideas: [
    'Bike repairs at people’s front doors',
    'A weekend workshop for city commuters',
    'Hand-built wheels for touring bikes',
    'Restoring old steel road bikes',
    'Tune-ups at offices during working hours',
    'Children’s bikes, repaired and traded in',
    'Repairs for cargo and family bikes',
    'Electric bike upkeep and batteries',
    'A repair stand beside the bike path',
    'Evening classes in fixing your own bike',
    'Suspension service for mountain bikes',
    'Bikes built from the box they came in',
    'Winter storage with a spring tune-up',
    'Secondhand bikes, checked and ready to ride',
    'Race-day wheels and saddle fitting',
  ],
  searchTerms: words`bike repair, bike shop, bicycle mechanic`,
  sample: {
    trade: 'a bike workshop',
    name: 'Magpie Cycle Workshop',
    location: '61 Towpath Street, Halifax, Nova Scotia',
    country: 'CA',
    phone: '(902) 555-0164',
    typed: [
      'A bike repair shop that my sister and I have run since 2009. I’m Corinne Leblanc, the one on the wheels; Josée does the talking.',
      'Flat fixed $18 (20 min)',
      'Tune-up $85',
      'Full service $190',
      'Wheel trued $28',
      'Hydraulic brake bleed $45 a side',
      'Fitting your own parts $70 an hour',
      'E-bikes are welcome if the motor is Bosch or Shimano.',
      'We speak English and French. In May and June allow a week.',
      'Tues–Fri 9–6, Sat 9–3.',
      'Old inner tubes go to a neighbor who makes bags of them.',
    ],
    reviews: [
      { name: 'Declan Murphy', text: 'Corinne spun the wheel, frowned once, and it was true.' },
      { name: 'Hao L.', text: 'Flat at 8:55, riding at 9:20.' },
      { name: 'Solange', text: 'Josée told me what could wait until fall.' },
    ],
  },
}
