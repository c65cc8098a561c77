import type { Trade } from './trade.ts'
import { accountant } from './trades/accountant.ts'
import { autoRepair } from './trades/auto-repair.ts'
import { bakery } from './trades/bakery.ts'
import { barberShop } from './trades/barber-shop.ts'
import { bikeRepair } from './trades/bike-repair.ts'
import { bookStore } from './trades/book-store.ts'
import { carDetailing } from './trades/car-detailing.ts'
import { carpentry } from './trades/carpentry.ts'
import { catering } from './trades/catering.ts'
import { celebrant } from './trades/celebrant.ts'
import { chessInstructor } from './trades/chess-instructor.ts'
import { chimneySweep } from './trades/chimney-sweep.ts'
import { coffeeShop } from './trades/coffee-shop.ts'
import { condoRentalAgency } from './trades/condo-rental-agency.ts'
import { dentistOffice } from './trades/dentist-office.ts'
import { dogGrooming } from './trades/dog-grooming.ts'
import { dogWalking } from './trades/dog-walking.ts'
import { drivingSchool } from './trades/driving-school.ts'
import { electrician } from './trades/electrician.ts'
import { fitness } from './trades/fitness.ts'
import { florist } from './trades/florist.ts'
import { hairStyling } from './trades/hair-styling.ts'
import { handyman } from './trades/handyman.ts'
import { heatingAndCooling } from './trades/heating-and-cooling.ts'
import { homeConstruction } from './trades/home-construction.ts'
import { houseCleaning } from './trades/house-cleaning.ts'
import { housePainter } from './trades/house-painter.ts'
import { landscaping } from './trades/landscaping.ts'
import { locksmith } from './trades/locksmith.ts'
import { medicalClinic } from './trades/medical-clinic.ts'
import { mover } from './trades/mover.ts'
import { musicLessons } from './trades/music-lessons.ts'
import { nailSalon } from './trades/nail-salon.ts'
import { nonProfitOrganization } from './trades/non-profit-organization.ts'
import { nutritionist } from './trades/nutritionist.ts'
import { pestControl } from './trades/pest-control.ts'
import { photographer } from './trades/photographer.ts'
import { physicalTherapist } from './trades/physical-therapist.ts'
import { plumber } from './trades/plumber.ts'
import { realEstateAgent } from './trades/real-estate-agent.ts'
import { restaurant } from './trades/restaurant.ts'
import { roofing } from './trades/roofing.ts'
import { spa } from './trades/spa.ts'
import { tailor } from './trades/tailor.ts'
import { tattooStudio } from './trades/tattoo-studio.ts'
import { technologyConsulting } from './trades/technology-consulting.ts'
import { therapist } from './trades/therapist.ts'
import { tireShop } from './trades/tire-shop.ts'
import { tutor } from './trades/tutor.ts'
import { upholsterer } from './trades/upholsterer.ts'
import { windowCleaning } from './trades/window-cleaning.ts'

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
  autoRepair,
  bakery,
  celebrant,
  chimneySweep,
  dogGrooming,
  dogWalking,
  drivingSchool,
  florist,
  handyman,
  housePainter,
  locksmith,
  mover,
  nailSalon,
  photographer,
  roofing,
  tailor,
  tattooStudio,
  tutor,
  upholsterer,
  windowCleaning,
]
