import type { Trade } from '../trade.ts'
import { words } from '../words.ts'

export const electrician: Trade = {
  slug: 'electrician',
  trade: 'Electrician',
  schemaType: 'Electrician',
  phoneFirst: true,
  proof: ['License', 'Insurance', 'Qualification'],
  form: { message: 'What needs doing, and where?', photos: 'Photos of the job' },
  styles: ['Common', 'Geometric', 'CommonAlt', 'Fun'],
  shapes: ['shift', 'rays', 'runs', 'halftone', 'diagonals'],
  subject: 'electrician electrical',
  matches: {
    own: words`
      electrician*, electrical install*, electrical repair*, electrical contract*, electrical work, electrical service*,
      electrical business, electric contract*
    `,
    signs: words`
      electrical, electrics, wiring, rewir*, fuse box*, fuse board*, consumer unit*, breaker*, panel upgrade*, lighting,
      lights, light fixture*, outlet*, socket*, ev charg*, car charger*, surge*, eicr, generator*
    `,
    not: words`
      outlet store*, outlet mall*, outlet shop*, stage lighting, christmas light*, traffic light*, tie breaker*,
      northern lights, electrical tape, solar system*, socket set*, lighting design*, studio lighting, fairy lights,
      ice breaker*, media outlet*
    `,
  },
  services: [
    {
      name: 'Fault finding',
      icon: 'search',
      also: words`
        fault, troubleshoot, trouble shoot, diagnos, tripp, flicker, power loss, no power, short circuit,
        electrical repair
      `,
      about: [
        'A breaker that trips at once usually points to a short; one that trips after a while, to too much load.',
        'When one room goes dark and the next doesn’t, the fault is usually in a single circuit, which narrows the search.',
        'Faults are often found by halves: part of a circuit is disconnected, and the breaker shows where to go on looking.',
      ],
      unit: 'per hour',
      picture: ['fuse box screwdriver', 'A fuse box with a screwdriver'],
    },
    {
      name: 'Panels and breakers',
      icon: 'lightning',
      also: words`
        electrical panel, panel upgrad, panel replac, panel chang, amp panel, amp service, breaker,
        fuse box, fusebox, fuse board, fuseboard, consumer unit, switchboard, service upgrade,
        distribution board
      `,
      about: [
        'A fuse melts and has to be replaced, while a breaker only switches off, and both do so for a reason.',
        'A panel without a spare slot is often why a car charger or a new oven has to wait.',
        'Most panels carry a list of what each breaker feeds, and in old houses the list is often wrong.',
      ],
      picture: ['breaker panel', 'A breaker panel with labeled switches'],
    },
    {
      name: 'Lighting',
      icon: 'bulb',
      also: words`
        lighting, lights, light fixture, light fitting, light install, downlight, spotlight,
        recessed light, chandelier, pendant, dimmer, led light
      `,
      about: [
        'Dimmers and LED bulbs have to suit each other; the wrong pair flickers or hums.',
        'A switch at both ends of a hall usually takes extra wire between them, which is easier to run before the painter comes.',
        'A light in the middle of a kitchen leaves people at the counter in their own shadow, so its place matters.',
      ],
      picture: ['lamp bulb', 'A lamp with a light bulb'],
    },
    {
      name: 'Outlets and switches',
      icon: 'plug',
      also: words`
        outlet, socket, light switch, switches, switch replac, switch install, usb, receptacle,
        power point, powerpoint
      `,
      about: [
        'A switch that no longer clicks and an outlet that no longer grips are usually worn inside.',
        'Rooms wired decades ago often have a single outlet to a wall, and it often ends up behind the furniture.',
        'A new outlet or switch is usually fed from the nearest one, so its place decides how much of the wall is opened.',
      ],
      unit: 'per outlet',
      picture: ['wall outlet switch', 'A light switch and an outlet on a wall'],
    },
    {
      name: 'Rewiring',
      also: words`
        rewir, house wiring, new wiring, old wiring, wiring upgrade, knob tube, aluminum wiring,
        aluminium wiring
      `,
      about: [
        'The cloth or rubber around old cable turns brittle, while the copper inside may still look like new.',
        'Rewiring comes before plaster and floors, because most of the cable lies behind and beneath them.',
        'Many houses are rewired room by room, with the power kept on in the part where people live.',
      ],
      picture: ['cable coil pliers', 'A coil of cable with pliers'],
    },
    {
      name: 'Car chargers',
      icon: 'charging-point',
      also: words`charger, charging, charge point, chargepoint, vehicle charg, electric vehicle, wallbox`,
      about: [
        'A car charger runs for hours at a stretch, so it usually gets a circuit and a breaker of its own.',
        'The distance between panel and parking space decides much of the job, because heavy cable has to cover it.',
        'An ordinary outlet can take more than a day to fill a car’s battery; a wall charger usually needs a night.',
      ],
      picture: ['car charger', 'A car charger on a garage wall'],
    },
    {
      name: 'Outdoor wiring',
      also: words`
        outdoor light, garden light, exterior light, outside light, outdoor outlet, outdoor socket,
        outside socket, garden socket, outdoor, outside, exterior, garden, shed, landscape light, patio,
        hot tub, security light, floodlight
      `,
      about: [
        'Cable to a shed or a garden wall often runs underground, so the trench can be the longest part of the job.',
        'Outdoor fittings are built to keep out rain and dust, and how wet a spot gets decides which kind is chosen.',
        'A hot tub takes more power than a garden light does, so it usually has a line of its own.',
      ],
      picture: ['cable drill', 'A coil of cable with a drill'],
    },
    {
      name: 'Safety checks',
      icon: 'shield-check',
      also: words`
        inspect, safety check, safety certificat, electrical certificat, eicr, landlord, condition report,
        electrical test, electrical report
      `,
      about: [
        'Heat marks and loose screws sit behind the covers, so an inspection usually takes some of them off.',
        'Part of an inspection is usually done with instruments, since a cable inside a wall can’t be looked at.',
        'Inspections are often asked for when a house is sold or when its tenants change.',
      ],
      picture: ['plug socket screwdriver', 'A plug beside an outlet'],
    },
    {
      name: 'Smart home and data',
      icon: 'wifi',
      also: words`
        smart, smart light, smart switch, smart outlet, smart socket, smart plug, data cabl, data point,
        network, ethernet, wifi, camera, cctv, doorbell, home automat, intercom
      `,
      about: [
        'Cameras, screens and smart switches need power and a signal, and many spots on a wall have only one of them.',
        'Video calls run steadier over a cable than over Wi-Fi, and it is easiest to lay one while a wall is open.',
        'A doorbell with a camera draws more power than an old chime, so it often needs a new transformer.',
      ],
      picture: ['monitor router plug', 'A screen and a telephone'],
    },
    {
      name: 'Smoke alarms',
      icon: 'smoke-alarm',
      also: words`smoke, heat alarm, heat detector`,
      about: [
        'Wired smoke alarms can be linked, so that the one beside the bedroom sounds when the cellar’s does.',
        'The sensor in a smoke alarm ages even when the test button still beeps; its date is usually on the back.',
        'Steam and toast set off an alarm that hangs too near the bathroom or the kitchen, so its place matters.',
      ],
    },
    {
      name: 'Appliance circuits',
      also: words`
        cooker, oven, stove, dryer, electric shower, induction, dedicated circuit, new circuit,
        extra circuit, appliance circuit, appliance install, appliance connect
      `,
      about: [
        'Ovens and dryers pull so much current that they usually have a cable to themselves.',
        'The cable to an old oven or shower can be too thin for a new one that draws more.',
        'Too many heaters on one circuit trip it; a big appliance on its own line leaves the rest alone.',
      ],
    },
    {
      name: 'Generators and batteries',
      also: words`generator, battery, batteries, backup power, transfer switch, inverter`,
      about: [
        'A switch between generator and house cuts off the supply from the street before the generator takes over.',
        'A few circuits for the fridge and some lights take a small generator; a whole house takes a big one.',
        'A battery can take over in a blink and without noise; a generator runs as long as there is fuel.',
      ],
    },
    {
      name: 'Ceiling fans',
      icon: 'fan',
      also: words`ceiling fan`,
      about: [
        'A ceiling fan needs a stronger fixing than a lamp, because what turns pulls harder than what hangs still.',
        'A fan that wobbles is often out of balance, because one blade weighs a little more than the rest.',
        'Turned the other way in winter, a ceiling fan sends the warm air under the ceiling back down.',
      ],
      unit: 'per fan',
    },
  ],
  questions: [
    { ask: 'Do you charge to come out?', from: 'callOut' },
    { ask: 'Do you work in my area?', from: 'area' },
    { ask: 'How soon can you come?', from: 'notice', words: words`same day, emergenc, out of hours, next day` },
    { ask: 'Do you take small jobs?', from: 'minimum', words: words`small job, job too small, odd job` },
    { ask: 'Are you a qualified electrician?', from: 'qualified' },
    { ask: 'Are you insured?', from: 'insured' },
    {
      ask: 'Who sees to permits and certificates?',
      words: words`permit, certificate, building control, sign off, signed off, inspector`,
    },
    { ask: 'Is there anything you don’t do?', from: 'excluded' },
  ],
  usualHours: ['Mon-Fri 08:00-17:00'],
  photoWishes: [
    'Your van outside a house.',
    'A panel that you wired, with its labels.',
    'A room by evening, lit by lamps that you put in.',
  ],
  pictures: {
    hero: ['light bulb fuse box', 'A light bulb and a fuse box among electrical tools'],
    banners: [
      ['light bulb lamp cable', 'A light bulb, a lamp and a coil of cable'],
      ['fuse box socket switch', 'A fuse box, an outlet and a switch'],
      ['electrical tools pliers plug', 'Pliers, a plug and other electrical tools'],
    ],
    gallery: [
      ['desk lamp bulb', 'A desk lamp'],
      ['light switch', 'A light switch'],
      ['light bulb', 'A light bulb, lit'],
      ['wall outlet socket', 'A wall outlet'],
      ['cable', 'A cable'],
      ['floor lamp room', 'A floor lamp in a room'],
    ],
  },
  callToAction: 'Ask for a quote',
  names: {
    words: words`
      Filament, Brightwell, Copper, Lantern, Switchyard, Ampere, Live Wire, Porchlight, Circuit, Beacon, Northlight,
      Conduit, Halyard, Sparrow, Foundry, Lamplight, Volt, Bright House, Meridian
    `,
    endings: words`Electric, Electrical, Wiring, Light & Power, Electric Co., Electrical Services`,
    whole: words`
      The Labeled Panel, Lights On, The Good Switch, Second Socket, The Steady Current, Bright Hall Electric,
      Proper Earth, The Porch Light, The Tidy Circuit, Power Back On
    `,
  },
  ideas: [
    'Rewiring old houses, room by room',
    'Charging points for electric cars',
    'Lighting plans for dark apartments',
    'Panel upgrades and tidy labels',
    'Fault finding for tripping circuits',
    'Garden lights and outdoor sockets',
    'Electrics for kitchens and bathrooms',
    'Small electrical jobs on Saturdays',
    'Wiring for workshops and studios',
    'Safety checks for landlords',
    'Battery storage beside solar panels',
    'Restoring and rewiring vintage lamps',
    'Shop lighting that flatters the goods',
    'Smart switches, explained in plain words',
    'Temporary power for weddings and fairs',
  ],
  searchTerms: words`electrician, electrical repair, electrical installation`,
  sample: {
    trade: 'an electrician',
    name: 'Ames & Brightwell Electric',
    location: '530 Foundry Street, Columbus, Ohio',
    country: 'US',
    phone: '(614) 555-0126',
    typed: [
      'Electricians for houses built before anyone owned a dishwasher. We are Gil Ames and Nora Brightwell, with 42 years in the trade between us.',
      'We are licensed and insured; ask and we’ll bring copies.',
      'Service call $135 (1 hour)',
      'New outlet from $180',
      'Light fixture hung $95',
      'EV charger wiring from $650',
      '200-amp panel from $2,400',
      'Knob-and-tube rewiring is priced after a walk-through of 45 minutes.',
      'We cover Franklin County and Delaware County. Weekdays 8 to 5, Saturdays 9 to 1.',
      'Permits are on us to pull and on you to pay.',
    ],
    reviews: [
      {
        name: 'Ted Gallagher',
        text: 'Nora labeled every breaker while she was in there. The house is from 1926 and nobody had.',
      },
      { name: 'Sunita P.', text: 'The walk-through took 45 minutes and the quote was four lines.' },
      { name: 'Beverly Knox', text: 'They pulled the permit and the inspector had nothing to add.' },
    ],
  },
}
