import { sample as accountant } from '../industries/accountant/sample.ts'
import { sample as barberShop } from '../industries/barber-shop/sample.ts'
import { sample as bikeRepair } from '../industries/bike-repair/sample.ts'
import { sample as bookStore } from '../industries/book-store/sample.ts'
import { sample as carDetailing } from '../industries/car-detailing/sample.ts'
import { sample as carpentry } from '../industries/carpentry/sample.ts'
import { sample as catering } from '../industries/catering/sample.ts'
import { sample as chessInstructor } from '../industries/chess-instructor/sample.ts'
import { sample as coffeeShop } from '../industries/coffee-shop/sample.ts'
import { sample as condoRentalAgency } from '../industries/condo-rental-agency/sample.ts'
import { sample as dentistOffice } from '../industries/dentist-office/sample.ts'
import { sample as electrician } from '../industries/electrician/sample.ts'
import { sample as fitness } from '../industries/fitness/sample.ts'
import { sample as hairStyling } from '../industries/hair-styling/sample.ts'
import { sample as heatingAndCooling } from '../industries/heating-and-cooling/sample.ts'
import { sample as homeConstruction } from '../industries/home-construction/sample.ts'
import { sample as houseCleaning } from '../industries/house-cleaning/sample.ts'
import { sample as landscaping } from '../industries/landscaping/sample.ts'
import { sample as medicalClinic } from '../industries/medical-clinic/sample.ts'
import { sample as musicLessons } from '../industries/music-lessons/sample.ts'
import { sample as nonProfitOrganization } from '../industries/non-profit-organization/sample.ts'
import { sample as nutritionist } from '../industries/nutritionist/sample.ts'
import { sample as pestControl } from '../industries/pest-control/sample.ts'
import { sample as physicalTherapist } from '../industries/physical-therapist/sample.ts'
import { sample as plumber } from '../industries/plumber/sample.ts'
import { sample as realEstateAgent } from '../industries/real-estate-agent/sample.ts'
import { sample as restaurant } from '../industries/restaurant/sample.ts'
import { sample as spa } from '../industries/spa/sample.ts'
import { sample as technologyConsulting } from '../industries/technology-consulting/sample.ts'
import { sample as therapist } from '../industries/therapist/sample.ts'
import { sample as tireShop } from '../industries/tire-shop/sample.ts'
import type { SampleBusiness } from './sample-business.ts'

/** One for each industry pack. */
export const sampleBusinesses: readonly SampleBusiness[] = [
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
]
