import type { Copy } from '../industry.ts'

export const copy: Copy = {
  headlines: [
    'Many hands, one afternoon a week',
    'Started by neighbors, open to all',
    'It works because people turn up',
    'A little each, from many people',
    'Bring an hour. We’ll use it.',
    'Looking out for each other',
    'People[ in {place}] who turn up',
  ],
  introductions: [
    '{name} is a non-profit[ in {place}] run by people who saw something that needed doing and stayed. You can give an hour, a box or a few dollars, and see where it goes.',
    'Most of what {name} does looks small from the outside: a lift, a phone call, a table that needs carrying. Put together[ across {place}], it adds up, and there is always room for one more pair of hands.',
    'If you need help, come in. If you have an hour to spare, come in by the same door. {name} keeps it open[ in {place}], and no one asks which of the two you are before you’ve had a cup of tea.',
    '{name} brings together people[ in {place}] who can help and people who could use some. On many days they turn out to be the same people.',
  ],
  about: [
    '{name} began the way most good things do, with a few people around a table[ in {place}] and a list that was too long. It is still run like that: volunteers who know each other, meetings that end on time and accounts that anyone may read. What we can’t do ourselves, we pass on to somebody who can.',
    'We try to ask before we help, because people know best what would make their week easier. {name} works with schools, shops, congregations and whoever else has a spare room or a van. Every gift is used close to where it was given.',
    'Nobody at {name} has to be good at everything. Some of us drive, some of us cook, some write the letters and one of us can fix the photocopier. Come along[ in {place}] and we’ll find out what you’re good at.',
  ],
  quotes: [
    'You don’t have to do everything. Do Thursday.',
    'Ask first. Then help.',
    'Someone put the chairs out. It could be you.',
    'Nobody is only a helper, and nobody only needs help.',
    'Small sums, counted carefully.',
    'We remember names better than amounts.',
    'Bring what you have. It’s usually enough.',
  ],
  bannerLines: ['One more pair of hands', 'The kettle is on', 'An hour a month is plenty', 'See you on Saturday?'],
  headings: {
    services: 'What we do',
    gallery: 'From the past few weeks',
    team: 'Who keeps it going',
    reviews: 'What people tell us',
    questions: 'Questions we hear a lot',
  },
  servicesText:
    'Some of it is for people who need a hand, some of it for people who have one free. Take part in either, or both.',
  scheduling: {
    heading: 'Come and join in',
    text: 'Choose a time to meet us and look around before you decide anything. Tell us what you like doing, and what you’d rather not.',
  },
  video: {
    heading: 'An ordinary day with us',
    text: 'Boxes, lists, laughter and a good deal of sorting. See who does what, and where you might fit in.',
  },
  contact: {
    heading: 'Knock on the door',
    text: 'Need help, want to help or have something to give? Write to us in any words you like, and a person will write back.',
  },
  callToAction: 'Lend a hand',
  servicesLabel: 'See what we do',
}
