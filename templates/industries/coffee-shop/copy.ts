import type { Copy } from '../industry.ts'

export const copy: Copy = {
  headlines: [
    'Good coffee, unhurried',
    'Come in, it smells good',
    'Coffee worth getting up for',
    'The usual, made properly',
    'Your morning[ in {place}], sorted',
  ],
  introductions: [
    '{name} is a coffee shop[ in {place}] with a short menu and a long counter. We grind to order, bake in the morning and know most of our regulars by their cup.',
    'Coffee made with care, something warm from the oven and a seat by the window if you are quick. That is {name}[, in {place}, most mornings].',
    'Come to {name} for the coffee, stay because nobody minds. There is something freshly baked on the counter[, a bit of {place} going past the window] and no hurry at all.',
  ],
  about: [
    '{name} began with a simple wish: a place[ in {place}] to drink a good coffee in peace. We choose beans we like to drink ourselves, change them with the season and keep the machine clean. The cakes are gone when they’re gone.',
    'We keep the menu short so that everything on it is good. Milk is steamed for your cup and nobody else’s, bread is cut when you order it, and a glass of water comes without asking. Sit as long as you like.',
  ],
  quotes: [
    'A good cup starts with doing the small things again.',
    'Ground for your cup, not for the morning.',
    'The best table is the one you stay at.',
    'When the cake is gone, it’s gone.',
    'Mornings are hard. We open anyway.',
  ],
  bannerLines: ['Come in from the rain', 'Still warm from the oven', 'The next one’s for the walk home'],
  headings: {
    services: 'On the menu',
    gallery: 'Around the shop',
    team: 'Behind the counter',
    reviews: 'Overheard at the counter',
    questions: 'Things people ask',
  },
  servicesText: 'A short list, made properly. The board on the counter has whatever else came out of the oven today.',
  scheduling: {
    heading: 'Keep us a table',
    text: 'Coming with a group or a stroller? Tell us when and how many, and we’ll keep a corner for you.',
  },
  video: {
    heading: 'A morning behind the counter',
    text: 'From the first grind to the last croissant of the tray. See how the day starts before the doors do.',
  },
  contact: {
    heading: 'Come by',
    text: 'A table for eight, a cake for Saturday or beans for the office: write to us and we’ll get back to you between rushes.',
  },
  callToAction: 'Say hello',
  servicesLabel: 'See the menu',
}
