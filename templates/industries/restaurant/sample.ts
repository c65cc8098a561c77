import type { SampleBusiness } from '../../samples/sample-business.ts'

export const sample: SampleBusiness = {
  industry: 'restaurant',
  trade: 'a restaurant',
  name: 'The Plum Table',
  activities: 'Restaurant: seasonal dinners, a long Sunday lunch, private dining and natural wine',
  location: 'Asheville, North Carolina',
  address: '19 Mill Race Road\nAsheville, North Carolina',
  phone: '(828) 555-0171',
  hours: 'Wednesday to Saturday: 5pm – 10pm\nSunday: 12pm – 4pm',
}
