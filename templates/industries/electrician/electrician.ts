import type { Industry } from '../industry.ts'
import { copy } from './copy.ts'
import { ideas, names } from './names.ts'
import { reviews, team } from './people.ts'
import { pictures } from './pictures.ts'
import { questions } from './questions.ts'
import { anyService, services } from './services.ts'

export const electrician: Industry = {
  slug: 'electrician',
  trade: 'Electrician',
  style: 'Geometric',
  palettes: ['after-dark', 'navy-brass', 'sky-cobalt', 'ink-on-bone'],
  fontPairs: ['strong', 'steady', 'clear', 'lively'],
  subject: 'electrician electrical',
  matches: {
    'electrician*': 8,
    'electric*': 5,
    wiring: 4,
    'rewir*': 5,
    'fuse box*': 4,
    'breaker*': 3,
    'panel upgrade*': 4,
    lighting: 2,
    'light fixture*': 3,
    'outlet*': 3,
    'socket*': 3,
    'ev charg*': 4,
    'electric car*': -1,
    'electric bike*': -8,
    'electric guitar*': -8,
    electrolysis: -4,
    solar: 2,
    'surge*': 2,
    'bike*': -3,
    'guitar*': -4,
    'scooter*': -4,
  },
  copy,
  services,
  anyService,
  questions,
  reviews,
  team,
  pictures,
  names,
  ideas,
  searchTerms: [
    'electrician',
    'electrical repair',
    'rewiring',
    'panel upgrade',
    'light installation',
    'ev charger installation',
    'outlet repair',
    'electrical inspection',
  ],
}
