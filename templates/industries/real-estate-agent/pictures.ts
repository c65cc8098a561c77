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
    ['modern house car', 'A modern house with a car outside', 'Fits two, just'],
    ['armchair floor lamp', 'An armchair and a lamp', 'Staged with less'],
    ['bathtub', 'A bathtub in a bathroom', 'Run the water'],
    ['tiny house calculator', 'A model house beside a calculator', 'What nearby homes closed at'],
    ['stove kitchen', 'A kitchen with a stove', 'Everyone ends up here'],
    ['bed window', 'A bed under a window', 'Morning light, checked'],
  ],
  scheduling: ['calendar tiny house', 'A calendar beside a model house'],
  video: ['sofa ladder', 'A room with a sofa and a ladder'],
  contact: ['envelope tiny house', 'An envelope beside a model house'],
  person: ['realtor portrait', 'A real estate agent'],
}
