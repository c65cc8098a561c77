import type { Business } from '../../document/business.ts'
import { type FormattedText, plainWords } from '../../document/values/formatted-text.ts'
import type { Image } from '../../document/values/image.ts'
import { languages } from '../../languages/languages.ts'
import { type UrgentWords, urgentWords } from '../../languages/urgent-words.ts'
import { placesForLargeType } from '../named-places.ts'
import { parseMinutes } from '../parse-minutes.ts'
import { cycleIn } from './cycle.ts'
import { numeralOf } from './numeral.ts'
import { priceScale } from './price-scale.ts'

export type OpeningFacts = {
  hasPhone: boolean
  /** Whether customers can call around the clock or in an emergency. */
  isUrgent: boolean
  arrivesSoon: boolean
  places: number
  hasTown: boolean
  /** Number of facts and sentences besides name, trade, place and contact details. */
  otherFacts: number
  headlineWords: number
  /** Whether the headline contains more than trade and town. */
  isTelling: boolean
  year: number | null
  people: number
  peopleWithJobs: number
  /** Number of steps, if all sentences of the introduction are short enough for one. */
  steps: number
  /** Number of longer sentences about what 'I' or 'we' do. */
  deeds: number
  hasAudience: boolean
  isWalkIn: boolean
  /** Whether the work involves water, wire, thread or roads. */
  flows: boolean
  makesRooms: boolean
  /** 0 without prices. */
  highestPrice: number
  scaledPrices: number
  /** Whether these prices are exact, and whether each has a duration. */
  areFixed: boolean
  areTimed: boolean
  /** Weeks or months until the work is due again. 0 if unknown. */
  cycle: number
  hasNumeral: boolean
  servesBusinesses: boolean
  hasPhoto: boolean
  /** How many kinds of figures the facts contain: price, duration, days, years, people, places. */
  numbers: number
  invites: boolean
  photos: number
}

export type OpeningBusiness = Pick<
  Business,
  | 'trade'
  | 'place'
  | 'phones'
  | 'areas'
  | 'services'
  | 'rate'
  | 'hours'
  | 'people'
  | 'since'
  | 'credentials'
  | 'terms'
  | 'audience'
  | 'sentences'
> & { galleryPhotos?: number }

type Shown = { heading: string; body: FormattedText; image: Image | null }

export function openingFacts(business: OpeningBusiness, { heading, body, image }: Shown): OpeningFacts {
  const { trade, place, areas, services, rate, hours, people, since, credentials, terms, audience } = business
  const scaled = priceScale(services)?.services ?? []
  const hasPhoto = image !== null && image.urls.length > 0
  const prices = services.flatMap(({ price }) => (price ? [price.to ?? price.amount] : []))
  return {
    hasPhone: business.phones.length > 0,
    isUrgent: isUrgent(business),
    arrivesSoon: terms.some(({ kind, text }) => kind === 'LeadTime' && minutesOrHours.test(text)),
    places: placesForLargeType({ areas: areas.filter(({ name }) => !heading.includes(name)) }).length,
    hasTown: place.town !== '',
    otherFacts:
      services.length +
      areas.length +
      people.length +
      credentials.length +
      terms.length +
      business.sentences.length +
      [since, rate, hours.periods[0]].filter(Boolean).length,
    headlineWords: heading.trim().split(/\s+/).filter(Boolean).length,
    isTelling: ![place.town, ...areas.map(({ name }) => name), tradeTitle(trade.slug)].some(
      (name) => name !== '' && heading.includes(name),
    ),
    year: since?.year ?? null,
    people: people.length,
    peopleWithJobs: people.filter(({ role }) => role.trim() !== '').length,
    steps: stepsIn(body).length,
    deeds: stepsIn(body).filter((step) => step.length >= minDeedLength && speaker.test(step)).length,
    hasAudience: audience.length > 0,
    isWalkIn: trade.walkIns && hours.periods.length > 0,
    flows: flowing.has(trade.slug),
    makesRooms: roomMaking.has(trade.slug) || rooms.test(heading),
    highestPrice: Math.max(0, ...prices),
    scaledPrices: scaled.length,
    areFixed: scaled.length > 0 && scaled.every(({ price }) => !price.from && price.to === null),
    areTimed: scaled.length > 0 && scaled.every(({ duration }) => parseMinutes(duration) !== undefined),
    hasNumeral: numeralOf(business, 'en') !== undefined,
    cycle: cycleIn(`${heading}\n${plainWords(body)}`)?.count ?? 0,
    servesBusinesses: audience.some(({ text }) => companies.test(text)) || advising.has(trade.slug),
    hasPhoto,
    numbers: [
      prices.length > 0 || rate !== null,
      services.some(({ duration }) => /\p{Nd}/u.test(duration)),
      hours.periods.length > 0,
      since !== null,
      people.length > 1,
      areas.length > 2,
      terms.some(({ kind, text }) => kind === 'LeadTime' && /\p{Nd}/u.test(text)),
    ].filter(Boolean).length,
    invites: business.sentences.some(({ text }) => invitation.test(text)),
    photos: (business.galleryPhotos ?? 0) + Number(hasPhoto),
  }
}

/** 'Heating and cooling' for 'heating-and-cooling'. */
const tradeTitle = (slug: string) => slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ')

/** In characters. */
const maxStepLength = 90
/** In characters: 'I'm Aoife' isn't about work. */
const minDeedLength = 20

/** The introduction's sentences if each is short enough for a step. Otherwise empty. */
export function stepsIn(body: FormattedText): string[] {
  const sentences = plainWords(body)
    .split(/(?<=[.!?…])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean)
  return sentences.every((sentence) => sentence.length <= maxStepLength) ? sentences : []
}

const speaker = new RegExp(
  `(?<!\\p{L})(?:${Object.values(languages)
    .flatMap(({ voice }) => [voice.I, voice.we])
    .filter(Boolean)
    .join('|')})(?!\\p{L})`,
  'iu',
)

/** 'Come and hear ours running', 'drop in for a free taster'. */
const invitation =
  /\b(?:come (?:and|by|in|see)|drop (?:in|by)|pop in|visit us|taster|kommen? Sie|schauen? Sie|venez|venid|venite|vieni)\b/iu

const minutesOrHours = /\p{Nd}\s*(?:min|hrs?|hours?|h\b|Std|Stunden?|Minuten|heures?|horas?|ore?\b)/iu
/** 'Sundays only if …', 'no emergencies': the number can't be called at any time. */
const limited = /\b(?:only|no|not|kein\p{L}*|nur|pas|sauf|no hay|sólo|solo|niet|geen|alleen)\b/iu

const anyLanguage = (word: keyof UrgentWords) => {
  const words = Object.values(urgentWords).flatMap((one) => one[word] || [])
  return new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'iu')
}
const [emergency, always] = [anyLanguage('emergency'), anyLanguage('always')]

function isUrgent({ sentences, hours }: OpeningBusiness): boolean {
  return [...sentences.map(({ text }) => text), hours.note]
    .flatMap((text) => text.split(/[.!?\n;]+/))
    .some((text) => always.test(text) || (emergency.test(text) && !limited.test(text)))
}

const flowing = new Set([
  'auto-repair',
  'bike-repair',
  'driving-school',
  'electrician',
  'heating-and-cooling',
  'mover',
  'plumber',
  'tailor',
  'upholsterer',
])
/** In a headline, rooms describe the whole job. */
const rooms =
  /(?<!\p{L})(?:bathrooms?|kitchens?|lofts?|garden rooms?|conservator(?:y|ies)|badsanierung|bäder|küchen|salles? de bains?|cuisines?|baños|cocinas|bagni|cucine)(?!\p{L})/iu
const roomMaking = new Set(['home-construction', 'house-painter', 'carpentry'])

const advising = new Set(['accountant', 'technology-consulting'])
const companies =
  /\b(?:business|compan|landlord|office|trader|freelanc|agenc|firm|unternehmen|firmen|vermieter|selbst|entreprise|propri[eé]taire|empresa|aut[oó]nomo|azienda|bedrijf|zzp|firma|firmy)/iu
