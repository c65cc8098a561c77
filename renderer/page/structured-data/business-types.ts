/**
 * What schema.org calls a business of a trade, by the trade's slug. Only trades whose every business is one: a personal trainer is no
 * gym. All others are a LocalBusiness.
 */
const types: Readonly<Record<string, string>> = {
  accountant: 'AccountingService',
  'auto-repair': 'AutoRepair',
  bakery: 'Bakery',
  'barber-shop': 'HairSalon',
  'beauty-salon': 'BeautySalon',
  'bed-and-breakfast': 'BedAndBreakfast',
  'book-store': 'BookStore',
  childcare: 'ChildCare',
  'car-detailing': 'AutomotiveBusiness',
  carpentry: 'HomeAndConstructionBusiness',
  catering: 'FoodEstablishment',
  'coffee-shop': 'CafeOrCoffeeShop',
  'condo-rental-agency': 'RealEstateAgent',
  'dentist-office': 'Dentist',
  electrician: 'Electrician',
  fitness: 'HealthAndBeautyBusiness',
  florist: 'Florist',
  'hair-styling': 'HairSalon',
  'heating-and-cooling': 'HVACBusiness',
  'home-construction': 'GeneralContractor',
  'house-cleaning': 'HomeAndConstructionBusiness',
  'house-painter': 'HousePainter',
  landscaping: 'HomeAndConstructionBusiness',
  lawyer: 'LegalService',
  locksmith: 'Locksmith',
  'medical-clinic': 'MedicalClinic',
  mover: 'MovingCompany',
  'nail-salon': 'NailSalon',
  nutritionist: 'MedicalBusiness',
  optician: 'Optician',
  pharmacy: 'Pharmacy',
  'physical-therapist': 'MedicalBusiness',
  plumber: 'Plumber',
  'real-estate-agent': 'RealEstateAgent',
  restaurant: 'Restaurant',
  roofing: 'RoofingContractor',
  spa: 'DaySpa',
  'tattoo-studio': 'TattooParlor',
  'tire-shop': 'TireShop',
  'travel-agency': 'TravelAgency',
}

export const businessType = (trade: string): string =>
  (Object.hasOwn(types, trade) ? types[trade] : undefined) ?? 'LocalBusiness'
