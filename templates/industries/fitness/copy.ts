import type { Copy } from '../industry.ts'

export const copy: Copy = {
  headlines: [
    'Stronger, week by week',
    'Training that fits your Tuesday',
    'Start where you are. Keep going.',
    'Stronger, without the shouting',
    'Train[ in {place}] with good people',
  ],
  introductions: [
    '{name} helps people get stronger, fitter and less stiff[ in {place}]. You start with what you can do today, and the plan changes as you do.',
    'No mirrors to be afraid of and nobody shouting. At {name}[ in {place}], a coach knows your name, your knee and what you lifted last week.',
    'You don’t need to be fit to start; that is what the starting is for. {name} plans, counts and corrects[ for people all over {place}], and you turn up.',
  ],
  about: [
    '{name} is a place to train[ in {place}] for people with jobs, families and the occasional bad back. We teach the movement first and add the weight later. Two good sessions a week beat six heroic ones in January.',
    'Progress is rarely dramatic, and that’s fine. At {name} we write it down, so that you can see how far you have come on the days it doesn’t feel like it. Every exercise has an easier and a harder version, and both are in the room.',
  ],
  quotes: [
    'Showing up is the hardest exercise. We’ll count it.',
    'Good form first. Heavy comes by itself.',
    'Two sessions a week, for years. That’s the secret.',
    'Nobody is looking. They’re all counting.',
    'Your first push-up counts double.',
  ],
  bannerLines: [
    'Your first session is the hardest to book',
    'Turn up. We’ll plan the rest.',
    'Stronger than last month',
  ],
  headings: {
    services: 'Ways to train',
    gallery: 'On the floor',
    team: 'Your coaches',
    reviews: 'From people who train here',
    questions: 'Before you start',
  },
  servicesText: 'Train alone, in a pair or with a small group. If you’re not sure which, come and talk first.',
  scheduling: {
    heading: 'Book a first session',
    text: 'Choose a time and tell us about injuries, goals and how long it has been. The first session is for finding where to start.',
  },
  video: {
    heading: 'Inside a first session',
    text: 'How we look at your movement, pick the exercises and set a starting weight. You’ll see that nobody is thrown in at the deep end.',
  },
  contact: {
    heading: 'Talk to a coach',
    text: 'Tell us what you would like to be able to do, and what gets in the way. We’ll suggest a way to begin.',
  },
  callToAction: 'Book a first session',
  servicesLabel: 'Ways to train',
}
