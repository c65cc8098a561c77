import { accountant } from './accountant/accountant.ts'
import { barberShop } from './barber-shop/barber-shop.ts'
import { carpentry } from './carpentry/carpentry.ts'
import { coffeeShop } from './coffee-shop/coffee-shop.ts'
import { dentistOffice } from './dentist-office/dentist-office.ts'
import { electrician } from './electrician/electrician.ts'
import { fitness } from './fitness/fitness.ts'
import { generic } from './generic/generic.ts'
import { hairStyling } from './hair-styling/hair-styling.ts'
import { heatingAndCooling } from './heating-and-cooling/heating-and-cooling.ts'
import { houseCleaning } from './house-cleaning/house-cleaning.ts'
import type { Industry } from './industry.ts'
import { landscaping } from './landscaping/landscaping.ts'
import { musicLessons } from './music-lessons/music-lessons.ts'
import { plumber } from './plumber/plumber.ts'
import { restaurant } from './restaurant/restaurant.ts'
import { spa } from './spa/spa.ts'
import { therapist } from './therapist/therapist.ts'

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
  musicLessons,
]

/** Below this a match is a coincidence. */
const enough = 2.9
/** A name says less than a description: 'The Boiler Room' may be a bar. */
const nameShare = 0.6

/** The kind of business that the owner's words point to most strongly, or the generic one. */
export function industryFor(activities: string, name = ''): Industry {
  let best = generic
  let bestScore = Math.max(enough, scoreOf(generic, activities) + nameShare * scoreOf(generic, name))
  for (const industry of industries) {
    const score = scoreOf(industry, activities) + nameShare * scoreOf(industry, name)
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
