import type { ServiceIdea } from '../industry.ts'

export const services: readonly ServiceIdea[] = [
  {
    name: 'Mice and rats',
    text: 'Traps where they run, steel mesh where they enter, and the crumbs they came for. We come back until the traps stay empty.',
    picture: ['mousetrap', 'A mousetrap set with bait'],
    stems: 'mouse mice rat rodent vermin',
  },
  {
    name: 'Ants',
    text: 'The trail shows where they go; bait carried home deals with where they live. Spraying the line only teaches them another one.',
    picture: ['ant magnifier', 'An ant under a magnifying glass'],
    stems: 'ant ants carpenter fire',
  },
  {
    name: 'Wasps and hornets',
    text: 'Nests in eaves, sheds and wall gaps, treated at dusk when they are home. Honeybees we leave to a beekeeper, and we can tell which you have.',
    picture: ['house street', 'A house with wide eaves'],
    stems: 'wasp hornet yellow bee nest sting',
  },
  {
    name: 'Bed bugs',
    text: 'An inspection of seams, frames and outlets before anyone throws out a mattress. Then treatment in more than one visit, because eggs wait.',
    picture: ['bed pillow', 'A bed with a pillow'],
    stems: 'bed bedbug mattress hotel flea',
  },
  {
    name: 'Cockroaches',
    text: 'Gel where they hide, by day, and monitors to count what is left. We tell you which pipe they use as a corridor.',
    picture: ['bug magnifier', 'An insect under a magnifying glass'],
    stems: 'roach cockroach silverfish cricket',
  },
  {
    name: 'Termites',
    text: 'Mud tubes, hollow wood and wings on the sill, looked for with a probe and a moisture meter. You see on a plan what we found and what is sound.',
    picture: ['planks', 'Boards, stacked'],
    stems: 'termite wood beetle borer fumigat',
  },
  {
    name: 'Mosquitoes and yards',
    text: 'Standing water found and drained, from gutters to plant saucers, before anything is sprayed. Dusk on the porch is the test.',
    picture: ['house hills', 'A house with its yard'],
    stems: 'mosquito yard tick outdoor lawn garden spider',
  },
  {
    name: 'Sealing and prevention',
    text: 'Door sweeps, vent screens, mesh and caulk, from the foundation to the eaves. The least dramatic thing we do, and the one that lasts.',
    picture: ['door', 'A closed front door'],
    stems: 'seal prevent exclusion proof maint quarter plan inspect insulat crawl',
  },
  {
    name: 'Birds and wildlife',
    text: 'Squirrels, bats, raccoons and pigeons: out through a one-way door, then the hole is closed behind them. We look for young first and keep to the season the law sets.',
    picture: ['tree house', 'A tree beside a house'],
    stems: 'bird pigeon wildlife raccoon squirrel bat bats attic possum snake animal netting',
  },
  {
    name: 'Kitchens and businesses',
    text: 'Visits before you open, monitors that your staff can read and a logbook for the inspector. We park around the back.',
    picture: ['counter', 'The counter of a shop'],
    stems: 'restaurant business commercial office hotel shop warehouse food landlord',
  },
]

export const anyService: readonly string[] = [
  'We look first, tell you what it is and what feeds it, and name a price before anything is treated.',
  'Done in the places that matter, checked again later, and written down so that you know what was used.',
  'Tell us what you have seen and where. We’ll say how we would go about it and how many visits to expect.',
]
