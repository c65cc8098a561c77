import type { TradeProfile } from '../trade.ts'

const britain =
  /\b(?:uk|u\.k\.|united kingdom|great britain|britain|england|scotland|wales|northern ireland|cotswolds)\b|\b[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}\b/i
const britishSpelling =
  /\b(?:colour\w*|tyres?|favourites?|neighbour\w*|jewellery|specialis(?:e|es|ing)|organis\w+|counsell\w+|valeting|kerbs?)\b/i

/** As a British writer has it. Words are replaced whole, in their capitals; longer ones come first. */
const table: Readonly<Record<string, string>> = {
  'physical therapists': 'physiotherapists',
  'physical therapist': 'physiotherapist',
  'physical therapy': 'physiotherapy',
  'real estate agents': 'estate agents',
  'real estate agent': 'estate agent',
  'real estate': 'property',
  'gas station': 'petrol station',
  'second story': 'second storey',
  'in the fall': 'in the autumn',
  'every fall': 'every autumn',
  'fall and early spring': 'autumn and early spring',
  'emergency room': 'emergency department',
  'grocery tours': 'shopping tours',
  groceries: 'shopping',
  colors: 'colours',
  colored: 'coloured',
  colorist: 'colourist',
  color: 'colour',
  favorites: 'favourites',
  favorite: 'favourite',
  neighborhood: 'neighbourhood',
  neighborly: 'neighbourly',
  neighbors: 'neighbours',
  neighbor: 'neighbour',
  humor: 'humour',
  flavors: 'flavours',
  flavor: 'flavour',
  odors: 'odours',
  odor: 'odour',
  gray: 'grey',
  tires: 'tyres',
  tire: 'tyre',
  faucets: 'taps',
  faucet: 'tap',
  mustache: 'moustache',
  license: 'licence',
  practiced: 'practised',
  practicing: 'practising',
  labeled: 'labelled',
  leveled: 'levelled',
  paneled: 'panelled',
  mitered: 'mitred',
  centered: 'centred',
  center: 'centre',
  counselor: 'counsellor',
  counseling: 'counselling',
  jewelry: 'jewellery',
  curbs: 'kerbs',
  curb: 'kerb',
  windshield: 'windscreen',
  trunk: 'boot',
  drywall: 'plasterboard',
  elevator: 'lift',
  baseboards: 'skirting boards',
  'an outlet': 'a socket',
  'an elevator': 'a lift',
  outlets: 'sockets',
  outlet: 'socket',
  flashlights: 'torches',
  flashlight: 'torch',
  mailman: 'postman',
  afterward: 'afterwards',
  strollers: 'pushchairs',
  stroller: 'pushchair',
  math: 'maths',
  closets: 'cupboards',
  closet: 'cupboard',
  cents: 'pence',
  dollars: 'pounds',
  zippers: 'zips',
  vacation: 'holiday',
  takeout: 'takeaway',
  bookstore: 'bookshop',
  secondhand: 'second-hand',
}
const american = new RegExp(`\\b(?:${Object.keys(table).join('|')})\\b`, 'gi')

/** Whether a place, or the spelling of what its owner wrote, says that a business is British. */
export function isBritish(location: string, activities: string): boolean {
  return britain.test(location) || britishSpelling.test(activities)
}

/** A pack's texts in British words; what it matches and searches pictures by stays as it is. */
export function inBritishWords(industry: TradeProfile): TradeProfile {
  const { copy, services, anyService, questions, reviews, team, pictures, trade, searchTerms } = industry
  return {
    ...industry,
    ...said({ copy, anyService, questions, reviews, team, trade, searchTerms }),
    services: services.map(({ name, text, picture, stems }) => ({
      ...said({ name, text }),
      picture: shown(picture),
      stems,
    })),
    pictures: {
      hero: shown(pictures.hero),
      banners: pictures.banners.map(shown),
      gallery: pictures.gallery.map(([phrase, description, caption]) => [
        phrase,
        british(description),
        british(caption),
      ]),
      scheduling: shown(pictures.scheduling),
      video: shown(pictures.video),
      contact: shown(pictures.contact),
      person: shown(pictures.person),
    },
  }
}

const shown = ([phrase, description]: readonly [string, string]) => [phrase, british(description)] as const

/** Every text in a value in British words. */
function said<T>(value: T): T {
  if (typeof value === 'string') return british(value) as T
  if (Array.isArray(value)) return value.map(said) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, said(inner)])) as T
}

function british(text: string): string {
  return text.replace(american, (word) => inCapitalsOf(word, table[word.toLowerCase()] ?? word))
}

/** 'Tyre Shop' of 'Tire Shop', 'Physiotherapist' of 'Physical Therapist'. */
function inCapitalsOf(word: string, other: string): string {
  const capital = /^\p{Lu}/u.test(word)
  const title = capital && / \p{Lu}/u.test(word)
  return other.replace(title ? /(?<=^| )\p{Ll}/gu : /^\p{Ll}/u, (letter) => (capital ? letter.toUpperCase() : letter))
}
