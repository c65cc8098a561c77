import type { SampleBusiness } from '../../samples/sample-business.ts'

export const sample: SampleBusiness = {
  industry: 'medical-clinic',
  trade: 'a medical clinic',
  name: 'Juniper Street Clinic',
  activities: 'Medical clinic: checkups, sick visits, vaccinations, children’s health and long-term conditions',
  location: 'Bend, Oregon',
  address: '77 Juniper Street\nBend, Oregon',
  phone: '(541) 555-0167',
  hours: 'Monday to Friday: 8am – 6pm\nSaturday: 9am – 12pm',
}
