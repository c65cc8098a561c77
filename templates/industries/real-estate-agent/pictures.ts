import type { Industry } from '../industry.ts'

export const pictures: Industry['pictures'] = {
  hero: ['house trees', 'A house with trees around it'],
  banners: [
    ['modern house', 'A modern house with large windows'],
    ['sofa armchair bookcase', 'A living room with books'],
    ['house landscape', 'A house in open country'],
  ],
  gallery: [
    ['house', 'A house with a chimney', 'The one on the corner'],
    ['door', 'A front door', 'First impression'],
    ['dining table', 'A dining table with chairs', 'Bring the tape measure'],
    ['modern house car', 'A modern house among trees', 'A garden all around'],
    ['armchair floor lamp', 'An armchair on a rug', 'Staged with less'],
    ['bathtub', 'A bathtub in a bathroom', 'Run the water'],
    ['tiny house calculator', 'A model house', 'What nearby homes closed at'],
    ['stove kitchen', 'A kitchen with a stove', 'Everyone ends up here'],
    ['bed window', 'A bed under a window', 'Morning light, checked'],
  ],
  scheduling: ['calendar tiny house', 'A calendar on a table'],
  video: ['sofa ladder', 'A room with a sofa and a ladder'],
  contact: ['envelope tiny house', 'An envelope'],
  person: ['realtor portrait', 'A real estate agent'],
}
