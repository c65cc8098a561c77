import type { Trade } from '../trade.ts'
import { words } from '../words.ts'

export const plumber: Trade = {
  slug: 'plumber',
  trade: 'Plumber',
  schemaType: 'Plumber',
  phoneFirst: true,
  proof: ['License', 'Insurance', 'Qualification'],
  form: { message: 'What is leaking, blocked or cold?', photos: 'Photos of the job' },
  styles: ['Common', 'CommonAlt', 'Geometric', 'Fun', 'Elegant'],
  shapes: ['runs', 'waves', 'arcs', 'truchet', 'scales'],
  subject: 'plumber plumbing',
  matches: {
    own: words`plumber*, plumbing`,
    signs: words`
      boiler*, drain*, leak*, pipe*, pipework, water heater*, hot water, tap, taps, faucet*, toilet*, sewer*, septic*,
      bathroom fit*, bathroom install*, unblock*, blocked, central heating, shower*, sink*, radiator*,
      heating engineer*, gas engineer*, gas safe
    `,
    not: words`
      hot water bottle*, roof leak*, leaking roof*, leaky roof*, tap dance*, tap dancing, pipe organ*, oil leak*,
      bagpipe*, smoking pipe*, kitchen sink drama, baby shower*, on tap, beer tap*
    `,
  },
  services: [
    {
      name: 'Leak repair',
      icon: 'droplet',
      also: words`leak, leak pipe, drip, pipe repair`,
      about: [
        'A damp patch that keeps coming back is often a slow leak at a joint, some way from where it shows.',
        'Many leaks start at a worn joint or seal, and the water can travel along a beam before it drips.',
        'A water meter that turns while everything is off is a common sign of a hidden leak.',
      ],
      picture: ['dripping pipe', 'A copper pipe joint with a wrench beside it'],
    },
    {
      name: 'Drain clearing',
      icon: 'plunger',
      also: words`drain, unblock, unclog, blockage, clog, sewer, block sink, block toilet, block bath, block shower`,
      about: [
        'When one sink drains slowly, the block is usually close by; when every drain is slow, it often sits further along.',
        'Grease, hair and wipes settle in the pipe until water has nowhere to go.',
        'A gurgle in the shower when the toilet flushes often points to a block in the pipe that both share.',
      ],
      picture: ['sink drain', 'A kitchen sink with water running clear'],
    },
    {
      name: 'Water heaters',
      icon: 'thermometer',
      also: words`water heater, hot water, tankless, cylinder, geyser, immersion`,
      about: [
        'Rusty hot water, a rumble or a shower that turns cold too soon are reasons to have a heater looked at.',
        'Minerals settle where water is heated, so a heater full of scale takes longer to warm the same water.',
        'A tank keeps hot water ready; a tankless heater warms it as the tap runs.',
      ],
      picture: ['water heater', 'A water heater with its pipes and valves'],
    },
    {
      name: 'Boilers and heating',
      icon: 'flame',
      also: words`boiler, central heat, gas heat, underfloor, thermostat, heating repair`,
      about: [
        'A boiler that keeps losing pressure often has a small leak or a worn expansion tank.',
        'Heating that starts and stops again and again often has a blocked flow, a worn sensor or a thermostat in the wrong place.',
        'Banging pipes and cold rooms often show up only in the first cold week, when the heating runs all day.',
      ],
      picture: ['radiator', 'A radiator under a window'],
    },
    {
      name: 'Boiler servicing',
      icon: 'wrench',
      also: words`boiler servic, gas servic, annual servic, boiler maint, boiler check, heating servic`,
      about: [
        'A service usually includes a look at the burner, the flue and the gas pressure behind the cover.',
        'Late summer is a common time to have it done, before the heating is needed every day.',
        'Many makers ask for a record of yearly services when somebody claims on a boiler’s warranty.',
      ],
    },
    {
      name: 'New boilers',
      also: words`new boiler, boiler install, boiler replac, boiler swap, boiler fitt, combi`,
      about: [
        'A combi heats water as it is used; a system boiler fills a tank, which often suits a house with two showers.',
        'When parts for an old boiler are hard to find, even a small repair can take weeks.',
        'The size of a new boiler depends on the house and its bathrooms rather than on the size of the old one.',
      ],
    },
    {
      name: 'Radiators',
      also: words`radiator, powerflush, power flush, heating flush, system flush, towel rail, radiator valve, thermostatic valve, trv`,
      about: [
        'A radiator that is cold at the top usually holds air; one that is cold at the bottom often holds sludge.',
        'Black water from a bleed valve is mostly rust from inside the radiators, and it settles where the flow is slow.',
        'One cold room in a warm house is often a stuck valve or a system out of balance.',
      ],
    },
    {
      name: 'Faucets',
      icon: 'droplets',
      also: words`tap, taps, faucet, sink, fixture, washer chang, basin`,
      about: [
        'A drip from the spout is usually a worn washer or cartridge; one at the handle is often a seal.',
        'A weak stream from one faucet alone is often scale or grit in the aerator at its tip.',
        'Scale or a worn cartridge is often behind a handle that has grown stiff.',
      ],
      picture: ['bathroom faucet', 'A faucet over a white basin'],
    },
    {
      name: 'Toilets',
      icon: 'toilet-paper',
      also: words`toilet, cistern, flush valve, ballcock, fill valve, macerator, saniflo`,
      about: [
        'A toilet that refills by itself at night is usually letting water past a worn seal.',
        'A base that rocks has often broken its seal, and the damp may show on the ceiling below.',
        'A handle that has to be held down often points to a worn part inside the tank.',
      ],
    },
    {
      name: 'Bathroom fitting',
      icon: 'bath',
      also: words`bathroom, bath install, bath fit, bath replac, new bath, shower install, shower fit, shower replac, new shower, walk shower, wetroom, wet room, ensuite, en suite, bathroom remodel`,
      about: [
        'A new bathroom begins behind the tiles: pipes, drains and floor have to be right before anything shows.',
        'Moving a toilet or a shower means moving its waste pipe, which is why the layout comes before the tiles.',
        'A walk-in shower in place of a tub needs a drain with enough slope and a watertight layer under its surface.',
      ],
      picture: ['bathroom shower', 'A tiled shower with a glass screen'],
    },
    {
      name: 'Kitchen plumbing',
      also: words`kitchen, dishwash, washing machine, plumbing in, garbage disposal, disposer, appliance connect, appliance install`,
      about: [
        'The hose of a dishwasher is usually looped up high before it meets the drain, so that dirty water can’t run back.',
        'When a new kitchen moves the sink, its hot, cold and waste pipes have to move with it.',
        'A washing machine or a dishwasher needs a supply, a drain and a valve that can be shut without moving it.',
      ],
      picture: ['kitchen sink', 'A kitchen sink with a tall faucet'],
    },
    {
      name: 'Emergency repairs',
      icon: 'siren',
      also: words`emergenc, burst pipe, urgent, callout, call out, out of hours, burst`,
      about: [
        'With a burst pipe, the main valve has to be shut first, so it helps to know where it is before anything happens.',
        'A burst pipe or a toilet that keeps flooding is a typical call, since every minute adds to the damage.',
        'Water runs sideways as well as down, so a burst pipe upstairs can show in a room well away from it.',
      ],
      picture: ['wrench tool box', 'A toolbox with a wrench on top'],
    },
    {
      name: 'Outdoor taps',
      also: words`outdoor tap, outside tap, garden tap, spigot, hose bib`,
      about: [
        'Where winters freeze, an outdoor tap often has a valve indoors, so that its pipe can be drained before the frost.',
        'A spigot that freezes can split the pipe inside the wall, where the leak shows only in spring.',
        'A tap on the outside wall saves carrying cans through the kitchen, and usually needs a valve that stops water running back.',
      ],
    },
    {
      name: 'Water filters',
      also: words`filter, softener, hard water, limescale, descal`,
      about: [
        'Hard water leaves scale in kettles, shower heads and heaters; a softener takes it out where the main comes in.',
        'White crust on faucets and spots on glasses are signs of hard water.',
        'A filter under the sink cleans the water that is drunk; one at the main treats the whole house.',
      ],
    },
  ],
  questions: [
    { ask: 'Do you charge to come out?', from: 'callOut' },
    { ask: 'Do you work in my area?', from: 'area' },
    { ask: 'How soon can you come?', from: 'notice', words: words`same day, within hour, emergenc` },
    { ask: 'Is there anything you don’t do?', from: 'excluded' },
    { ask: 'Are you a qualified plumber?', from: 'qualified' },
    { ask: 'Are you insured?', from: 'insured' },
    { ask: 'Do you take the old parts away?', words: words`haul, take away, dispos, old one` },
    { ask: 'How can I pay?', from: 'payment' },
  ],
  usualHours: ['Mon-Fri 08:00-17:00'],
  photoWishes: ['Your van outside a house.', 'A bathroom that you fitted, by daylight.', 'You at a sink, sleeves up.'],
  pictures: {
    hero: ['tap pipes wrench toolbox', 'A tap, a wrench and copper pipes over a toolbox'],
    banners: [
      ['faucet water', 'Water running from a faucet into a basin'],
      ['bathroom basin', 'A bathroom with a basin, a mirror and a shower'],
      ['pipes and valves', 'A row of pipes with their valves'],
    ],
    gallery: [
      ['copper pipes', 'Copper pipes'],
      ['bathroom faucet', 'A washbasin'],
      ['water heater', 'A water heater'],
      ['wrench', 'A wrench'],
      ['radiator', 'A radiator'],
      ['bathtub', 'A bathtub'],
    ],
  },
  callToAction: 'Ask for a quote',
  names: {
    words: words`
      Copper, Lantern, Wren, Ferry, Brass, Millpond, Tide, Gooseneck, Culvert, Rainwater, Cistern, Weir, Stopcock,
      Bluewater, Kingfisher, Standpipe, Dry Floor, Elbow Joint, Early Bird
    `,
    endings: words`Plumbing, Pipe & Drain, Plumbing & Heating, Water Works, Plumbing Co., Drain & Leak`,
    whole: words`
      The Dry Floor, Main Valve Plumbing, The Quiet Faucet, Hot by Morning, The Second Washer, Turn of the Wrench,
      Under the Sink, The Last Drip, Good Pressure, Upstairs Downstairs Plumbing
    `,
  },
  ideas: [
    'Evening repairs for rented homes',
    'Leak finding without opening walls',
    'Water heaters, repaired before replaced',
    'Bathroom fitting in narrow old houses',
    'Drains, cleared and filmed',
    'Plumbing for cafes and small kitchens',
    'Winterizing cabins and summer houses',
    'Radiators and boilers in older buildings',
    'Grab bars and walk-in showers',
    'Rainwater tanks and garden taps',
    'Emergency visits after office hours',
    'Small plumbing jobs, grouped by street',
    'Repiping houses room by room',
    'Water filters and softeners for families',
    'Plumbing checks for home buyers',
  ],
  searchTerms: words`plumber, plumbing, plumbing repair`,
  sample: {
    trade: 'a plumber',
    name: 'Wren & Daughter Plumbing',
    location: '48 Ferry Lane, Portland, Oregon',
    country: 'US',
    phone: '(503) 555-0142',
    typed: [
      'We are Hannah Wren and her daughter Beth, two plumbers with one van, in business since 2004. Licensed by the state and bonded.',
      'Leak repair from $140',
      'Drain clearing $165',
      'Faucet swap $120 (about 1 hour)',
      'Toilet rebuild $150',
      'Water heater replacement from $1,450 with the old one hauled off',
      'Trip charge $85, taken off the bill if you go ahead.',
      'We cover Portland, Milwaukie and Gresham. Monday to Friday 8am to 5pm, Saturday 9am to 1pm.',
      'No septic work and no gas lines. You get the price before we open a wall, and Beth puts it in a text so nobody has to remember it.',
    ],
    reviews: [
      {
        name: 'Dana Whitfield',
        text: 'Beth changed a part the size of a coin and the drip stopped. The bill said one hour.',
      },
      { name: 'Marcus O.', text: 'They told me on the phone which valve to close, and came the next morning.' },
      { name: 'Priya Raman', text: 'The trip charge came off the bill, as they said it would.' },
    ],
  },
}
