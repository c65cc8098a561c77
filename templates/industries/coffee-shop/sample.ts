import type { SampleBusiness } from '../../samples/sample-business.ts'

export const sample: SampleBusiness = {
  industry: 'coffee-shop',
  trade: 'a coffee shop',
  name: 'Lantern Lane Coffee',
  activities: 'Coffee shop: filter coffee, espresso, pastries, breakfast and a few good sandwiches',
  location: 'Margate',
  address: '3 Lantern Lane\nMargate',
  phone: '01632 960 133',
  hours: 'Monday to Friday: 7am – 4pm\nSaturday and Sunday: 8am – 4pm',
}
