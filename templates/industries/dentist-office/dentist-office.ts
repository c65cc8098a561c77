import type { Industry } from '../industry.ts'
import { copy } from './copy.ts'
import { ideas, names } from './names.ts'
import { reviews, team } from './people.ts'
import { pictures } from './pictures.ts'
import { questions } from './questions.ts'
import { anyService, services } from './services.ts'

export const dentistOffice: Industry = {
  slug: 'dentist-office',
  trade: 'Dentist',
  appointments: true,
  style: 'CommonAlt',
  palettes: ['sky-cobalt', 'deep-green', 'navy-brass', 'blush-plum'],
  fontPairs: ['airy', 'clear', 'steady', 'thoughtful'],
  subject: 'dentist dental',
  matches: {
    'dentist*': 9,
    'dental*': 8,
    'orthodont*': 7,
    teeth: 5,
    tooth: 4,
    'endodont*': 6,
    'periodont*': 6,
    braces: 3,
    invisalign: 5,
    'oral surg*': 5,
    oral: 1,
    implants: 2,
    'root canal*': 5,
    'dental lab*': -3,
    'pet dental': -4,
    'vet*': -6,
  },
  copy,
  services,
  anyService,
  questions,
  reviews,
  team,
  pictures,
  navigation: { Services: 'Treatments', Gallery: 'The practice' },
  names,
  ideas,
  searchTerms: [
    'dentist',
    'dental office',
    'family dentist',
    'teeth cleaning',
    'dental checkup',
    'teeth whitening',
    'tooth filling',
    'children’s dentist',
  ],
}
