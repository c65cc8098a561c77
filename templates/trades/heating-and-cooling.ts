import type { Trade } from '../trade.ts'
import { words } from '../words.ts'

export const heatingAndCooling: Trade = {
  slug: 'heating-and-cooling',
  trade: 'Heating and Cooling',
  schemaType: 'HVACBusiness',
  phoneFirst: true,
  proof: ['License', 'Insurance', 'Qualification'],
  form: { message: 'What is it doing, or not doing?', photos: 'Photos of the job' },
  appointments: true,
  styles: ['Common', 'CommonAlt', 'Geometric', 'Fun', 'Elegant'],
  shapes: ['rays', 'runs', 'ripples', 'dunes', 'arcs'],
  subject: 'heating hvac',
  matches: {
    own: words`
      hvac, heating and cooling, heating cooling, heating and air, air condition*, ac repair*, a c repair*,
      furnace repair*, furnace install*, heat pump install*
    `,
    signs: words`
      a c, ac, furnace*, heat pump*, duct, ducts, ductwork, ventilation, thermostat*, refrigerant, heating, cooling,
      boiler*, mini split*, central air
    `,
    not: words`
      duct tape, heating engineer*, central heating, car air condition*, vehicle air condition*, auto air condition*,
      glass furnace*, blast furnace*, underfloor heating, computer cooling
    `,
  },
  services: [
    {
      name: 'Air conditioner repair',
      icon: 'snowflake',
      also: words`
        air condition, ac, air condition repair, air condition fault, air con repair, aircon repair, ac repair,
        cooling repair, refrigerant, regas
      `,
      about: [
        'Refrigerant isn’t used up: a system that runs low on it has a leak somewhere.',
        'Ice on the pipe in midsummer usually points to too little air over the coil, or too little refrigerant in it.',
        'When the fan hums and won’t start, a capacitor is often to blame, a part the size of a can.',
      ],
      picture: ['aircon unit', 'An outdoor air conditioner beside a house'],
    },
    {
      name: 'Furnace repair',
      icon: 'flame',
      also: words`
        furnace repair, furnace fix, furnace diagnos, heating repair, heater repair, no heat, burner,
        pilot light, igniter, ignitor
      `,
      about: [
        'A furnace that starts and stops every few minutes is often choked by its own filter.',
        'A thin coat of dirt on the flame sensor can be enough for a furnace to shut itself off again.',
        'Most heating calls come in the first cold week, when a part that sat still all summer has to work again.',
      ],
      picture: ['furnace flame', 'A furnace with its panel open'],
    },
    {
      name: 'Heat pumps',
      also: words`heat pump, air source, ground source, geotherm`,
      about: [
        'A heat pump moves heat instead of making it, and even cold air outside still holds some.',
        'Heat pumps run long and gently rather than in bursts, so rooms warm slowly and stay even.',
        'A heat pump is usually sized by the heat that a house loses, because one that is too big may switch on and off all day.',
      ],
      picture: ['heat pump house', 'A heat pump beside a house wall'],
    },
    {
      name: 'Mini splits',
      icon: 'air-conditioner',
      also: words`mini split, minisplit, ductless, split system, split system install, multi split, wall split`,
      about: [
        'A mini split needs no ducts: thin pipes through the wall join the indoor unit to the one outside.',
        'One outdoor unit can often serve several rooms, each with an indoor unit and a remote of its own.',
        'Additions and attic rooms often get a mini split, because the ducts of the house don’t reach that far.',
      ],
    },
    {
      name: 'Seasonal tune-ups',
      icon: 'calendar',
      also: words`
        air condition servic, air condition maint, ac servic, ac maint, furnace servic, furnace maint,
        furnace tune, heat pump servic, heat pump maint, tune up, tuneup, maintenance, annual, servicing,
        service plan, yearly, seasonal, filter change
      `,
      about: [
        'Cooling is usually checked in spring and heating in autumn, before the first hot or cold week.',
        'Much of a tune-up is cleaning with the power off, followed by measuring while the system runs.',
        'A filter that is gray all through starves the system of air, so it is often the first thing looked at.',
      ],
      picture: ['checklist gauge', 'A checklist beside a pressure gauge'],
    },
    {
      name: 'New systems',
      also: words`
        new system, central air, system install, system replac, new furnace, furnace install,
        furnace replac, air condition install, air condition replac, ac install, ac replac,
        new air condition, heating install, aircon install
      `,
      about: [
        'The right size comes from walls, windows and insulation rather than from the label on the old unit.',
        'An air conditioner that is too big chills the air before it has taken the damp out, and rooms feel clammy.',
        'New equipment often has to work through the old ducts or pipes, which can limit its size.',
      ],
      picture: ['thermostat wall', 'A thermostat on a wall'],
    },
    {
      name: 'Boilers and radiators',
      also: words`
        boiler, boiler servic, radiator, hydronic, underfloor, underfloor heating repair, radiant,
        power flush, central heat, central heating repair
      `,
      about: [
        'Hot water takes the nearest radiator first, so the valves near the boiler are often turned down to feed the far ones.',
        'A boiler that rumbles like a kettle usually has scale inside, where the water boils in spots.',
        'Underfloor pipes usually run cooler than radiators, because a whole floor gives off the warmth.',
      ],
    },
    {
      name: 'Ducts and airflow',
      icon: 'wind',
      also: words`
        ducts, ductwork, duct work, duct clean, duct seal, duct repair, duct install, duct replac, airflow,
        air flow, zoning
      `,
      about: [
        'Old ducts often leak at their joints, and part of the air ends up in an attic or a crawl space.',
        'A room that is never right is often at the end of a long duct, or behind a damper somebody closed.',
        'Closing the vents in spare rooms raises the pressure in the ducts, and the air often finds a gap elsewhere.',
      ],
      picture: ['air duct vent', 'An air vent in a ceiling'],
    },
    {
      name: 'Thermostats',
      icon: 'thermometer',
      also: words`thermostat, heating control, smart control, nest, ecobee`,
      about: [
        'A thermostat in the sun or above a lamp measures only its own warm spot, so the rest of the house can end up too cold.',
        'Smart thermostats draw a little power all the time, so many need one more wire than the old one had.',
        'A thermostat turned far up doesn’t usually warm a room sooner; it only tells the system when to stop.',
      ],
      picture: ['smart thermostat', 'A round thermostat on a wall'],
    },
    {
      name: 'Air quality',
      also: words`air quality, air filt, humidif, dehumidif, purif, indoor air`,
      about: [
        'Cold air holds little moisture, so heated rooms get dry in winter and wooden floors often show gaps.',
        'A denser filter catches finer dust and slows the air, so it has to suit the fan behind it.',
        'Beads of water inside a window often show that a room takes in more moisture than it lets out.',
      ],
      picture: ['fresh air window plant', 'An open window with a plant'],
    },
    {
      name: 'Ventilation',
      icon: 'fan',
      also: words`ventilat, exhaust fan, extractor, heat recover, fresh air`,
      about: [
        'Tight houses need a fan where old ones had gaps, because steam and stale air have to leave somewhere.',
        'A heat recovery unit warms the air coming in with the air going out, without mixing them.',
        'A bathroom fan that ends in the attic only moves the damp upstairs; its duct has to reach the open air.',
      ],
    },
    {
      name: 'Water heaters',
      icon: 'droplet',
      also: words`
        water heater, water heater repair, water heater install, water heater replac, hot water, tankless,
        cylinder
      `,
      about: [
        'Scale settles where water is heated, which is why hard water tends to age a heater sooner than soft.',
        'Hot water comes late when the pipe is long, because the cooled water in it has to run out first.',
        'A water heater is sized by how much hot water is drawn at the busiest hour, and how cold it arrives in winter.',
      ],
    },
  ],
  questions: [
    { ask: 'Do you charge to come out?', from: 'callOut' },
    { ask: 'Do you work in my area?', from: 'area' },
    {
      ask: 'How soon can you come?',
      from: 'notice',
      words: words`same day, next day, emergenc, cold snap, within hour`,
    },
    {
      ask: 'Which makes do you work on?',
      words: words`makes, brands, all brands, carrier, trane, lennox, daikin, mitsubishi, vaillant, worcester`,
    },
    { ask: 'Are you qualified for this work?', from: 'qualified' },
    { ask: 'Are you insured?', from: 'insured' },
    { ask: 'Is there a warranty on the work?', words: words`warrant, guarante` },
    {
      ask: 'How can I pay?',
      from: 'payment',
      words: words`financ, pay monthly, monthly payment, instalment, installment`,
    },
  ],
  usualHours: ['Mon-Fri 08:00-17:00'],
  photoWishes: [
    'Your van outside a house, with the outdoor unit in view.',
    'A system that you put in, with its pipes or ducts.',
    'You at a unit with a gauge in your hand.',
  ],
  pictures: {
    hero: ['radiator thermostat boiler room', 'A radiator and a boiler with a thermostat on the wall'],
    banners: [
      ['thermostat radiator room', 'A radiator in a warm room'],
      ['fan thermostat gauge tools', 'A thermostat beside tools'],
      ['conditioner room armchair', 'An air conditioner over an armchair'],
    ],
    gallery: [
      ['thermostat', 'A thermostat'],
      ['heat pump aircon', 'A heat pump'],
      ['radiator window', 'A radiator'],
      ['house', 'A house among trees'],
      ['gauge pipes', 'A gauge'],
      ['fan', 'A fan'],
    ],
  },
  callToAction: 'Ask about a visit',
  names: {
    words: words`
      Evenfall, First Frost, Pilot Light, Copper Coil, North Wind, Attic, Two Seasons, Ember, Weathervane, Crosswind,
      Hoarfrost, Winterset, Barometer, Cool Cellar, Register, Tin Duct, Lee Side, Sunporch, Half Degree, Morning Air
    `,
    endings: words`Heating & Air, Heating & Cooling, Climate, Comfort, Air & Heat, Heating Company`,
    whole: [
      'The Even Degree',
      'Before the First Frost',
      'Warm Side, Cool Side',
      'The Quiet Furnace',
      'One Thermostat',
      'Upstairs Too',
      'Sixty-Eight Degrees',
      'The Clean Filter Company',
      'Room by Room Heating',
    ],
  },
  ideas: [
    'Heat pumps in place of furnaces',
    'Furnace tune-ups before winter',
    'Air conditioning for small apartments',
    'Duct cleaning and sealing',
    'Mini splits for attic bedrooms',
    'Furnace and boiler care',
    'Furnace repairs on cold nights',
    'Air conditioning for corner stores',
    'Quiet air conditioning for studios',
    'Thermostat setup and yearly checks',
    'Heating and cooling for old houses',
    'Ventilation for damp houses',
    'Furnace replacement, sized by measurement',
    'Air conditioning repairs for rented homes',
    'Heating and cooling for schoolhouses',
    'Cabin furnaces and winter shutdowns',
  ],
  searchTerms: words`heating and cooling, hvac, air conditioning`,
  sample: {
    trade: 'a heating and cooling firm',
    name: 'Evenly Heating & Air',
    location: '88 Quarry Street, Denver, Colorado',
    country: 'US',
    phone: '(303) 555-0163',
    typed: [
      'Heating and air conditioning for homes, mostly bungalows and duplexes, since 2013.',
      'Furnace tune-up $129 (75 minutes)',
      'AC tune-up $129',
      'Duct sealing from $480',
      'Smart thermostat fitted $210',
      'Heat pump from $6,900',
      'Diagnostic visit $95',
      'Sizing comes with a load calculation that you get to keep.',
      'Marcus Oyelaran runs the jobs, and his brother Dele the phone. We are NATE certified.',
      'We cover Denver, Lakewood, Englewood and Wheat Ridge. Mon–Fri 8am–5pm, Sat 9am–1pm.',
      'In a cold snap, houses without any heat go first, whoever called earlier.',
    ],
    reviews: [
      { name: 'Carla Jensen', text: 'He measured the rooms before he named a size. It was smaller than the old one.' },
      { name: 'R. Whitehorse', text: 'No heat on a Sunday night in January, and Dele rang back in ten minutes.' },
      { name: 'Mo and Eileen', text: 'The upstairs is the same temperature as the downstairs. That is all we asked.' },
    ],
  },
}
