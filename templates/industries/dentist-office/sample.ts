import type { SampleBusiness } from '../../samples/sample-business.ts'

export const sample: SampleBusiness = {
  industry: 'dentist-office',
  trade: 'a dentist',
  name: 'Larkfield Dental Rooms',
  activities: 'Dentist: check-ups, cleanings, fillings, whitening and care for nervous patients',
  location: 'York',
  address: '40 Larkfield Road\nYork',
  phone: '01632 960 121',
  hours: 'Monday to Thursday: 9am – 5pm\nFriday: 9am – 1pm',
}
