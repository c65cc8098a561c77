import type { Industry } from '../industry.ts'

export const pictures: Industry['pictures'] = {
  hero: ['dental chair window', 'A dental chair by a window with a plant'],
  banners: [
    ['toothbrush cup plant', 'Toothbrushes in a cup beside a plant'],
    ['dental chair room', 'A treatment room with a dental chair'],
    ['apple toothbrush', 'An apple beside a toothbrush'],
  ],
  gallery: [
    ['dental chair', 'A dental chair by a window', 'A calm place to lie back'],
    ['waiting room chair', 'Chairs in a waiting room', 'Take a seat'],
    ['toothbrush', 'A toothbrush on a shelf', 'Two minutes, twice a day'],
    ['tooth', 'A single healthy tooth', 'What we like to see'],
    ['plant window', 'A plant in a window', 'Something to look at'],
    ['dental mirror', 'A dental mirror on a tray', 'A careful look'],
    ['apple', 'An apple on a table', 'Good for teeth, in moderation'],
    ['book stars', 'A children’s book with stars', 'For the small ones'],
  ],
  scheduling: ['calendar tooth', 'A calendar with a tooth on it'],
  video: ['dentist room', 'A bright treatment room'],
  contact: ['door plant bell', 'A practice door with a bell and a plant'],
  person: ['dentist portrait', 'A dentist'],
}
