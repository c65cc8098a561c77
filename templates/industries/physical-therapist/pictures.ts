import type { Industry } from '../industry.ts'

export const pictures: Industry['pictures'] = {
  hero: ['spine exerciseball dumbbell', 'A model of the spine with an exercise ball and a dumbbell'],
  banners: [
    ['treatment bed room', 'A treatment room with a bed and daylight'],
    ['rolled mat kettlebell', 'A rolled mat and a kettlebell'],
    ['path park landscape', 'A path through a park'],
  ],
  gallery: [
    ['treatment bed', 'A treatment bed in a bright room', 'Lie down, breathe out'],
    ['spine model', 'A model of the spine on a stand', 'Where we point when we explain'],
    ['exercise ball', 'A large exercise ball', 'Harder than it looks'],
    ['rolled mat towel', 'A rolled mat beside a towel', 'Room to stretch'],
    ['kettlebell', 'A kettlebell on the floor', 'The light one'],
    ['trainers', 'A pair of trainers', 'Bring the ones you wear'],
    ['stool plant', 'A stool beside a plant', 'Sitting, properly'],
    ['water bottle', 'A water bottle on a table', 'Half way'],
  ],
  scheduling: ['calendar dumbbell', 'A calendar with a dumbbell beside it'],
  video: ['treatment bed stool', 'A treatment bed with a stool next to it'],
  contact: ['telephone towel', 'A telephone beside folded towels'],
  person: ['physiotherapist portrait', 'A physical therapist'],
}
