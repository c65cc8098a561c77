import type { Industry } from '../industry.ts'
import { copy } from './copy.ts'
import { ideas, names } from './names.ts'
import { reviews, team } from './people.ts'
import { pictures } from './pictures.ts'
import { questions } from './questions.ts'
import { anyService, services } from './services.ts'

export const tireShop: Industry = {
  slug: 'tire-shop',
  trade: 'Tire Shop',
  appointments: true,
  style: 'CommonAlt',
  palettes: ['navy-brass', 'ink-on-bone', 'sky-cobalt', 'terracotta', 'after-dark'],
  fontPairs: ['strong', 'steady', 'clear', 'lively'],
  subject: 'mechanic roadside',
  matches: {
    tire: 8,
    tires: 8,
    tyre: 8,
    tyres: 8,
    'wheel align*': 8,
    'wheel balanc*': 8,
    'alignment*': 3,
    'puncture*': 4,
    'flat tire*': 2,
    'flat tyre*': 2,
    tpms: 6,
    rims: 4,
    'alloy*': 3,
    'brake*': 2,
    'oil change*': 2,
    'tire recycl*': -8,
    'bike*': -8,
    'bicycle*': -8,
    'cycle*': -8,
    'ceramic coat*': -6,
    detailing: -6,
    'spine*': -6,
    'spinal*': -6,
  },
  copy,
  services,
  anyService,
  questions,
  reviews,
  team,
  pictures,
  navigation: { Gallery: 'The bays', Team: 'The crew' },
  names,
  ideas,
  searchTerms: [
    'tire shop',
    'new tires',
    'flat tire repair',
    'wheel alignment',
    'tire rotation',
    'wheel balancing',
    'winter tires',
    'used tires',
  ],
}
