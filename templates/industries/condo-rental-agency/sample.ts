import type { SampleBusiness } from '../../samples/sample-business.ts'

export const sample: SampleBusiness = {
  industry: 'condo-rental-agency',
  trade: 'a condo rental agency',
  name: 'Evening Side Condos',
  activities:
    'Condo rental agency: long-term rentals, furnished condos, vacation stays, tenant search and condo management',
  location: 'Tampa, Florida',
  address: '214 Pelican Row\nTampa, Florida',
  phone: '(813) 555-0187',
  hours: 'Monday to Friday: 9am – 6pm\nSaturday: 10am – 2pm',
}
