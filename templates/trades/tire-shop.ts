import type { Trade } from '../trade.ts'
import { words } from '../words.ts'

export const tireShop: Trade = {
  slug: 'tire-shop',
  trade: 'Tire Shop',
  schemaType: 'TireShop',
  walkIns: true,
  phoneFirst: true,
  proof: ['Qualification', 'Membership', 'License', 'Insurance', 'Award'],
  form: {
    message: 'What does the car need?',
    fields: [
      { label: 'Make and model of the car', kind: 'ShortText' },
      { label: 'Tire size', kind: 'ShortText' },
    ],
  },
  appointments: true,
  styles: ['Common', 'Geometric', 'CommonAlt'],
  shapes: ['coil', 'chevrons', 'diagonals', 'truchet', 'halves'],
  subject: 'mechanic roadside',
  matches: {
    own: words`
      tire shop*, tyre shop*, tire repair*, tyre repair*, tire store*, tire fit*, tyre fit*, tire change*, tyre change*,
      new tires, new tyres, used tires, used tyres, new and used tires, new and used tyres, winter tires, winter tyres,
      tire service*, tyre service*, tire center*, tyre cent*, part worn tyres, tire sales
    `,
    signs: words`
      tire, tires, tyre, tyres, flat tire*, flat tyre*, wheel align*, wheel balanc*, alignment*, balancing, puncture*,
      tpms, rims, alloys, alloy wheel*, brakes, oil change*, wheels
    `,
    not: words`
      bike tire*, bike tyre*, bicycle tire*, bicycle tyre*, tire recycl*, tyre recycl*, spinal align*, tires and tubes,
      tyres and tubes, tire swing*, alloy steel, aluminium alloy*, aluminum alloy*, hormone balancing, tractor tire*,
      tires out, tires easily, dishwasher, chakra align*, strategic align*
    `,
  },
  services: [
    {
      name: 'New tires',
      icon: 'wheel',
      also: words`new tire, new tyre, tire sale, tyre sale, tire install, tyre install, tire fitting, tyre fitting, tires fitted, tyres fitted, tire mount, tyre mount, tire replac, tyre replac, summer tire, summer tyre, season tire, season tyre, run flat tire, run flat tyre`,
      about: [
        'The last figures of the code on the sidewall are the week and the year in which a tire was made.',
        'A pair of new tires usually goes on the back axle, because a car that slides at the rear is harder to catch.',
        'The size is printed on the sidewall, and the right pressure often on a sticker inside the driver’s door.',
      ],
      unit: 'per tire',
      picture: ['tires tire', 'A stack of new tires'],
    },
    {
      name: 'Used tires',
      icon: 'recycle',
      also: words`used tire, used tyre, part worn, secondhand tire, secondhand tyre, second hand tire, second hand tyre`,
      about: [
        'Age counts as much as tread, since rubber hardens over the years even in a dark shed.',
        'Tread is measured in the grooves and not guessed by eye, since wear is seldom even across a tire.',
        'The tires of one axle are usually matched in size and wear, so pairs are asked for more than single ones.',
      ],
      unit: 'per tire',
    },
    {
      name: 'Flat repair',
      icon: 'wrench',
      also: words`flat repair, flat tire, flat tyre, flats, punctur, tire plug, tyre plug, patch, nail, slow leak`,
      about: [
        'A hole in the tread can usually be mended from the inside; one in the sidewall usually cannot.',
        'A slow leak may come from the valve or the rim as well, so a tire is often dipped in water to find it.',
        'A tire that was driven flat is often damaged inside, which shows only once it is off the rim.',
      ],
      picture: ['tire wrench toolbox', 'A wheel, ready for repair'],
    },
    {
      name: 'Wheel balancing',
      also: words`balanc`,
      about: [
        'A shake in the steering wheel at speed often comes from a front wheel that is out of balance.',
        'Small weights on the rim make up for the heavy spot that nearly every tire has.',
        'A weight that has fallen off leaves a clean mark on the rim, and a shake that was not there before.',
      ],
      unit: 'per wheel',
      picture: ['wheel gear', 'A wheel at the workbench'],
    },
    {
      name: 'Alignment',
      icon: 'steering-wheel',
      also: words`alignment, wheel align, tracking, camber, geometry`,
      about: [
        'A steering wheel that sits crooked on a straight road is a common sign, often after a pothole.',
        'Tires worn along one edge often point to wheels that no longer stand as they should.',
        'New tires on a car that pulls to one side can wear unevenly, so both jobs are often done together.',
      ],
      picture: ['car street front', 'A car on a straight road'],
    },
    {
      name: 'Tire rotation',
      icon: 'refresh',
      also: words`rotat`,
      about: [
        'Front tires wear sooner on most cars, since they steer and often drive as well.',
        'Tires that swap places now and then tend to wear out together, and can be replaced as a set.',
        'Some tires roll one way only: an arrow on the sidewall says so, and they stay on their side.',
      ],
      picture: ['jack tire', 'A car jack among tools'],
    },
    {
      name: 'Winter changeover',
      icon: 'snowflake',
      also: words`winter, snow, changeover, seasonal, studded, storage, tire swap, tyre swap, tire storage, tyre storage, tire hotel, tyre hotel`,
      about: [
        'Winter rubber stays soft in the cold, while summer rubber turns hard well before it freezes.',
        'Winter tires that have rims of their own go on faster than ones that have to be mounted each time.',
        'The first snow often fills the calendar for weeks, so many people come while it is still mild.',
      ],
      picture: ['van hills', 'A van on a road'],
    },
    {
      name: 'Wheels and rims',
      also: words`alloy, rim repair, rim straight, bent rim, custom rim, new rim, custom wheel, wheel repair, wheel refurb, rim refurb, wheel straight, curb rash, kerb, hubcap`,
      about: [
        'A bent rim may lose air slowly or shake at one speed, often after a pothole that nobody remembers.',
        'Width, bolt pattern and offset all have to match, so a wheel that looks right may still rub.',
        'Scuffs from a curb can usually be filled and painted, while a crack is another matter.',
      ],
      picture: ['wheel rim', 'A wheel rim, seen straight on'],
    },
    {
      name: 'Pressure sensors',
      also: words`tpms, pressure sensor, tire sensor, tyre sensor, pressure monitor`,
      about: [
        'The battery is usually sealed inside the sensor, so after some years the whole part is replaced.',
        'A light on a cold morning often means that the air has shrunk overnight and the tires need topping up.',
        'A new sensor often has to be taught to the car, or its light may stay on.',
      ],
      picture: ['gauge toolbox', 'A round pressure gauge'],
    },
    {
      name: 'Brakes',
      also: words`brake`,
      about: [
        'Many pads have a small metal strip that squeals on the disc, so that wear is heard before the pad is gone.',
        'A pedal that pulses under the foot often comes from a disc that is no longer even.',
        'Front brakes do most of the work on most cars, so they wear out sooner.',
      ],
      picture: ['jack wrench pliers', 'A wrench and pliers over a car jack'],
    },
    {
      name: 'Oil changes',
      icon: 'droplet',
      also: words`oil change, oil filter, oil and filter, lube`,
      about: [
        'Oil darkens by doing its work, so its color says less than the date and the distance do.',
        'The oil filter is usually changed as well, since what it holds would dirty the new oil.',
        'A car that only makes short trips often needs new oil sooner than one that is driven long distances.',
      ],
    },
    {
      name: 'Mobile tire fitting',
      icon: 'truck',
      also: words`mobile, roadside, home fitting, home visit`,
      about: [
        'A level stretch of ground and room to open the doors are what a van usually needs beside the car.',
        'The key for the locking nuts is often asked for first; many people find it in the trunk beside the jack.',
        'A workplace is a common spot for tire fitting, since the car stands there for hours anyway.',
      ],
      picture: ['van street', 'A van on a street'],
    },
  ],
  questions: [
    { ask: 'Do I need an appointment?', from: 'book' },
    { ask: 'When are you open?', from: 'hours' },
    { ask: 'What does it cost?', from: 'prices' },
    { ask: 'How long does it take?', from: 'durations' },
    {
      ask: 'Can I bring tires that I bought elsewhere?',
      words: words`own tire, own tyre, bought elsewhere, bought online, customer supplied, supply own, bring tire, bring tyre`,
    },
    { ask: 'Do you take the old tires?', words: words`dispos, old tire, old tyre, recycl` },
    {
      ask: 'Do you store the other set?',
      words: words`storage, storing, store other, store set, store winter, store summer`,
    },
    { ask: 'Do you work on vans and trucks?', words: words`trucks, vans, semis, trailers, lorries, motorhome` },
  ],
  usualHours: ['Mon-Fri 08:00-17:30', 'Sat 08:00-13:00'],
  photoWishes: [
    'Your shop front with the bay doors open.',
    'A car on the lift with a wheel off.',
    'Racks of tires, seen along the aisle.',
  ],
  pictures: {
    hero: ['tire tires jack wrench', 'Tires with a jack and tools'],
    banners: [
      ['tires stack toolbox', 'Stacks of tires beside a toolbox'],
      ['car road hills landscape', 'A car on a quiet road'],
      ['wrench tools bench', 'A workbench with wrenches on the wall'],
    ],
    gallery: [
      ['tire', 'A tire'],
      ['tires', 'A stack of tires'],
      ['car street', 'A car on the road outside'],
      ['wrench hammer tools', 'A wrench among tools'],
      ['jack toolbox', 'A car jack'],
      ['van street', 'A van parked on a street'],
      ['gauge tire', 'A gauge'],
      ['car house', 'A car on an open road'],
    ],
  },
  callToAction: 'Ask about tires',
  names: {
    words: words`
      Longtread, Lugnut, Crossroads, Milepost, Blacktop, Hubline, Overpass, Turnpike, Plumb & True, Axle, County Line,
      Northbound, Roadside, Star Pattern, Sidewall, Gravel Road, Rimrock, Second Street, Torque
    `,
    endings: words`Tire, Tire & Wheel, Tire Shop, Tire & Alignment, Tire Co., Wheel Service`,
    whole: words`
      The Good Spare, Four Postcards Tire, The Long Tread, Cold Pressure, The Torque Wrench, Round & Tight,
      Half-Past Flat, The Patch Bay, Straight Ahead Alignment, The Wheel Room
    `,
  },
  ideas: [
    'Mobile tire fitting at people’s homes',
    'Flat repairs near the highway exit',
    'Winter changeovers with summer storage',
    'Good used tires, tested and dated',
    'Tires and upkeep for delivery vans',
    'Wheel alignment and nothing else',
    'Tires for farm and trailer wheels',
    'Classic car tires and wire wheels',
    'Rim straightening and curb rash repair',
    'Tire care for small taxi fleets',
    'Motorcycle tires fitted off the bike',
    'Pressure sensors, tested and replaced',
    'Off-road tires and careful lift kits',
    'A drive-in tire check on Saturdays',
    'Tires and brakes for first cars',
  ],
  searchTerms: words`tire shop, tires, tire repair`,
  sample: {
    trade: 'a tire shop',
    name: 'Milepost Tire & Wheel',
    location: '1320 Oreboat Road, Duluth, Minnesota',
    country: 'US',
    phone: '(218) 555-0183',
    typed: [
      'Tire shop with two bays and a coffee pot. Gus Halvorsen opened the place in 1984, and Kari Halvorsen runs it now.',
      'Flat repair $25',
      'Mount and balance $22 a wheel',
      'Rotation $30',
      'Alignment $110 (1 hour)',
      'Winter wheels swapped $80',
      'Winter tires mounted $120',
      'Winter storage $60 a season',
      'Used tires from $45 each',
      'Used tires have their date codes chalked on the side. Weekdays 7:30 to 5:30, Saturday 8 to noon.',
      'No appointment for flats, call ahead for October. We don’t do semis.',
    ],
    reviews: [
      { name: 'Ardis Nyberg', text: 'Kari patched it, showed me the nail, and charged what the wall says.' },
      { name: 'Trent', text: 'They read me the date code before I asked.' },
      { name: 'Lo Vang', text: 'In and out before the coffee was cold.' },
    ],
  },
}
