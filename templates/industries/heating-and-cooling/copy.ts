import type { Copy } from '../industry.ts'

export const copy: Copy = {
  headlines: [
    'Warm winters, cool summers',
    'Comfort you can stop thinking about',
    'Quiet heat and honest advice',
    'Heating and cooling[ in {place}]',
    'The right temperature in every room',
  ],
  introductions: [
    '{name} repairs, services and installs heating and cooling[ in {place}]. We measure before we recommend, and we repair what is worth repairing.',
    'The first hot day and the first frost always come overnight. {name} keeps furnaces, heat pumps and air conditioners ready for both[, all over {place}].',
    'One room too warm, another too cold, and a bill that makes no sense. {name} finds out why[, in homes around {place},] and tells you what would change it.',
  ],
  about: [
    '{name} looks after the systems that keep houses comfortable[ in {place}]. A good one is sized for the house, sealed where it should be and hardly heard. We check those three things before we talk about new equipment.',
    'Most comfort problems are small ones: a clogged filter, a leaking duct, a thermostat in the wrong place. {name} starts there. When a system does need replacing, you get the numbers and the time to think.',
  ],
  quotes: [
    'The best system is one you can’t hear.',
    'Measure the house first. Then choose the machine.',
    'A clean filter beats a new furnace, most of the time.',
    'Every room deserves the same weather.',
    'Ready before the first frost.',
  ],
  bannerLines: ['Too warm? Too cold? Let’s see why.', 'Ready before the weather is', 'Fresh air, quietly'],
  headings: {
    services: 'What we keep running',
    gallery: 'Work we’ve left behind',
    team: 'Who comes to your home',
    reviews: 'What customers say',
    questions: 'Questions we hear a lot',
  },
  servicesText:
    'Heat, cold and clean air, from a yearly check to a whole new system. We repair first where repair makes sense.',
  scheduling: {
    heading: 'Plan your service visit',
    text: 'Choose a day before the season turns and tell us what system you have. We’ll confirm the time and call when we’re on the way.',
  },
  video: {
    heading: 'What happens in a tune-up',
    text: 'We clean, measure and write down, and we show you the filter. See what a visit covers and what we look for.',
  },
  contact: {
    heading: 'Tell us about your system',
    text: 'What it is, how old it is if you know, and what it’s doing. If you smell gas, leave the house first and call the gas company.',
  },
  callToAction: 'Request a visit',
  servicesLabel: 'What we do',
}
