import type { Industry } from '../industry.ts'
import { copy } from './copy.ts'
import { ideas, names } from './names.ts'
import { otherTrades } from './other-trades.ts'
import { reviews, team } from './people.ts'
import { pictures } from './pictures.ts'
import { questions } from './questions.ts'
import { anyService, services } from './services.ts'

/** For every business that no other pack fits: what is true of careful work of any kind. */
export const generic: Industry = {
  slug: 'generic',
  trade: '',
  style: 'Common',
  palettes: ['deep-green', 'terracotta', 'navy-brass', 'ink-on-bone', 'sky-cobalt', 'sand-olive'],
  fontPairs: ['clear', 'lively', 'thoughtful', 'steady', 'homely'],
  subject: '',
  matches: otherTrades,
  copy,
  services,
  anyService,
  questions,
  reviews,
  team,
  pictures,
  names,
  ideas,
  searchTerms: ['small business', 'local service'],
}
