import type { Copy } from '../industry.ts'

export const copy: Copy = {
  headlines: [
    'Clean, down to the seat rails',
    'The color it had when new',
    'Washed by hand, finished in daylight',
    'Two buckets, no swirls',
    'Cars cleaned properly[ in {place}]',
    'Even the cup holders',
    'Car detailing[ in {place}]',
  ],
  introductions: [
    '{name} cleans cars[ in {place}], inside and out, by hand. We start with the wheels, end with the door jambs and look at everything twice, once in the sun.',
    'Fries under the seat, a dog in the back, a winter of salt on the sills. {name} has seen it all[ in {place}], gets it out and gives you back the car you remember choosing.',
    'A wash takes the dirt off. What {name} does[ in {place}] is the rest: the film on the windshield, the tar behind the wheels, the scratches that only show at a gas station at night.',
    'Paint, leather, glass and carpet each want something different. {name} knows which cloth goes where[, and looks after cars all over {place}].',
  ],
  about: [
    '{name} does it the slow way, with two buckets, soft mitts and good light. Grit comes off before anything touches the paint, because most scratches are made while washing. We tell you beforehand what will come out and what is there to stay.',
    'Every car tells on its owner: beach sand, school runs, a coffee taken at speed. {name} isn’t here to judge, only to get into the corners. We photograph what we find, agree on what is worth doing and don’t sell you a coating that a wash would have made unnecessary.',
    'Polish removes a little paint each time, so we measure before we start and stop when it looks right. {name} would rather leave one deep scratch than chase it through the clear coat. A car that is cared for gently can be done again in ten years.',
  ],
  quotes: [
    'Most scratches are made while washing. So we wash slowly.',
    'Two buckets: one for soap, one for the grit.',
    'Bad light makes every car look clean.',
    'You can’t polish what you haven’t rinsed.',
    'The smell of new is the smell of nothing.',
    'Black paint is a commitment.',
    'Start at the wheels. They are always the worst.',
  ],
  bannerLines: [
    'When did you last see the carpet?',
    'Bring it as it is',
    'Look at it in the sun',
    'Don’t clean it first',
  ],
  headings: {
    services: 'What we do to it',
    gallery: 'In good light',
    team: 'Who holds the mitt',
    reviews: 'Handed back',
    questions: 'Before you drop the keys',
  },
  servicesText:
    'Pick one, or tell us how the car lives and we’ll suggest what it could do with. Size and condition decide the price more than the badge does.',
  scheduling: {
    heading: 'Book a day for the car',
    text: 'Tell us the make, the color and the worst spot. We confirm a time and say how long you’ll be without it.',
  },
  video: {
    heading: 'One car, dirty to done',
    text: 'Foam, rinse, mitt, clay, polish, cloth. Watch a family wagon go through all of it, including what came out from under the seats.',
  },
  contact: {
    heading: 'Tell us about the car',
    text: 'Make, year and what bothers you most; two photos in daylight say the rest. We answer with what is possible and what it costs.',
  },
  callToAction: 'Book a detail',
  servicesLabel: 'See the packages',
}
