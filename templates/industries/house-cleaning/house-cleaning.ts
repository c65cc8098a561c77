import type { Industry } from '../industry.ts'
import { copy } from './copy.ts'
import { ideas, names } from './names.ts'
import { reviews, team } from './people.ts'
import { pictures } from './pictures.ts'
import { questions } from './questions.ts'
import { anyService, services } from './services.ts'

export const houseCleaning: Industry = {
  slug: 'house-cleaning',
  trade: 'House Cleaning',
  style: 'Fun',
  palettes: ['terracotta', 'sky-cobalt', 'deep-green', 'blush-plum'],
  fontPairs: ['airy', 'lively', 'homely', 'clear'],
  subject: 'cleaning housekeeping',
  matches: {
    'house clean*': 8,
    'home clean*': 8,
    'clean*': 4,
    'maid*': 6,
    'housekeep*': 6,
    'deep clean*': 5,
    'janitor*': 5,
    'move out clean*': 6,
    'end of tenancy': 5,
    'office clean*': 5,
    'window clean*': 4,
    'carpet clean*': 4,
    'airbnb clean*': 5,
    'tidy*': 1,
    organizing: 1,
    'drain clean*': -3,
    'duct clean*': -4,
    'dry clean*': -6,
    'car clean*': -6,
    'teeth clean*': -6,
    'gutter*': -1,
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
    'house cleaning',
    'cleaning service',
    'deep cleaning',
    'maid service',
    'move-out cleaning',
    'apartment cleaning',
    'office cleaning',
    'weekly cleaning',
  ],
}
