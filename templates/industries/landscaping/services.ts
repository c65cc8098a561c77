import type { ServiceIdea } from '../industry.ts'

export const services: readonly ServiceIdea[] = [
  {
    name: 'Garden design',
    text: 'A plan to scale, with plants that suit your light and your patience. You can build it at once or over a few years.',
    picture: ['garden plan plants', 'A garden plan with plant samples'],
    stems: 'design plan landscap consult architect',
  },
  {
    name: 'Lawn care',
    text: 'Mowing at the right height, edges cut clean, and feeding only when it helps. Ask about leaving some of it long.',
    picture: ['lawn mower', 'A lawn mower on striped grass'],
    stems: 'lawn mow grass turf sod fertiliz aerat weed seed',
  },
  {
    name: 'Planting',
    text: 'Trees, borders and pots, with the soil put right first. We plant for the third summer, not the first weekend.',
    picture: ['plants pots trowel', 'Plants in pots with a trowel'],
    stems: 'plant flower border bed shrub perennial container tree',
  },
  {
    name: 'Hedges and pruning',
    text: 'Cut at the right season and to the right bud. Birds’ nests are checked for before we begin.',
    picture: ['hedge shears', 'A clipped hedge with shears'],
    stems: 'hedge prun trim shrub topiar',
  },
  {
    name: 'Patios and paths',
    text: 'Laid on a proper base so that they drain and don’t rock. Stone, brick or gravel; we bring samples.',
    picture: ['house patio garden', 'A house with a garden in front'],
    stems: 'patio path pav hardscap stone brick wall deck retaining walkway concrete driveway fence',
  },
  {
    name: 'Tree care',
    text: 'Thinning, lifting and removal when it comes to that. We look at the whole tree before the first cut.',
    picture: ['tall tree park', 'A tall tree in a garden'],
    stems: 'tree arbor stump branch fell',
  },
  {
    name: 'Watering and drainage',
    text: 'Drip lines, rain barrels and somewhere for the storm to go. Water where the roots are and nowhere else.',
    picture: ['watering can', 'A watering can beside a row of plants'],
    stems: 'irrigat sprinkler water drain drip rain',
  },
  {
    name: 'Seasonal care',
    text: 'Spring clean-up, summer upkeep, leaves in the fall. One visit or a whole year of them.',
    picture: ['rake leaves', 'A rake with a pile of leaves'],
    stems: 'season maint clean leaf leaves spring fall yard garden mulch winter upkeep clear tidy',
  },
  {
    name: 'Garden lighting',
    text: 'A few warm lights in the right places make a garden twice as large after dark. Low power, low glare.',
    picture: ['garden lamp', 'A lamp beside a garden path'],
    stems: 'light lamp',
  },
  {
    name: 'Snow clearing',
    text: 'Paths and drives cleared before you need them, with grit that won’t harm the beds. Agreed before the winter.',
    picture: ['snow shovel', 'A shovel beside a snowy path'],
    stems: 'snow ice winter plow',
  },
]

export const anyService: readonly string[] = [
  'We come and look at the ground first, then tell you how we would do it and what it costs.',
  'Done at the season when it does the most good. Ask us when that is for your garden.',
  'As a single visit, or as part of regular care if you would rather not think about it.',
]
