import { type IndustrySlug, industrySlugs } from '../../../worker/platform/addresses/public-paths.ts'
import { accountant } from './copy/accountant.ts'
import { barberShop } from './copy/barber-shop.ts'
import { bikeRepair } from './copy/bike-repair.ts'
import { bookStore } from './copy/book-store.ts'
import { carDetailing } from './copy/car-detailing.ts'
import { carpentry } from './copy/carpentry.ts'
import { catering } from './copy/catering.ts'
import { chessInstructor } from './copy/chess-instructor.ts'
import { coffeeShop } from './copy/coffee-shop.ts'
import { condoRentalAgency } from './copy/condo-rental-agency.ts'
import { dentistOffice } from './copy/dentist-office.ts'
import { electrician } from './copy/electrician.ts'
import { fitness } from './copy/fitness.ts'
import { hairStyling } from './copy/hair-styling.ts'
import { heatingAndCooling } from './copy/heating-and-cooling.ts'
import { homeConstruction } from './copy/home-construction.ts'
import { houseCleaning } from './copy/house-cleaning.ts'
import { landscaping } from './copy/landscaping.ts'
import { medicalClinic } from './copy/medical-clinic.ts'
import { musicLessons } from './copy/music-lessons.ts'
import { nonProfitOrganization } from './copy/non-profit-organization.ts'
import { nutritionist } from './copy/nutritionist.ts'
import { pestControl } from './copy/pest-control.ts'
import { physicalTherapist } from './copy/physical-therapist.ts'
import { realEstateAgent } from './copy/real-estate-agent.ts'
import { restaurant } from './copy/restaurant.ts'
import { spa } from './copy/spa.ts'
import { technologyConsulting } from './copy/technology-consulting.ts'
import { therapist } from './copy/therapist.ts'
import { tireShop } from './copy/tire-shop.ts'
import type { IndustryCopy } from './industry-copy.ts'

/** The copy for each trade: a trade with a page but no copy does not compile. */
const copies: Readonly<Record<IndustrySlug, IndustryCopy>> = {
  accountant,
  'barber-shop': barberShop,
  'bike-repair': bikeRepair,
  'book-store': bookStore,
  'car-detailing': carDetailing,
  carpentry,
  catering,
  'chess-instructor': chessInstructor,
  'coffee-shop': coffeeShop,
  'condo-rental-agency': condoRentalAgency,
  'dentist-office': dentistOffice,
  electrician,
  fitness,
  'hair-styling': hairStyling,
  'heating-and-cooling': heatingAndCooling,
  'home-construction': homeConstruction,
  'house-cleaning': houseCleaning,
  landscaping,
  'medical-clinic': medicalClinic,
  'music-lessons': musicLessons,
  'non-profit-organization': nonProfitOrganization,
  nutritionist,
  'pest-control': pestControl,
  'physical-therapist': physicalTherapist,
  'real-estate-agent': realEstateAgent,
  restaurant,
  spa,
  'technology-consulting': technologyConsulting,
  therapist,
  'tire-shop': tireShop,
}

export const copyOf = (slug: IndustrySlug): IndustryCopy => copies[slug]

/** In the order in which they are listed. */
export const industryCopies: readonly IndustryCopy[] = industrySlugs.map(copyOf)
