import type { Trade } from '../trade.ts'
import { words } from '../words.ts'

export const landscaping: Trade = {
  slug: 'landscaping',
  trade: 'Landscaping',
  schemaType: 'HomeAndConstructionBusiness',
  proof: ['Qualification', 'Insurance', 'Membership'],
  form: { message: 'What would you like changed?', photos: 'Photos of the garden' },
  appointments: true,
  leadsWith: 'work',
  styles: ['Fun', 'Common', 'Elegant', 'CommonAlt'],
  shapes: ['contours', 'leaves', 'dunes', 'terrazzo', 'rays'],
  subject: 'gardening landscaper',
  matches: {
    own: words`
      landscap*, gardener*, gardening, garden design*, lawn care, lawn mow*, lawn service*, yard service*,
      garden maintenance
    `,
    signs: words`
      garden, gardens, lawn*, mow*, yard, yards, yard clean*, hedge*, tree trim*, tree remov*, tree care, trees,
      irrigation, sprinkler*, patio*, paving, block paving, sod, turf, planting, plants, mulch*, snow removal,
      snow clear*, pruning, fencing, pond*, shrub*, retaining wall*
    `,
    not: words`
      beer garden*, junk yard*, family tree*, christmas tree*, garden center*, garden centre*, landscape photo*,
      landscape paint*, garden furniture, scrap yard*, garden flat*, landscape art*, fire sprinkler*, hedge fund*,
      fencing class*, fencing club*, garden part*, patio heater*, yard sale*, power plants, astro turf football,
      zoological garden*, gardening magazine*
    `,
  },
  services: [
    {
      name: 'Garden design',
      icon: 'pencil',
      also: words`
        garden design, landscape design, yard design, planting plans, garden plans, landscape plans,
        design consult, landscape architect
      `,
      about: [
        'A plan starts with where the sun stands and where water runs, because both outlast any plant.',
        'Plants are drawn at the size they reach in years, which is why a new bed often looks sparse.',
        'New paths often follow the lines that people already walk, where worn grass shows them.',
      ],
      picture: ['garden plan plants', 'A garden plan with plant samples'],
    },
    {
      name: 'Lawn care',
      icon: 'lawn-mower',
      also: words`
        lawn care, lawn maint, lawn treat, lawn cutt, mow, mowing, mowed, grass cut, grass cutt, fertil, aerat, scarif, overseed,
        weed control, lawn feed
      `,
      about: [
        'Grass that is cut often and only a little stays dense; shorn short, it dries out and lets weeds in.',
        'A blunt blade tears grass instead of cutting it, and the tips turn brown a day later.',
        'Aerating opens small holes in the soil, so that water and air get down to the roots again.',
      ],
      unit: 'per visit',
      picture: ['lawn mower', 'A lawn mower on striped grass'],
    },
    {
      name: 'New lawns',
      also: words`
        new lawn, sod, turf laying, turf laid, lay turf, turfing, returf, new turf, lawn install, lawn seed, reseed, seeding,
        hydroseed, lawn renovat, lawn replac
      `,
      about: [
        'Rolls of turf make a lawn in a day; seed takes a season and leaves more choice of grass for shade.',
        'Most of the work on a new lawn lies beneath it, where the soil is loosened and leveled before any grass comes.',
        'Fresh turf has roots no deeper than a thumb, so it is usually watered daily until they have grown down.',
      ],
    },
    {
      name: 'Planting',
      icon: 'seedling',
      also: words`planting, flower, border, perennial, container, planter, raised bed, bulb, native plant`,
      about: [
        'Shrubs planted in autumn can root before their leaves need water; those planted in spring have to be watered in.',
        'A shrub set too deep often fails slowly, so the soil mark on its stem stays at the surface.',
        'Dry shade under a tree is one of the hardest places in a garden, and only a short list of plants puts up with it.',
      ],
      picture: ['plants pots trowel', 'Plants in pots with a trowel'],
    },
    {
      name: 'Hedges and pruning',
      icon: 'scissors',
      also: words`hedge, pruning, topiar, shrub trim, shrub prun, bush trim, rose prun`,
      about: [
        'Hedges are usually cut narrower at the top than at the foot, so that light reaches the lowest leaves.',
        'Most shrubs that flower in spring are pruned right after, because next year’s buds form on this summer’s wood.',
        'Birds nest in hedges in spring, which is why big cuts often wait until late summer or winter.',
      ],
      picture: ['hedge shears', 'Garden shears among tools'],
    },
    {
      name: 'Patios and paths',
      icon: 'wall',
      also: words`patio, path, paving, paver, walkway, hardscap, flagstone, stepping stone, block pav, driveway`,
      about: [
        'Frost and roots can lift what lies on bare soil, so the base under it is most of the work.',
        'Paving slopes a little away from the house, too little to see and enough for the rain to run off.',
        'Light stone glares at noon and dark stone holds the heat, so it helps to look at a sample in full sun.',
      ],
      picture: ['house patio garden', 'A house with a garden in front'],
    },
    {
      name: 'Walls and fences',
      also: words`fence, fencing, retaining wall, garden wall, stone wall`,
      about: [
        'Wind tumbles over a solid wall or fence, while one with gaps slows it down and shelters the plants behind.',
        'Water does much of the damage behind a wall and around a post, so gravel often goes in to drain it.',
        'On a slope, a wall or fence either goes down in steps or follows the ground, which changes the gaps beneath.',
      ],
    },
    {
      name: 'Tree care',
      icon: 'trees',
      also: words`
        tree trim, tree prun, tree remov, tree surg, tree care, tree fell, tree service, tree work, stump,
        arbor, crown reduc
      `,
      about: [
        'A tall tree in a small garden usually comes down from the top in pieces, and its stump is often ground out later.',
        'Branches are cut just outside the swelling at their base, where a tree closes the wound by itself.',
        'Many trees are pruned while bare, when their shape shows and the sap is down.',
      ],
      picture: ['tall tree park', 'A tall tree in a garden'],
    },
    {
      name: 'Irrigation and drainage',
      icon: 'droplet',
      also: words`
        irrigat, sprinkler, drip line, drip system, watering system, drainage, french drain, rain garden,
        soakaway
      `,
      about: [
        'Clay holds water and sand lets it through, so the soil decides how a garden is watered or drained.',
        'Falls and low spots are usually measured with a level before a pipe is laid, because water finds what the eye misses.',
        'Garden pipes that hold water are usually emptied before a hard frost, since ice takes more room than water.',
      ],
      picture: ['watering can', 'A watering can beside a row of plants'],
    },
    {
      name: 'Seasonal care',
      icon: 'leaf',
      also: words`
        gardening, seasonal, spring clean, fall clean, autumn, leaf, leaves, mulch, garden maint,
        yard maint, garden tidy, yard clean, cleanup, clean up, garden care, weeding
      `,
      about: [
        'A thick layer of leaves can smother a lawn over winter; under shrubs it turns into soil.',
        'Mulch usually goes on after rain, because it keeps the soil beneath as wet or as dry as it was.',
        'Stems left standing over winter shelter insects, so many gardens are cut back late.',
      ],
      unit: 'per hour',
      picture: ['rake leaves', 'A rake with a pile of leaves'],
    },
    {
      name: 'Garden lighting',
      icon: 'bulb',
      also: words`garden light, outdoor light, landscape light, path light, lighting`,
      about: [
        'A lamp hidden at the foot of a tree often shows more of a garden than a bright one on the wall.',
        'Warm and dim often does more outdoors than bright and white, because eyes get used to the dark.',
        'Many garden lamps run on low voltage, so they can be moved as the plants around them grow.',
      ],
      picture: ['garden lamp', 'A lamp beside a garden path'],
    },
    {
      name: 'Snow clearing',
      icon: 'snowflake',
      also: words`snow, ice, gritting, salting, deicing, winter maint`,
      about: [
        'Snow is light when it falls and heavy once it has been walked on, so clearing starts early in the morning.',
        'Salt works in a moderate frost; in a hard one it melts little, and sand gives the grip.',
        'Stakes often go in along the edges before the first snow, so that the plow can tell the driveway from the lawn.',
      ],
      unit: 'per visit',
      picture: ['snow shovel', 'A shovel beside a snowy path'],
    },
  ],
  questions: [
    { ask: 'Do you work in my area?', from: 'area' },
    {
      ask: 'Do you charge to come and look?',
      from: 'callOut',
      words: words`free quote, free estimate, free visit, no obligation, site visit`,
    },
    { ask: 'When could you start?', from: 'notice' },
    { ask: 'Do you do one-off jobs?', words: words`one off, one time, single visit, regulars only` },
    { ask: 'Do you take the waste away?', words: words`waste, haul, clippings, debris, take away, skip` },
    { ask: 'Do you use sprays?', words: words`chemical, organic, spray, pesticid, herbicid, weedkill, peat, pellet` },
    { ask: 'Are you insured?', from: 'insured' },
    { ask: 'Is there anything you don’t do?', from: 'excluded' },
  ],
  usualHours: ['Mon-Fri 08:00-17:00'],
  photoWishes: [
    'A garden that you made, in full leaf.',
    'The same garden before and after.',
    'You at work with shears or a spade.',
  ],
  pictures: {
    hero: ['garden lawn trees house', 'A garden path between trees and flowers beside a house'],
    banners: [
      ['garden flowers', 'A border of flowers in a garden'],
      ['lawn tree house', 'A lawn with a tree in front of a house'],
      ['plants pots shelf', 'Plants in pots on a shelf'],
    ],
    gallery: [
      ['garden trees', 'Trees in a garden'],
      ['flowers', 'Flowers'],
      ['tree lawn', 'A tree on a lawn'],
      ['garden house', 'A house in a garden'],
      ['plants pots', 'Plants in pots'],
      ['watering can', 'A watering can'],
      ['leaves rake', 'A rake'],
    ],
  },
  callToAction: 'Ask about your garden',
  names: {
    words: words`
      Fernhollow, Bramble, Quince, Dry Creek, Hornbeam, Sedge, Stone Wall, Wheelbarrow, Foxtail, Old Orchard,
      Moss & Mortar, Long Border, Yarrow, Slate Path, Marl, Hazel, Rill, Topsoil, Cold Frame, April Rain
    `,
    endings: words`Gardens, Landscaping, Garden Company, Landscapes, Lawn & Garden, Garden Design`,
    whole: [
      'The Third Year',
      'Hedge & Hollow',
      'Over the Fence Gardens',
      'Right Plant, Right Place',
      'The Straight Edge',
      'Shade in August',
      'Leave the Clover',
      'Mud Boots Gardens',
      'The Patient Hedge',
    ],
  },
  ideas: [
    'Gardens that need little water',
    'Lawn mowing and clean edges',
    'Native plant gardens',
    'Garden design for narrow yards',
    'Hedge trimming and pruning',
    'Garden patios and dry stone walls',
    'Vegetable gardens, planted for you',
    'Balcony and courtyard gardens',
    'Tree planting and tree care',
    'Garden care for vacation homes',
    'Lawns replaced with meadow',
    'Shade gardens under old trees',
    'Spring planting and autumn tidying',
    'Irrigation and rain gardens',
    'Snow removal and winter garden care',
    'Front yards with wildflowers',
  ],
  searchTerms: words`landscaping, landscaper, gardening`,
  sample: {
    trade: 'a landscaper',
    name: 'Underhedge Gardens',
    location: '12 Vale Lane, Bath',
    country: 'GB',
    phone: '01632 960 184',
    typed: [
      'I’m Tamsin Yeo and I look after gardens in and around Bath. RHS Level 3, nineteen seasons in.',
      'Gardening £32 an hour',
      'Half-day with two of us £210',
      'Planting plans from £275',
      'Hedge cutting from £90',
      'New lawn £14 per square metre with the turf',
      'Green waste £15 a bag',
      'I cover Bath, Keynsham, Corsham and the villages between. Monday to Friday 8 to 5.',
      'No peat or slug pellets, and I won’t cut hedges from March to August because of nests.',
      'New regulars wait about 4 weeks in spring.',
    ],
    reviews: [
      { name: 'Judith Marlow', text: 'She left the nettles by the compost and told me why. We have butterflies now.' },
      { name: 'Bill Harcombe', text: 'The hedge waited until September. So did she.' },
      { name: 'Anya and Rob', text: 'Two of them, half a day, and we found the path again.' },
    ],
  },
}
