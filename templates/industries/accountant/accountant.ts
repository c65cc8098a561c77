import type { Industry } from '../industry.ts'
import { copy } from './copy.ts'
import { ideas, names } from './names.ts'
import { reviews, team } from './people.ts'
import { pictures } from './pictures.ts'
import { questions } from './questions.ts'
import { anyService, services } from './services.ts'

export const accountant: Industry = {
  slug: 'accountant',
  trade: 'Accountant',
  appointments: true,
  style: 'CommonAlt',
  palettes: ['navy-brass', 'ink-on-bone', 'deep-green', 'sky-cobalt'],
  fontPairs: ['steady', 'thoughtful', 'clear', 'classic'],
  subject: 'accountant accounting',
  matches: {
    'accountant*': 8,
    accounting: 7,
    'bookkeep*': 7,
    'book keep*': 6,
    tax: 4,
    taxes: 4,
    payroll: 4,
    cpa: 7,
    vat: 4,
    'tax return*': 5,
    'financial statement*': 4,
    'audit*': 3,
    'invoic*': 2,
    quickbooks: 5,
    'financial plan*': 2,
    'self assessment': 4,
    'company accounts': 4,
    'energy audit*': -6,
    'accountab*': -1,
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
    'accountant',
    'bookkeeping',
    'tax preparation',
    'tax return',
    'payroll',
    'small business accountant',
    'tax advice',
    'CPA',
  ],
}
