import type { ServiceIdea } from '../industry.ts'

export const services: readonly ServiceIdea[] = [
  {
    name: 'New tires',
    text: 'Two or three that suit your car and your roads, with what sets them apart. The price includes fitting, valves and balancing, and we say so in writing.',
    picture: ['tires tire', 'A stack of new tires'],
    stems: 'new sale sales fit mount install brand summer all season truck suv performance',
  },
  {
    name: 'Flat repair',
    text: 'Patched from the inside, where the hole allows it. Nails in the shoulder or the sidewall mean a new tire, and we’ll show you why.',
    picture: ['tire wrench toolbox', 'A wheel, ready for repair'],
    stems: 'flat punctur patch plug repair fix nail leak',
  },
  {
    name: 'Wheel balancing',
    text: 'For a shake that comes at one speed and goes at another. Small weights, the right place, a smooth steering wheel.',
    picture: ['wheel gear', 'A wheel at the workbench'],
    stems: 'balanc vibrat shake weight',
  },
  {
    name: 'Alignment',
    text: 'Measured on all four wheels and set so that the car runs straight with your hands off. You get the numbers from before and after.',
    picture: ['car street front', 'A car on a straight road'],
    stems: 'align camber toe track steering geometr suspension',
  },
  {
    name: 'Tire rotation',
    text: 'Front to back on schedule, so that all four wear out together. We set the pressures and check the tread while they are off.',
    picture: ['jack tire', 'A car jack among tools'],
    stems: 'rotat rotation check inspect pressure tread',
  },
  {
    name: 'Winter changeover',
    text: 'Your winter set on, your summer set off, labeled by position. Book before the first frost; everybody else remembers on the day.',
    picture: ['van hills', 'A van on a road'],
    stems: 'winter snow season changeover swap stud storage hotel',
  },
  {
    name: 'Wheels and rims',
    text: 'Bent steel straightened where it is safe, alloys matched to your bolt pattern and clearance. Curb scrapes are between you and the curb.',
    picture: ['wheel rim', 'A wheel rim, seen straight on'],
    stems: 'rim alloy custom hubcap lug',
  },
  {
    name: 'Pressure sensors',
    text: 'When the warning light stays on with the pressures right, a sensor has usually run out of battery. We test all four before replacing one.',
    picture: ['gauge toolbox', 'A round pressure gauge'],
    stems: 'sensor tpms warning valve monitor',
  },
  {
    name: 'Brakes',
    text: 'With the wheels off we can see the pads and the discs, and so can you. Replaced in pairs, bedded in on a drive around the block.',
    picture: ['jack wrench pliers', 'A wrench and pliers over a car jack'],
    stems: 'brak pad rotor disc oil shock battery',
  },
  {
    name: 'At your door',
    text: 'The jack, the balancer and your tires arrive in the van. We need a level spot, room to open a door and the key.',
    picture: ['van street', 'A van on a street'],
    stems: 'mobile home roadside callout emergenc fleet office',
  },
]

export const anyService: readonly string[] = [
  'We look at the car with you, show you what is worn and name the price before it goes up on the lift.',
  'Done in the bay, checked with a torque wrench, and explained in words that don’t come from a catalog.',
  'Ask at the counter or call ahead. We’ll say if it can be done while you wait.',
]
