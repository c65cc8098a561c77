import type { Copy } from '../industry.ts'

export const copy: Copy = {
  headlines: [
    'Wiring you never think about',
    'Lights on, breakers quiet',
    'Electrical work, safely done',
    'Power where you need it',
    'An electrician[ in {place}] who explains',
  ],
  introductions: [
    '{name} wires, repairs and makes safe[ in {place}]. We test before we touch anything, label what we leave behind and explain it in plain words.',
    'A breaker that trips, a light that flickers, a wall without an outlet. {name} finds out why and puts it right[, in homes and small businesses around {place}].',
    'Good wiring is quiet. {name} replaces what is old, adds what is missing and leaves every cover plate straight[, anywhere in {place}].',
  ],
  about: [
    '{name} does electrical work for homes and small businesses[ in {place}]. We look for the reason a circuit fails before we replace anything on it. When the job is done, everything has been tested and the panel says what is what.',
    'Electricity rewards people who are careful. At {name} we switch off, check that it is off and check again. You hear what is urgent, what is old but fine, and what it would all cost.',
  ],
  quotes: [
    'The best wiring is the kind you never notice.',
    'Switch off. Test. Test again. Then begin.',
    'A flicker is a question. We’ll find the answer.',
    'Straight plates, labeled panel, no surprises.',
    'Old wiring isn’t charming. It’s just old.',
  ],
  bannerLines: ['Breaker tripping again?', 'Let there be better light', 'Label everything. Guess nothing.'],
  headings: {
    services: 'What we wire',
    gallery: 'Finished work',
    team: 'Who does the work',
    reviews: 'What customers say',
    questions: 'Good to know',
  },
  servicesText: 'From one outlet to a whole house. Each job is tested before we pack up.',
  scheduling: {
    heading: 'Book a visit',
    text: 'Pick a time and tell us what is happening, with a photo of the panel if you can. We’ll confirm and say whether anything has to be switched off.',
  },
  video: {
    heading: 'A visit, step by step',
    text: 'How we find a fault, make it safe and test the repair. It takes the mystery out of the box on the wall.',
  },
  contact: {
    heading: 'Tell us what’s happening',
    text: 'Describe the problem and when it started; a photo helps. If something smells burnt or feels hot, switch off at the main breaker first.',
  },
  callToAction: 'Ask an electrician',
  servicesLabel: 'What we wire',
}
