import type { SampleBusiness } from '../../samples/sample-business.ts'

export const sample: SampleBusiness = {
  industry: 'house-cleaning',
  trade: 'a cleaning firm',
  name: 'Clementine Home Cleaning',
  activities: 'House cleaning: weekly cleaning, deep cleaning, move-out cleaning and windows',
  location: 'Leeds',
  address: '26 Lime Grove\nLeeds',
  phone: '0113 496 0158',
  hours: 'Monday to Friday: 8am – 5pm\nSaturday: 9am – 1pm',
}
