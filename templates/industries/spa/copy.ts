import type { Copy } from '../industry.ts'

export const copy: Copy = {
  headlines: [
    'An hour with nothing to do',
    'Breathe out. We’ll do the rest.',
    'Quiet rooms, warm hands',
    'Rest, properly done',
    'Time off[ in {place}]',
  ],
  introductions: [
    '{name} is a spa[ in {place}] for tired shoulders, dull skin and heads that are too full. You lie down and we take care of the rest.',
    'Warm towels, low voices and someone who asks where it hurts. {name} gives massages, facials and time to yourself[ in {place}].',
    'You don’t need an occasion. {name} is here for ordinary weeks[ in {place}] that have been a little long.',
  ],
  about: [
    '{name} is a spa[ in {place}] with a simple idea of luxury: good hands, clean linen and nobody hurrying you. Before each treatment we ask what you need today, and how much pressure and talk you like. Then it gets quiet.',
    'We keep the list short and the rooms warm. At {name} the same person looks after you from the first question to the last cup of tea. There’s nothing to buy on the way out.',
  ],
  quotes: [
    'The phone can wait in your coat.',
    'Shoulders down. A little more. There.',
    'Doing nothing is a skill. We’ll help.',
    'Rest is not a reward. It’s maintenance.',
    'You may fall asleep. Most people do.',
  ],
  bannerLines: ['Leave the day at the door', 'Warm towels, low light', 'An hour is longer than you think'],
  headings: {
    services: 'Treatments',
    gallery: 'Inside',
    team: 'Whose hands',
    reviews: 'What guests say',
    questions: 'Before you arrive',
  },
  servicesText:
    'Choose by what you need rather than by name. If you’re not sure, tell us how you feel and we’ll suggest something.',
  scheduling: {
    heading: 'Book your time',
    text: 'Choose a treatment and an hour. Tell us about pregnancy, allergies or injuries so that we can prepare.',
  },
  video: {
    heading: 'A quiet look around',
    text: 'From the coat hook to the tea afterward, without a word of sales. See the rooms before you choose one.',
  },
  contact: {
    heading: 'Write to us',
    text: 'A gift, a question about your skin or a day for two friends: tell us what you have in mind and we’ll find the hours.',
  },
  callToAction: 'Book your time',
  servicesLabel: 'See treatments',
}
