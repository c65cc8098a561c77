import type { Industry } from '../industry.ts'
import { copy } from './copy.ts'
import { ideas, names } from './names.ts'
import { reviews, team } from './people.ts'
import { pictures } from './pictures.ts'
import { questions } from './questions.ts'
import { anyService, services } from './services.ts'

export const heatingAndCooling: Industry = {
  slug: 'heating-and-cooling',
  trade: 'Heating and Cooling',
  appointments: true,
  style: 'Common',
  palettes: ['sky-cobalt', 'terracotta', 'navy-brass', 'deep-green'],
  fontPairs: ['steady', 'clear', 'strong', 'airy'],
  subject: 'heating hvac',
  matches: {
    'hvac*': 9,
    'heating and cooling': 9,
    'heating cooling': 9,
    'heating air': 5,
    'air condition*': 7,
    'ac repair*': 7,
    'a c repair': 7,
    'a c': 2,
    ac: 2,
    'furnace*': 6,
    'heat pump*': 6,
    'duct*': 4,
    ductwork: 4,
    ventilation: 4,
    'thermostat*': 3,
    refrigerant: 4,
    heating: 2,
    cooling: 2,
    'boiler*': 1,
    'mini split*': 5,
    'car*': -3,
    'auto*': -3,
    'plumb*': -1,
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
    'hvac',
    'heating and cooling',
    'ac repair',
    'furnace repair',
    'heat pump installation',
    'duct cleaning',
    'thermostat installation',
    'hvac maintenance',
  ],
}
