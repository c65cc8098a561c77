import type { Industry } from '../industry.ts'
import { copy } from './copy.ts'
import { ideas, names } from './names.ts'
import { reviews, team } from './people.ts'
import { pictures } from './pictures.ts'
import { questions } from './questions.ts'
import { anyService, services } from './services.ts'

export const chessInstructor: Industry = {
  slug: 'chess-instructor',
  trade: 'Chess Instructor',
  appointments: true,
  style: 'Geometric',
  palettes: ['ink-on-bone', 'deep-green', 'after-dark', 'navy-brass', 'terracotta'],
  fontPairs: ['strong', 'steady', 'classic', 'clear'],
  subject: 'chess',
  matches: {
    'chess*': 12,
    'chess lesson*': 3,
    'chess coach*': 3,
    'chess teach*': 3,
    'chess tutor*': 5,
    'chess instruct*': 4,
    'chess class*': 3,
    'chess club*': 3,
    'chess school*': 3,
    'chess camp*': 3,
    'teach* chess': 3,
    'grandmaster*': 4,
    fide: 5,
    'checkmate*': 3,
    'endgame*': 3,
    'chess set*': -10,
    'chess piece*': -6,
    'chess table*': -8,
    'chess cafe*': -5,
    'chess software': -6,
  },
  copy,
  services,
  anyService,
  questions,
  reviews,
  team,
  pictures,
  navigation: { Services: 'Lessons', Gallery: 'At the board', Team: 'Coaches' },
  names,
  ideas,
  searchTerms: [
    'chess lessons',
    'chess instructor',
    'chess coach',
    'chess classes for kids',
    'learn chess',
    'chess club',
    'online chess lessons',
    'chess tutor',
  ],
}
