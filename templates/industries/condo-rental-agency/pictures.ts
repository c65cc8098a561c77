import type { Industry } from '../industry.ts'

export const pictures: Industry['pictures'] = {
  hero: ['apartments trees', 'Apartment buildings with trees in front'],
  banners: [
    ['sofa window armchair', 'A living room with a sofa and an armchair'],
    ['apartments street', 'A street with apartment buildings'],
    ['dining table floor lamp', 'A dining table under a lamp'],
  ],
  gallery: [
    ['sofa lamp', 'A sofa in a living room', 'Room for the good sofa'],
    ['apartments', 'An apartment building', 'Third row up, on the left'],
    ['bed window', 'A bed by a window', 'Faces the quiet side'],
    ['bathtub', 'A bathtub in a bathroom', 'Deep enough'],
    ['dining table', 'A dining table with chairs', 'Seats four, or six friends'],
    ['door', 'A front door', 'Yours from the first'],
    ['armchair bookcase', 'An armchair beside a bookcase', 'A corner for later'],
    ['steaming cup vase', 'A cup of coffee beside a vase', 'First morning'],
    ['apartments bicycle', 'A bicycle outside an apartment building', 'Bike room downstairs'],
  ],
  scheduling: ['calendar tiny house', 'A calendar beside a model house'],
  video: ['door armchair', 'A door opening into a room'],
  contact: ['envelope phone', 'An envelope beside a phone'],
  person: ['rental agent portrait', 'A rental agent'],
}
