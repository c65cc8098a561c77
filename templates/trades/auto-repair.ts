import type { Trade } from '../trade.ts'
import { words } from '../words.ts'

export const autoRepair: Trade = {
  slug: 'auto-repair',
  trade: 'Auto Repair',
  schemaType: 'AutoRepair',
  appointments: true,
  phoneFirst: true,
  proof: ['Qualification', 'Membership', 'License', 'Insurance', 'Award'],
  form: { message: 'What is the car doing?', fields: [{ label: 'Make, model and year', kind: 'ShortText' }] },
  styles: ['Common', 'Geometric', 'CommonAlt', 'Fun'],
  shapes: ['halves', 'chevrons', 'coil', 'diagonals', 'discs'],
  subject: '',
  matches: {
    own: words`
      auto repair*, car repair*, vehicle repair*, auto shop*, auto service*, auto mechanic*, car mechanic*,
      mobile mechanic*, mechanic, mechanics, car servicing, vehicle servicing, garage services, repair garage*,
      car garage*, family garage*, mot garage*, mot station*, mot test*, mot cent*, repair cars, fix cars, service cars,
      engine repair*, automotive repair*, mot, mots
    `,
    signs: words`
      clutch*, gearbox*, transmission*, brakes, brake pad*, exhaust*, oil change*, diagnostics, cambelt*, timing belt*,
      cylinder head*, alternator*, garage, engine, engines, tune ups, car batter*, air con regas*, head gasket*,
      check engine light*, mufflers, cars and vans
    `,
    not: words`
      bike mechanic*, bicycle mechanic*, motorcycle mechanic*, boat mechanic*, ski mechanic*, mechanic on site,
      garage door*, garage conversion*, garage sale*, garage band*, garage clear*, search engine*, engine room,
      game engine*, bike brakes, clutch bag*, exhaust fan*, kitchen exhaust*, data transmission*, suspension training,
      small engine repair*, diagnostic imaging, boiler servicing
    `,
  },
  services: [
    {
      name: 'MOT and inspections',
      icon: 'clipboard-check',
      also: words`
        mot, mot test, full mot, annual mot, mot prep, mot retest, mot class, mot check, mot station, state inspection,
        vehicle inspection, annual inspection, safety inspection, roadworth, pink slip
      `,
      about: [
        'Bulbs, wipers and worn tires are what many cars fail on, and all of them can be checked in the driveway.',
        'Much of an inspection happens from below, where rust and leaks show that nobody sees from the driver’s seat.',
        'Play in a steering joint often shows when one person rocks the wheel and another looks from below.',
      ],
    },
    {
      name: 'Car servicing',
      icon: 'wrench',
      also: words`
        servicing, full service, interim service, major service, minor service, annual service, basic service, car service,
        van service, vehicle service, scheduled service, scheduled maint, logbook service, tune up, tuneup
      `,
      about: [
        'A service usually goes by distance or by time, whichever comes first, so a car that hardly moves still comes due.',
        'Filters, fluids and wearing parts each have their own interval, which is why one service is short and the next one long.',
        'A gap in the service record is one of the things that buyers of a used car ask about.',
      ],
    },
    {
      name: 'Brakes',
      also: words`brakes, braking, brake pad, brake disc, brake rotor, brake shoe, brake fluid, brake caliper, brake repair, brake replac, brake check, brake servic, brake job`,
      about: [
        'A squeal is often the wear marker on the pad, a strip of metal made to be heard before the pad is gone.',
        'A pedal that pulses in gentle braking often points to discs that have worn unevenly.',
        'Brake fluid draws water out of the air, so it ages even in a car that stands still.',
      ],
    },
    {
      name: 'Oil changes',
      icon: 'droplet',
      also: words`oil change, oil filter, lube`,
      about: [
        'Oil darkens because it carries soot away, so its color alone says little about its age.',
        'Short trips tend to age oil sooner than long ones: the engine never gets hot enough to boil off water and fuel.',
        'Where there is a dipstick, it usually shows a low level well before a lamp on the dashboard does.',
      ],
    },
    {
      name: 'Diagnostics',
      icon: 'engine',
      also: words`diagnos, engine light, warning light, fault code, fault find, engine management, code read, electrical fault`,
      about: [
        'A fault code usually names the circuit that complained, not the part that broke; finding that takes testing.',
        'A steady engine light can mean many things, and a loose fuel cap is one of them.',
        'A weak battery can light up half the dashboard, so voltage is usually measured before parts are blamed.',
      ],
    },
    {
      name: 'Clutches and transmissions',
      icon: 'gearbox',
      also: words`clutch, gearbox, transmission, flywheel`,
      about: [
        'Revs that climb while the car does not are the usual sign of a slipping clutch or transmission.',
        'A gear that grinds or a late shift often comes and goes at first, so a note of when it happens helps to find it.',
        'Clutch and transmission usually sit right against the engine, so reaching the parts can be most of a repair.',
      ],
    },
    {
      name: 'Timing belts',
      also: words`timing belt, cambelt, cam belt`,
      about: [
        'A timing belt rarely gives a warning before it snaps, and in many engines the valves then hit the pistons.',
        'Rubber ages by years as well as by distance, so a car that is hardly driven can be due for a belt.',
        'The water pump often sits behind the timing belt, which is why the two are usually changed together.',
      ],
    },
    {
      name: 'Suspension and steering',
      icon: 'shock-absorber',
      also: words`suspension, shock absorb, shocks, steering, strut, ball joint, track rod, tie rod, control arm, coil spring, wishbone`,
      about: [
        'A knock over bumps is often a worn joint or link, and is usually heard before it is felt.',
        'Tires that wear on one edge often point to wheels out of line or a worn joint, and not to the tires.',
        'A car that wanders on a straight road may have worn joints, tired dampers or wheels out of line.',
      ],
    },
    {
      name: 'Exhausts',
      also: words`exhaust, muffler, silencer, tailpipe`,
      about: [
        'Short trips leave water in the pipe that a long drive would boil off, so exhausts often rust from the inside.',
        'A rattle at idle is often a loose heat shield, a thin sheet of metal, rather than the pipe itself.',
        'The pipe hangs in rubber rings so that it can move with the engine, and they harden with age.',
      ],
    },
    {
      name: 'Air conditioning',
      icon: 'snowflake',
      also: words`air con, aircon, regas, climate control`,
      about: [
        'A system slowly loses gas through its seals even if nothing is broken, so weak cooling after some years is common.',
        'The gas carries the oil that keeps the seals soft, so a few minutes of cooling now and then do them good in winter too.',
        'A musty smell from the vents usually comes from damp on the cold part behind the dashboard, not from the gas.',
      ],
    },
    {
      name: 'Batteries and alternators',
      icon: 'car-battery',
      also: words`car batter, battery replac, battery test, battery check, batteries, alternator, starter motor, jump start, charging system`,
      about: [
        'A battery that dies on the first cold morning was often weak all summer; the cold only shows it.',
        'A click and nothing more often points to the battery or the starter; lamps that dim on the road, to the alternator.',
        'A new battery that goes flat again often points to an alternator that doesn’t charge, or to something that uses power while parked.',
      ],
    },
    {
      name: 'Hybrid and electric cars',
      icon: 'charging-point',
      also: words`hybrid, electric car, electric vehicle, ev, hybrid batter, hybrid car, hybrid servic, electric car servic`,
      about: [
        'Cars that slow down with their motor use the brakes so little that the discs may rust before they wear.',
        'Besides the big battery there is usually a small ordinary one, and when that is flat the car won’t wake up.',
        'An electric car has no engine oil to change, but its coolant, brake fluid and cabin filter still come due.',
      ],
    },
  ],
  questions: [
    { ask: 'Do you work on my make of car?', words: words`makes, all make, any make, models, specialis, specializ` },
    { ask: 'How do I book?', from: 'book' },
    { ask: 'How soon can you look at my car?', from: 'notice', words: words`same day, while you wait, next day` },
    { ask: 'Can I have a car while mine is with you?', words: words`courtesy car, loan car, loaner, shuttle` },
    { ask: 'Do you collect cars?', words: words`collection, collect and deliver, tow, recovery` },
    { ask: 'Are your mechanics qualified?', from: 'qualified' },
    { ask: 'Is there a warranty on repairs?', words: words`warrant, guarant` },
    { ask: 'How can I pay?', from: 'payment' },
  ],
  usualHours: ['Mon-Fri 08:00-17:30', 'Sat 08:30-12:30'],
  photoWishes: [
    'The front of your workshop with the doors open.',
    'A car on the lift and somebody at work beneath it.',
    'A worn part beside the new one.',
  ],
  pictures: null,
  callToAction: 'Ask about a repair',
  names: {
    words: words`
      Dipstick, Crossroads, Torque, Piston, Old Forge, Lantern, Ratchet, Camshaft, Milepost, Copper, Station Road,
      Bearing, Gasket, Ferry Lane, Second Gear, Overdrive, Kingfisher, Ramp
    `,
    endings: words`Garage, Auto Repair, Motors, Auto Care, Car Repairs, Motor Works`,
    whole: words`
      The Long Dipstick, The Warm Engine, Right Foot Garage, The Torque Wrench, The Second Opinion Garage,
      The Quiet Engine, Home by Friday Motors, Nuts & Bearings, The Old Bus Garage, Starts First Time
    `,
  },
  ideas: [
    'Mobile mechanic for office car parks',
    'A garage for hybrids and electric cars',
    'Classic car servicing in small batches',
    'Brakes and suspension, nothing else',
    'Checks for people buying used cars',
    'Evening servicing for commuters',
    'Camper vans, mended before the summer',
    'Air conditioning for cars and vans',
    'Repair evenings for new drivers',
    'Fleet care for small delivery firms',
    'Automatic gearboxes, opened and rebuilt',
    'Diesel engines and their filters',
    'A garage run by women',
    'Wiring faults in older cars',
    'Farm and village vehicle repairs',
  ],
  searchTerms: words`auto repair, car repair, car mechanic`,
}
