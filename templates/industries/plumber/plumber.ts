import type { Industry } from '../industry.ts'
import { copy } from './copy.ts'
import { ideas, names } from './names.ts'
import { reviews, team } from './people.ts'
import { pictures } from './pictures.ts'
import { questions } from './questions.ts'
import { anyService, services } from './services.ts'

export const plumber: Industry = {
  slug: 'plumber',
  trade: 'Plumber',
  style: 'Common',
  palettes: ['sky-cobalt', 'navy-brass', 'deep-green', 'ink-on-bone', 'terracotta'],
  fontPairs: ['steady', 'clear', 'strong', 'lively'],
  subject: 'plumber plumbing',
  matches: {
    'plumb*': 8,
    'boiler*': 3,
    'drain*': 3,
    'leak*': 2,
    'pipe*': 2,
    'pipework*': 2,
    'water heater*': 4,
    'hot water': 2,
    'tap*': 1,
    'faucet*': 3,
    'toilet*': 2,
    'sewer*': 3,
    'septic*': 2,
    'bathroom fit*': 4,
    'bathroom install*': 4,
    'unblock*': 3,
    'central heating': 2,
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
    'plumber',
    'plumbing repair',
    'leak repair',
    'drain clearing',
    'water heater repair',
    'boiler repair',
    'bathroom plumbing',
    'emergency plumber',
  ],
}
