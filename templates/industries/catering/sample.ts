import type { SampleBusiness } from '../../samples/sample-business.ts'

export const sample: SampleBusiness = {
  industry: 'catering',
  trade: 'a caterer',
  name: 'Quince & Ladle Catering',
  activities: 'Catering: weddings, office lunches, canapés, private dinners and garden parties',
  location: 'Leeds',
  address: '14 Weaver’s Yard\nLeeds',
  phone: '0113 496 0152',
  hours: 'Monday to Friday: 9am – 5pm\nEvents on any day, by arrangement',
}
