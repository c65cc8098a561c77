import type { Industry } from '../industry.ts'
import { copy } from './copy.ts'
import { ideas, names } from './names.ts'
import { reviews, team } from './people.ts'
import { pictures } from './pictures.ts'
import { questions } from './questions.ts'
import { anyService, services } from './services.ts'

export const pestControl: Industry = {
  slug: 'pest-control',
  trade: 'Pest Control',
  style: 'Common',
  palettes: ['deep-green', 'navy-brass', 'sand-olive', 'sky-cobalt', 'terracotta'],
  fontPairs: ['steady', 'clear', 'strong', 'thoughtful'],
  subject: 'exterminator infestation',
  matches: {
    'pest control*': 6,
    pest: 7,
    pests: 7,
    'exterminat*': 9,
    'termite*': 8,
    'rodent*': 7,
    'bed bug*': 7,
    'bedbug*': 7,
    'cockroach*': 7,
    roaches: 6,
    'wasp*': 5,
    'hornet*': 4,
    'mosquito*': 5,
    'ant control': 5,
    ants: 4,
    mice: 5,
    rats: 5,
    vermin: 7,
    'fumigat*': 7,
    'insect control': 6,
    'insect*': 3,
    'wildlife remov*': 6,
    'wildlife control': 6,
    'crawl space*': 1,
    'insectarium*': -6,
    'beekeep*': -4,
  },
  copy,
  services,
  anyService,
  questions,
  reviews,
  team,
  pictures,
  navigation: { Services: 'Pests', Gallery: 'On the trail' },
  names,
  ideas,
  searchTerms: [
    'pest control',
    'exterminator',
    'mouse removal',
    'ant control',
    'bed bug treatment',
    'wasp nest removal',
    'termite inspection',
    'rodent control',
  ],
}
