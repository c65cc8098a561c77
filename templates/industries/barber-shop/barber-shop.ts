import type { Industry } from '../industry.ts'
import { copy } from './copy.ts'
import { ideas, names } from './names.ts'
import { reviews, team } from './people.ts'
import { pictures } from './pictures.ts'
import { questions } from './questions.ts'
import { anyService, services } from './services.ts'

export const barberShop: Industry = {
  slug: 'barber-shop',
  trade: 'Barber Shop',
  appointments: true,
  style: 'Geometric',
  palettes: ['terracotta', 'after-dark', 'ink-on-bone', 'navy-brass'],
  fontPairs: ['strong', 'classic', 'clear', 'lively'],
  subject: 'barber grooming',
  matches: {
    'barber*': 8,
    'beard*': 4,
    'shave*': 3,
    'fade*': 2,
    'hot towel*': 3,
    'haircut*': 2,
    'mens hair*': 4,
    'men s hair*': 4,
    'mens cut*': 4,
    'men s cut*': 4,
    'clipper*': 2,
    'gentlem*': 1,
    'buzz cut*': 3,
    'hair colo*': -2,
    balayage: -4,
    'dog*': -5,
    pet: -4,
  },
  copy,
  services,
  anyService,
  questions,
  reviews,
  team,
  pictures,
  navigation: { Services: 'Cuts', Team: 'Barbers' },
  names,
  ideas,
  searchTerms: [
    'barber shop',
    'barber',
    'mens haircut',
    'beard trim',
    'skin fade',
    'hot towel shave',
    'kids haircut',
    'walk-in barber',
  ],
}
