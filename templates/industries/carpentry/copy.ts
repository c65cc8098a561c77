import type { Copy } from '../industry.ts'

export const copy: Copy = {
  headlines: [
    'Made to fit your walls',
    'Wood, worked with care',
    'Built in, and built right',
    'Measured twice, made once',
    'Carpentry[ in {place}] that lasts',
  ],
  introductions: [
    '{name} builds and fits things made of wood[ in {place}]: shelves, doors, stairs, kitchens and whatever the alcove is asking for. We measure your walls as they are, not as the plan says they are.',
    'No wall is straight and no floor is level. {name} makes furniture and fittings that look as if they were[, for homes around {place}].',
    'A drawer that closes by itself, a door that meets its frame, a shelf that doesn’t sag. {name} makes and repairs them[ in {place}] with solid joints and patience.',
  ],
  about: [
    '{name} is a carpentry workshop[ in {place}]. We come to measure, make a drawing you can live with for a while, and build it at the bench so that there is little noise and dust at your home. Then we fit it, and plane it until it’s right.',
    'Wood moves, houses move, and good joinery allows for both. At {name} we choose boards for where they’ll stand and joints for what they’ll carry. If a repair will do, we won’t sell you new.',
  ],
  quotes: [
    'Measure the wall you have, not the one on the plan.',
    'A good joint needs no explaining.',
    'Wood moves. Build for it.',
    'The back of the drawer matters too.',
    'Make it once and make it fit.',
  ],
  bannerLines: ['What would fit in that corner?', 'From board to bookcase', 'Straight in a crooked house'],
  headings: {
    services: 'What we build',
    gallery: 'From the workshop',
    team: 'At the bench',
    reviews: 'What customers say',
    questions: 'Before we measure',
  },
  servicesText: 'Most of it is made to measure, some of it repaired. Bring a sketch or only a corner that annoys you.',
  scheduling: {
    heading: 'Book a visit to measure',
    text: 'Choose a time and tell us what you have in mind. We’ll bring samples of wood and a tape, and you’ll have a drawing and a price to think about.',
  },
  video: {
    heading: 'One bookcase, start to end',
    text: 'From rough boards to the last shelf going in. It shows why a good joint takes as long as it does.',
  },
  contact: {
    heading: 'Tell us about the corner',
    text: 'Rough measurements, a photo and a line about what should go there are plenty. We’ll say what is possible and what it might take.',
  },
  callToAction: 'Ask for a drawing',
  servicesLabel: 'What we build',
}
