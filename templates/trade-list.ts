import type { Trade } from './trade.ts'
import { accountant } from './trades/accountant.ts'
import { barberShop } from './trades/barber-shop.ts'
import { bikeRepair } from './trades/bike-repair.ts'
import { bookStore } from './trades/book-store.ts'
import { carDetailing } from './trades/car-detailing.ts'
import { carpentry } from './trades/carpentry.ts'
import { catering } from './trades/catering.ts'
import { chessInstructor } from './trades/chess-instructor.ts'
import { coffeeShop } from './trades/coffee-shop.ts'
import { condoRentalAgency } from './trades/condo-rental-agency.ts'
import { dentistOffice } from './trades/dentist-office.ts'
import { electrician } from './trades/electrician.ts'
import { fitness } from './trades/fitness.ts'
import { hairStyling } from './trades/hair-styling.ts'
import { heatingAndCooling } from './trades/heating-and-cooling.ts'
import { homeConstruction } from './trades/home-construction.ts'
import { houseCleaning } from './trades/house-cleaning.ts'
import { landscaping } from './trades/landscaping.ts'
import { medicalClinic } from './trades/medical-clinic.ts'
import { musicLessons } from './trades/music-lessons.ts'
import { nonProfitOrganization } from './trades/non-profit-organization.ts'
import { nutritionist } from './trades/nutritionist.ts'
import { pestControl } from './trades/pest-control.ts'
import { physicalTherapist } from './trades/physical-therapist.ts'
import { plumber } from './trades/plumber.ts'
import { realEstateAgent } from './trades/real-estate-agent.ts'
import { restaurant } from './trades/restaurant.ts'
import { spa } from './trades/spa.ts'
import { technologyConsulting } from './trades/technology-consulting.ts'
import { therapist } from './trades/therapist.ts'
import { tireShop } from './trades/tire-shop.ts'

/** Every listed trade. */
export const trades: readonly Trade[] = [
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
