import type { Industry } from '../industry.ts'
import { copy } from './copy.ts'
import { ideas, names } from './names.ts'
import { reviews, team } from './people.ts'
import { pictures } from './pictures.ts'
import { questions } from './questions.ts'
import { anyService, services } from './services.ts'

export const coffeeShop: Industry = {
  slug: 'coffee-shop',
  trade: 'Coffee Shop',
  style: 'Fun',
  palettes: ['terracotta', 'sand-olive', 'after-dark', 'blush-plum', 'deep-green'],
  fontPairs: ['homely', 'lively', 'airy', 'thoughtful'],
  subject: 'cafe',
  matches: {
    'coffee shop*': 8,
    coffee: 4,
    'cafe*': 6,
    'espresso*': 4,
    'latte*': 3,
    'roast*': 2,
    roastery: 5,
    'barista*': 4,
    'cappuccino*': 3,
    'tea room*': 5,
    'tearoom*': 5,
    tea: 1,
    'pastr*': 2,
    bakery: 2,
    'baker*': 3,
    'cake*': 2,
    'croissant*': 3,
    'sandwich*': 1,
    brunch: 1,
    'internet cafe': -3,
    'coffee machine repair*': -6,
    'coffee table*': -8,
  },
  copy,
  services,
  anyService,
  questions,
  reviews,
  team,
  pictures,
  navigation: { Services: 'Menu', Gallery: 'Photos', Team: 'People' },
  names,
  ideas,
  searchTerms: [
    'coffee shop',
    'cafe',
    'espresso',
    'fresh pastries',
    'breakfast',
    'brunch',
    'coffee to go',
    'specialty coffee',
  ],
}
