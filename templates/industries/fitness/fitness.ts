import type { Industry } from '../industry.ts'
import { copy } from './copy.ts'
import { reviews, team } from './people.ts'
import { pictures } from './pictures.ts'
import { questions } from './questions.ts'
import { anyService, services } from './services.ts'

export const fitness: Industry = {
  slug: 'fitness',
  trade: 'Fitness',
  subject: 'fitness gym',
  matches: {
    fitness: 7,
    gym: 7,
    gyms: 7,
    'personal train*': 8,
    'trainer*': 3,
    'workout*': 4,
    crossfit: 7,
    yoga: 3,
    pilates: 3,
    strength: 3,
    'bootcamp*': 6,
    'boot camp*': 6,
    'spin class*': 5,
    hiit: 5,
    'weight loss': 4,
    'kickbox*': 5,
    boxing: 3,
    'martial art*': 4,
    zumba: 5,
    conditioning: 3,
    'weightlift*': 5,
    'powerlift*': 5,
    'air conditioning': -6,
    'dog train*': -8,
    training: -1,
    'software train*': -8,
    'gymnas*': 1,
  },
  copy,
  services,
  anyService,
  questions,
  reviews,
  team,
  pictures,
  navigation: { Services: 'Training', Team: 'Coaches' },
  searchTerms: [
    'gym',
    'personal trainer',
    'fitness classes',
    'strength training',
    'personal training',
    'group classes',
    'fitness coach',
    'weight loss',
  ],
}
