import type { Industry } from '../industry.ts'

/** Mostly blank phrases: what such a business looks like is known from its owner's words alone. */
export const pictures: Industry['pictures'] = {
  hero: ['', 'A small shop front with a window and an awning'],
  banners: [
    ['', 'A street with small shops'],
    ['', 'A table with things laid out in order'],
    ['', 'A shop window'],
  ],
  gallery: [
    ['', 'A shop window with a plant beside the door', 'A first look'],
    ['', 'Things laid out in order', 'Everything in its place'],
    ['', 'A shelf with boxes and jars', 'Ready when you are'],
    ['', 'A table with tools laid out in order', 'It takes the time it takes'],
    ['', 'A work table', 'The details'],
    ['', 'A small shop', 'Looked after'],
    ['', 'A shelf in a shop', 'One of a good week'],
    ['', 'A shop with light in the window', 'Come in'],
  ],
  scheduling: ['calendar', 'A calendar with a day marked'],
  video: ['', 'A work table under a lamp'],
  contact: ['letter envelope', 'An envelope on a desk'],
  person: ['portrait', 'A person'],
}
