import type { Industry } from '../industry.ts'
import { copy } from './copy.ts'
import { ideas, names } from './names.ts'
import { reviews, team } from './people.ts'
import { pictures } from './pictures.ts'
import { questions } from './questions.ts'
import { anyService, services } from './services.ts'

export const landscaping: Industry = {
  slug: 'landscaping',
  trade: 'Landscaping',
  appointments: true,
  style: 'Common',
  palettes: ['deep-green', 'sand-olive', 'terracotta', 'ink-on-bone'],
  fontPairs: ['homely', 'lively', 'steady', 'thoughtful'],
  subject: 'gardening landscaper',
  matches: {
    'landscap*': 8,
    'garden*': 5,
    'gardener*': 6,
    'lawn*': 5,
    'mow*': 4,
    'yard*': 3,
    'hedge*': 3,
    'tree trim*': 4,
    'tree surg*': 4,
    'tree remov*': 4,
    'tree care': 4,
    'arborist*': 5,
    irrigation: 4,
    'sprinkler*': 3,
    'patio*': 2,
    paving: 2,
    sod: 3,
    turf: 3,
    planting: 3,
    'mulch*': 3,
    'snow removal': 2,
    'kindergarten*': -8,
    'beer garden': -6,
    'junkyard*': -4,
    'shipyard*': -4,
    yarn: -2,
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
    'landscaping',
    'landscaper',
    'garden design',
    'lawn care',
    'lawn mowing',
    'hedge trimming',
    'patio installation',
    'garden maintenance',
  ],
}
