import type { Industry } from '../industry.ts'

export const pictures: Industry['pictures'] = {
  hero: ['kettlebell dumbbell water bottle', 'Kettlebells and dumbbells with a water bottle'],
  banners: [
    ['barbell rack', 'A barbell resting on its rack'],
    ['yoga mats window', 'Yoga mats rolled up by a window'],
    ['running shoes', 'A pair of running shoes'],
  ],
  gallery: [
    ['kettlebells', 'A row of kettlebells', 'Pick a color'],
    ['dumbbells', 'A pair of dumbbells', 'Start light'],
    ['yoga mat', 'A rolled mat beside a plant', 'Bring yours or use ours'],
    ['barbell', 'A barbell on the floor', 'When the form holds'],
    ['running shoes', 'A pair of running shoes', 'They count as equipment'],
    ['water bottle towel', 'A water bottle with a towel', 'Earned'],
    ['clock wall', 'A clock on a wall', 'Forty seconds to go'],
    ['rowing machine', 'A rowing machine', 'The honest machine'],
  ],
  scheduling: ['calendar dumbbell', 'A calendar with a dumbbell beside it'],
  video: ['gym mat kettlebell', 'A mat and a kettlebell on a gym floor'],
  contact: ['gym door shoes', 'A pair of shoes beside a gym door'],
  person: ['coach portrait', 'A fitness coach'],
}
