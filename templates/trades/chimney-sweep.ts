import type { Trade } from '../trade.ts'
import { words } from '../words.ts'

export const chimneySweep: Trade = {
  slug: 'chimney-sweep',
  trade: 'Chimney Sweep',
  schemaType: 'HomeAndConstructionBusiness',
  appointments: true,
  phoneFirst: true,
  proof: ['Membership', 'Qualification', 'Insurance', 'License', 'Award'],
  form: { message: 'Which chimneys, and where?', fields: [{ label: 'What kind of fire or stove', kind: 'ShortText' }] },
  styles: ['Common', 'Geometric', 'CommonAlt', 'Fun'],
  shapes: ['bricks', 'fade', 'ripples', 'arches', 'rays'],
  subject: '',
  matches: {
    own: words`
      chimney sweep*, chimney clean*, chimney service*, chimney repair*, chimney inspect*, flue sweep*, flue clean*,
      sweep chimneys, sweep chimney, clean chimneys, stove sweep*, chimneys swept
    `,
    signs: words`
      chimney*, flue, flues, cowl*, bird guard*, creosote, soot, hetas, csia, dryer vent*, brush and vac, stoves swept,
      woodburner*, wood burners, log burners
    `,
    not: words`
      around the fireplace, fireplace in the, by the fireplace, chimney cake*, sweepstake*, street sweep*, road sweep*,
      camping stove*, stove repair shop*, open fire cooking
    `,
  },
  services: [
    {
      name: 'Chimney sweeping',
      also: words`chimney sweep, sweep chimney, chimney clean, open fire, flue sweep, flue clean, fireplace sweep, fireplace clean, brush and vac`,
      about: [
        'Soot often settles thickest where a flue bends or cools, which is where the brush has most to do.',
        'A smell of tar on damp summer days often comes from soot that has taken up moisture.',
        'A sheet across the opening and a vacuum behind it are what usually keep the soot out of the room.',
      ],
    },
    {
      name: 'Wood stoves',
      icon: 'log',
      also: words`wood stove, woodstove, woodburn, wood burn, log burn, logburn, stove sweep, stove clean, multi fuel, multifuel, stove flue`,
      about: [
        'Damp wood often blackens the glass: it burns too cool and leaves its tar in the flue.',
        'Many stoves are swept through the door or a plate in the pipe, with the baffle lifted out first.',
        'A stove turned down low for the night tends to make more tar than one that burns bright.',
      ],
    },
    {
      name: 'Chimney inspections',
      icon: 'clipboard-check',
      also: words`inspect, chimney check, flue check, condition report, chimney survey`,
      about: [
        'A flashlight shows the flue as far as the first bend; the rest takes rods, a camera or a roof ladder.',
        'Buyers of old houses often ask about roof and heating, and forget the flue that nobody has seen in years.',
        'White stains on a stack are usually salts that water has carried through the brick.',
      ],
    },
    {
      name: 'Camera surveys',
      icon: 'camera',
      also: words`camera, cctv, video`,
      about: [
        'A camera on rods can show cracked liners and open joints that a brush slides past.',
        'A chimney fire can crack the clay inside a flue, where nobody sees it from the room.',
        'Pictures show what stands in the way in a flue that has been closed for decades.',
      ],
    },
    {
      name: 'Bird nests',
      icon: 'feather',
      also: words`nest, jackdaw, bird remov`,
      about: [
        'A nest can fill a flue with sticks to the height of a room, and comes down in armfuls.',
        'Twigs on the hearth in spring are often the first sign that birds have moved in above.',
        'Nests are usually left until the young have flown, so one that is spotted in spring often comes out in autumn.',
      ],
    },
    {
      name: 'Chimney caps and cowls',
      also: words`cowl, chimney cap, bird guard, rain cap, spark arrest, rain guard, cap install`,
      about: [
        'An open flue takes in rain all year, and the damp can show as brown stains on the wall below.',
        'Mesh keeps birds out but gathers soot, so it needs the brush as much as the flue does.',
        'Some cowls turn with the wind and others stand still; roofs and trees nearby decide which one helps.',
      ],
    },
    {
      name: 'Smoke tests',
      also: words`smoke test, draught test, draft test, smoke evacuat, smoke pressure, flue test`,
      about: [
        'A smoke pellet makes the pull of a flue visible without a fire being lit.',
        'Flues can leak into each other inside a wall, so the rooms above are usually watched as well as the fireplace.',
        'A cold flue draws badly, so it is usually warmed a little before the smoke is lit.',
      ],
    },
    {
      name: 'Flue liners',
      also: words`liner, relin, lining`,
      about: [
        'Many old flues are wide and rough; a liner gives the smoke a narrower way that stays warmer.',
        'A flexible steel liner is usually lowered in from the top and joined to the stove at the bottom.',
        'Brown patches on a bedroom wall can come from tar that has soaked through the old bricks of a flue.',
      ],
    },
    {
      name: 'Stove maintenance',
      icon: 'wrench',
      also: words`stove servic, stove maint, stove rope, fire rope, door seal, door rope, stove glass, fire brick, firebrick, baffle, vermiculite, stove repair`,
      about: [
        'In a cold stove, a strip of paper shut in the door should hold; if it slides out, the rope seal has often gone flat.',
        'The plate above the fire can bend or burn through in time, and more of the heat then goes straight up the flue.',
        'Fire bricks shield the steel behind them, which can warp where a brick has crumbled away.',
      ],
    },
    {
      name: 'Chimney repairs',
      icon: 'wall',
      also: words`repoint, tuckpoint, pointing, chimney repair, flashing, crown, flaunching, stack repair, masonry, mortar, chimney rebuild`,
      about: [
        'A stack stands in the weather on every side, so its mortar often goes years before that of the walls.',
        'Water in the bricks can freeze and break off their faces, and crumbs in the gutter are often the first sign.',
        'A leak beside a stack is often at the metal strip where it meets the roof, and not in the roof itself.',
      ],
    },
    {
      name: 'Gas fire flues',
      icon: 'flame',
      also: words`gas fire, gas flue, gas log`,
      about: [
        'Gas leaves little soot, but birds and fallen mortar can block its flue just the same.',
        'Gas fires differ in how they are vented: some use the old chimney, others a pipe through the wall.',
        'A flue that once served coal can still hold old soot, so it is usually swept before a gas fire goes in.',
      ],
    },
    {
      name: 'Dryer vents',
      icon: 'wind',
      also: words`dryer vent, dryer duct, tumble dryer, dryer lint`,
      about: [
        'Clothes that come out hot and still damp often mean that the vent is full of lint.',
        'Lint settles where the pipe bends, so a long vent with many bends clogs sooner.',
        'A flap outdoors that no longer lifts while the dryer runs often points to a blocked pipe.',
      ],
    },
  ],
  questions: [
    { ask: 'Which areas do you cover?', from: 'area' },
    { ask: 'What does it cost?', from: 'prices' },
    { ask: 'How soon can you come?', from: 'notice' },
    { ask: 'Does it make a mess?', words: words`mess, dust sheet, vacuum, soot free, clean and tidy, carpets covered` },
    { ask: 'Do I get a certificate?', words: words`certificates, certificate` },
    { ask: 'How often should it be swept?', words: words`once a year, twice a year, every year, annually` },
    { ask: 'Are you a qualified sweep?', from: 'qualified' },
    { ask: 'Are you insured?', from: 'insured' },
  ],
  usualHours: ['Mon-Fri 08:00-17:00'],
  photoWishes: [
    'A roof with its chimney, and you at work on it.',
    'Your brushes and rods, laid out by a hearth.',
    'A clean hearth with a fire lit.',
  ],
  pictures: null,
  callToAction: 'Ask for a visit',
  names: {
    words: words`
      Soot, Blackbird, Brush, Ember, Hearth, Rooftop, Jackdaw, Lantern, Ash, Top Hat, Copper, Stack, Old Flue, Swallow,
      Winter, Kindling, Smoke Ring, Bellows
    `,
    endings: words`Chimney Sweep, Chimney Sweeps, Sweeping, Chimney Service, Flue & Stove, Chimney Co.`,
    whole: words`
      The Clean Hearth, Soot & Sons, Up the Flue, The Early Sweep, Top Hat Chimneys, The Long Brush, Draws Well,
      The Jackdaw Sweep, Before the Frost, Brush & Bellows
    `,
  },
  ideas: [
    'Sweeping by the village, in autumn',
    'Stoves swept and serviced in summer',
    'Camera surveys for home buyers',
    'Chimneys of old churches and halls',
    'Bird guards and cowls',
    'Chimney sweep and stove shop',
    'Flue liners for wood stoves',
    'Lessons in lighting a clean fire',
    'Pizza ovens and bakery flues, swept',
    'Sweeping for landlords, with records kept',
    'Dryer vents and bathroom fans',
    'Chimney repairs before the winter',
    'Dry firewood and a yearly sweep',
    'Sweeping for narrowboats and cabins',
    'Disused chimneys, closed and ventilated',
  ],
  searchTerms: words`chimney sweep, chimney cleaning, chimney inspection`,
}
