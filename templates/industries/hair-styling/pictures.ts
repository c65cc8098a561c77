import type { Industry } from '../industry.ts'

export const pictures: Industry['pictures'] = {
  hero: ['salon styling station', 'A salon chair in front of a tall mirror with a plant'],
  banners: [
    ['hair dryer brush', 'A hair dryer and round brushes on a counter'],
    ['salon shelf bottles', 'Bottles and towels on a salon shelf'],
    ['mirror flowers', 'A mirror with a vase of flowers'],
  ],
  gallery: [
    ['salon mirror', 'A tall mirror with a chair in front', 'Your seat'],
    ['hair dryer', 'A hair dryer on its hook', 'For the last ten minutes'],
    ['color brush comb', 'A bowl of color with a brush', 'Mixed for one person'],
    ['scissors comb', 'Scissors and a comb side by side', 'Sharp, and kept that way'],
    ['bottles shelf', 'Bottles on a wooden shelf', 'Only what we use ourselves'],
    ['flowers vase', 'Flowers in a vase by the mirror', 'Fresh flowers'],
    ['towels', 'Soft towels, rolled', 'Warm towels'],
    ['hair pins', 'Hair pins and a ribbon', 'Pinned to last'],
  ],
  scheduling: ['calendar flowers', 'A calendar beside a vase of flowers'],
  video: ['hair salon', 'A salon with two chairs and mirrors'],
  contact: ['salon door plant', 'The door of a salon with a plant beside it'],
  person: ['hairdresser portrait', 'A hair stylist'],
}
