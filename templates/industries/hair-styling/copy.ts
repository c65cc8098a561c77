import type { Copy } from '../industry.ts'

export const copy: Copy = {
  headlines: [
    'Hair that behaves on Tuesday',
    'Cut and color that last',
    'Your hair, on a good day',
    'Color, cut and calm',
    'A hair salon[ in {place}]',
  ],
  introductions: [
    '{name} cuts, colors and styles hair[ in {place}]. We start with how you wear it on a normal morning, and work back from there.',
    'Good hair should not need an hour and three brushes. At {name}[ in {place}] you get a cut that falls into place and a color that grows out gracefully.',
    'Long talks before big changes, and honest advice about both. That is how we work at {name}[ in {place}], whatever you have in mind.',
  ],
  about: [
    '{name} is a hair salon[ in {place}] where the consultation is the most important part. We look at your hair dry before we wash it, ask what you do with it at home, and tell you what your color will need in two months. Then we take our time.',
    'Every head of hair has its own opinion. At {name} we cut for the texture you have and mix color for the skin it sits beside. You leave knowing how to do it yourself.',
  ],
  quotes: [
    'The best color is the one that grows out well.',
    'We’ll talk first. Scissors can wait.',
    'Work with the curl and it will work with you.',
    'Good hair should survive the weather.',
    'Change it all, or only the ends.',
  ],
  bannerLines: ['Ready for a change, or only a trim?', 'Sit back', 'Color that grows out gracefully'],
  headings: {
    services: 'Cut, color, finish',
    gallery: 'Fresh from the chair',
    team: 'Your stylists',
    reviews: 'Kind words',
    questions: 'Before your appointment',
  },
  servicesText:
    'Each appointment begins with a proper look at your hair, dry and as you wear it. Prices follow length and time, so ask and we’ll be exact.',
  scheduling: {
    heading: 'Book your appointment',
    text: 'Choose what you have in mind and we’ll set aside the right amount of time. For a big change of color, book a consultation first.',
  },
  video: {
    heading: 'A morning in the salon',
    text: 'From the first look in the mirror to the last of the blow-dry. See the room, meet the stylists and watch a color come to life.',
  },
  contact: {
    heading: 'Say hello',
    text: 'Tell us what your hair is like now and what you would love it to be. A photo of each helps more than a page of words.',
  },
  callToAction: 'Book an appointment',
  servicesLabel: 'Cuts and color',
}
