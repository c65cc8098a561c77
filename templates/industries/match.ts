import { accountant } from './accountant/accountant.ts'
import { barberShop } from './barber-shop/barber-shop.ts'
import { bikeRepair } from './bike-repair/bike-repair.ts'
import { bookStore } from './book-store/book-store.ts'
import { carDetailing } from './car-detailing/car-detailing.ts'
import { carpentry } from './carpentry/carpentry.ts'
import { catering } from './catering/catering.ts'
import { chessInstructor } from './chess-instructor/chess-instructor.ts'
import { coffeeShop } from './coffee-shop/coffee-shop.ts'
import { condoRentalAgency } from './condo-rental-agency/condo-rental-agency.ts'
import { dentistOffice } from './dentist-office/dentist-office.ts'
import { electrician } from './electrician/electrician.ts'
import { fitness } from './fitness/fitness.ts'
import { generic } from './generic/generic.ts'
import { hairStyling } from './hair-styling/hair-styling.ts'
import { heatingAndCooling } from './heating-and-cooling/heating-and-cooling.ts'
import { homeConstruction } from './home-construction/home-construction.ts'
import { houseCleaning } from './house-cleaning/house-cleaning.ts'
import type { Industry } from './industry.ts'
import { landscaping } from './landscaping/landscaping.ts'
import { medicalClinic } from './medical-clinic/medical-clinic.ts'
import { musicLessons } from './music-lessons/music-lessons.ts'
import { nonProfitOrganization } from './non-profit-organization/non-profit-organization.ts'
import { nutritionist } from './nutritionist/nutritionist.ts'
import { pestControl } from './pest-control/pest-control.ts'
import { physicalTherapist } from './physical-therapist/physical-therapist.ts'
import { plumber } from './plumber/plumber.ts'
import { realEstateAgent } from './real-estate-agent/real-estate-agent.ts'
import { restaurant } from './restaurant/restaurant.ts'
import { spa } from './spa/spa.ts'
import { technologyConsulting } from './technology-consulting/technology-consulting.ts'
import { therapist } from './therapist/therapist.ts'
import { tireShop } from './tire-shop/tire-shop.ts'

/** Every kind of business there is a pack for. */
export const industries: readonly Industry[] = [
  plumber,
  barberShop,
  hairStyling,
  coffeeShop,
  restaurant,
  electrician,
  heatingAndCooling,
  houseCleaning,
  landscaping,
  therapist,
  dentistOffice,
  fitness,
  accountant,
  carpentry,
  spa,
  bikeRepair,
  carDetailing,
  tireShop,
  catering,
  pestControl,
  bookStore,
  chessInstructor,
  condoRentalAgency,
  realEstateAgent,
  homeConstruction,
  medicalClinic,
  physicalTherapist,
  nutritionist,
  nonProfitOrganization,
  technologyConsulting,
  musicLessons,
]

/** Below this a match is a coincidence. */
const enough = 2.9
/** A name says less than a description: 'The Boiler Room' may be a bar. */
const nameShare = 0.6

/** What counts for the trade by whose page somebody came: more than a word in passing, less than a trade's own name. */
const hintWeight = 4

/**
 * The kind of business that the owner's words point to most strongly, or the generic one. `hint` is the slug of a trade that is likely
 * before anything was said; an unknown one says nothing.
 */
export function industryFor(activities: string, name = '', hint = ''): Industry {
  let best = generic
  let bestScore = Math.max(enough, scoreOf(generic, activities) + nameShare * scoreOf(generic, name))
  for (const industry of industries) {
    const hinted = industry.slug === hint ? hintWeight : 0
    const score = scoreOf(industry, activities) + nameShare * scoreOf(industry, name) + hinted
    if (score > bestScore) {
      best = industry
      bestScore = score
    }
  }
  return best
}

function scoreOf({ matches }: Industry, text: string): number {
  const words = plain(text)
  return Object.entries(matches).reduce((sum, [term, weight]) => sum + (patternOf(term).test(words) ? weight : 0), 0)
}

/** Lowercase, without accents and with one space between words. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
}

const patterns = new Map<string, RegExp>()

function patternOf(term: string): RegExp {
  const known = patterns.get(term)
  if (known) return known
  const pattern = new RegExp(`(?:^| )${term.replaceAll('*', '\\p{L}*')}(?: |$)`, 'u')
  patterns.set(term, pattern)
  return pattern
}
