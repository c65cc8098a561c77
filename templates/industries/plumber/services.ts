import type { ServiceIdea } from '../industry.ts'

export const services: readonly ServiceIdea[] = [
  {
    name: 'Leak repair',
    text: 'We trace the leak to its source, repair it and check the pipework around it. You see what failed and why.',
    picture: ['dripping pipe', 'A copper pipe joint with a wrench beside it'],
    stems: 'leak drip burst pipe repip',
  },
  {
    name: 'Drain clearing',
    text: 'Slow sinks, blocked showers and drains that gurgle, cleared without a bottle of chemicals. If the blockage will come back, we say so.',
    picture: ['sink drain', 'A kitchen sink with water running clear'],
    stems: 'drain block unblock clog sewer septic',
  },
  {
    name: 'Water heaters',
    text: 'Repairs to tanks and on-demand heaters, and replacements sized for the people in the house. The old unit leaves with us.',
    picture: ['water heater', 'A water heater with its pipes and valves'],
    stems: 'water heater hot tankless cylinder geyser',
  },
  {
    name: 'Boilers and heating',
    text: 'No heat, falling pressure or a radiator that stays cold at the top. We find out which part is at fault before we order one.',
    picture: ['radiator', 'A radiator under a window'],
    stems: 'boiler heat radiat gas thermost underfloor',
  },
  {
    name: 'Faucets and toilets',
    text: 'Taps that drip, tanks that never stop filling, seals that have given up. Most are put right in one visit.',
    picture: ['bathroom faucet', 'A faucet over a white basin'],
    stems: 'tap faucet toilet cistern sink fixture flush',
  },
  {
    name: 'Bathroom fitting',
    text: 'Showers, baths and basins fitted, sealed and tested, with the pipes hidden where they can be. We plan around the one bathroom you have.',
    picture: ['bathroom shower', 'A tiled shower with a glass screen'],
    stems: 'bath shower wetroom wet remodel renovat install fit',
  },
  {
    name: 'Kitchen plumbing',
    text: 'Dishwashers, washing machines, filters and new sinks connected and checked under pressure. No puddle in the cabinet next week.',
    picture: ['kitchen sink', 'A kitchen sink with a tall faucet'],
    stems: 'kitchen dishwash wash appliance filter garbage disposal softener',
  },
  {
    name: 'Urgent visits',
    text: 'When it can’t wait until morning, tell us what you see and we’ll talk you through shutting the water off. Then we come and make it safe.',
    picture: ['wrench tool box', 'A toolbox with a wrench on top'],
    stems: 'emergenc urgent callout 24 night',
  },
]

export const anyService: readonly string[] = [
  'Tell us what is there now and what you would like instead. We look, explain the options and name a price before we begin.',
  'Done with the right fittings, tested under pressure and left clean. We walk you through it before we go.',
  'Ask for a visit and we’ll see what the job involves. You decide once you know the price.',
]
