import type { Copy } from '../industry.ts'

export const copy: Copy = {
  headlines: [
    'From footing to front door',
    'Straight walls, straight answers',
    'Good bones first',
    'Built square, built to stay',
    'Houses[ in {place}], built with care',
    'A house that fits its ground',
    'Drawn first, then built right',
  ],
  introductions: [
    '{name} builds and remodels homes[ in {place}]. You get drawings you can read, a price you can follow and a schedule that says who is on site and why.',
    'A new house, a second story, a wall that should never have been there. {name} does the structure, the permits and the phone calls[, on sites around {place}], and sweeps up on Fridays.',
    'A house is dug, poured, framed and closed in, in that order, and each step hides the one before. {name} takes photos before the walls are shut[, on every site in {place}], so that you’ll always know where the pipes run.',
    'Everyone asks what it costs per square foot. {name} first asks what you want to do in the house, draws that, and then tells you[, for homes in and around {place}].',
  ],
  about: [
    '{name} is a builder[ in {place}] of new homes, additions and serious remodels. We price from drawings, not from the driveway, and list what is in the price and what isn’t. Changes are welcome; they come with a number in writing before anyone picks up a saw.',
    'One person runs your site and answers for it. {name} plans the trades so that the tile doesn’t arrive before the floor, and tells the neighbors when the concrete truck does. At the end we walk through with a roll of blue tape and come back for every piece of it.',
    'Good building is mostly a matter of water: off the roof, away from the wall, out of the ground. {name} starts with where the rain goes and works up to the kitchen island. It’s a dull order, and it is why the island stays level.',
  ],
  quotes: [
    'Measure the diagonals. Then you know it’s square.',
    'Nobody admires a footing. Everything stands on it.',
    'Decide on paper. Erasers are cheaper than hammers.',
    'Keep the water out. The rest is finishing.',
    'Take the photo before the drywall goes up.',
    'A clean site is one somebody is thinking about.',
    'The cheapest change is the one made before the pour.',
  ],
  bannerLines: ['What would you build?', 'One floor higher', 'Foundations first', 'Room for a longer table'],
  headings: {
    services: 'From the ground up',
    gallery: 'On site',
    team: 'Who runs the job',
    reviews: 'From people who moved in',
    questions: 'Before we break ground',
  },
  servicesText:
    'Most projects are several of these at once. Tell us what the house should do, and we’ll say what it takes.',
  scheduling: {
    heading: 'Meet us on site',
    text: 'Choose a time to walk the lot or the house with us. Bring drawings if you have them, and a wish list if you don’t.',
  },
  video: {
    heading: 'One house, ground to roof',
    text: 'Stakes in the grass, then a slab, then a frame you can walk through. See how long each part takes, and what for.',
  },
  contact: {
    heading: 'Tell us what you’d build',
    text: 'Where it is, what stands there now and what you’d like instead. A few photos and a rough sketch tell us more than a floor area.',
  },
  callToAction: 'Talk about a project',
  servicesLabel: 'What we build',
}
