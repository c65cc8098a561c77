import type { Industry } from '../industry.ts'

export const pictures: Industry['pictures'] = {
  hero: ['avocado salad pear fruit', 'An avocado, a salad and a bowl of fruit'],
  banners: [
    ['crate vegetables', 'Vegetables in a wooden crate on a table'],
    ['dining table window', 'A dining table by a window'],
    ['juice apple mortar', 'A glass of juice, an apple and a mortar'],
  ],
  gallery: [
    ['salad', 'A bowl of salad', 'Lunch, in five minutes'],
    ['avocado', 'An avocado cut in half', 'Ripe for about an hour'],
    ['fruit bowl', 'A bowl of fruit', 'Where everyone can see it'],
    ['mortar', 'A mortar with herbs', 'Flavor is free'],
    ['vegetable crate', 'A crate of vegetables', 'What’s in season'],
    ['juice', 'A glass of juice', 'Sometimes'],
    ['apple pear', 'An apple and a pear', 'For four o’clock'],
    ['loaf', 'A loaf of bread on a board', 'Yes, bread too'],
  ],
  scheduling: ['calendar apple', 'An apple in front of a calendar'],
  video: ['dining table chair', 'A table with two chairs'],
  contact: ['telephone fruit', 'A telephone beside a bowl of fruit'],
  person: ['nutritionist portrait', 'A nutritionist'],
}
