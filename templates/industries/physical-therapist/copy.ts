import type { Copy } from '../industry.ts'

export const copy: Copy = {
  headlines: [
    'Back to the stairs, and beyond',
    'Move again, bit by bit',
    'Where does it hurt, and when?',
    'Physical therapy with a plan',
    'Less guarding, more moving',
    'Easier mornings[ in {place}]',
    'For backs, knees and patience',
  ],
  introductions: [
    '{name} treats backs, knees and shoulders[ in {place}], and the people attached to them. We watch how you move, find what isn’t doing its share and give you exercises that fit into a real day.',
    'You know what hurts. {name}[ in {place}] looks for the reason, which is sometimes a joint away, and works on both with you.',
    'After an operation, a fall or ten years at a desk, {name} helps you to move again[, here in {place}]. You begin with what is possible this week, and we change the plan as you do.',
    'Tying a shoe, lifting a grandchild, running for the bus. Tell {name}[ in {place}] what you would like to do again, and that is what we train for.',
  ],
  about: [
    '{name} is a physical therapy practice[ in {place}]. A first visit is mostly looking and testing: how you stand, bend, reach and walk. Then you hear in plain words what we think is going on, and what you can do about it between visits.',
    'Hands can ease a stiff joint, but it is the small exercises at home that keep it that way. {name} keeps your list short, so that you get to the end of it. At the next visit we look at what changed and choose again.',
    'People come to {name} on crutches, with a doctor’s letter or just with a shoulder that won’t sleep. We don’t promise a date, because bodies don’t keep calendars. We do measure, so that you can see how you are getting on.',
  ],
  quotes: [
    'Three exercises you do beat twelve you don’t.',
    'Sore is information. We’ll read it together.',
    'The knee complains. The hip may be the reason.',
    'Slow is a speed.',
    'Move a little, often, and without holding your breath.',
    'Stairs count.',
    'Rest helps for a while. After that, moving does.',
  ],
  bannerLines: [
    'Bring shoes you can walk in',
    'What would you like to do again?',
    'One more, then rest',
    'Easy does it',
  ],
  headings: {
    services: 'What we work on',
    gallery: 'In the treatment room',
    team: 'Your therapists',
    reviews: 'What patients say',
    questions: 'Before your first visit',
  },
  servicesText: 'Every plan starts with an assessment and ends with you needing us less. If yours isn’t listed, ask.',
  scheduling: {
    heading: 'Book an assessment',
    text: 'Choose a time, and tell us what hurts and since when. Wear something you can move in, and bring scans or letters if there are any.',
  },
  video: {
    heading: 'What we do in an hour',
    text: 'From the first questions to the last stretch: see how we test strength and movement, and what you take home. Nobody has to touch their toes.',
  },
  contact: {
    heading: 'Tell us what hurts',
    text: 'A line about where, since when and what makes it better or worse is plenty. With sudden numbness, weakness or loss of bladder control, see a doctor at once.',
  },
  callToAction: 'Book an assessment',
  servicesLabel: 'What we work on',
}
