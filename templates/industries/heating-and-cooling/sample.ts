import type { SampleBusiness } from '../../samples/sample-business.ts'

export const sample: SampleBusiness = {
  industry: 'heating-and-cooling',
  trade: 'a heating and cooling firm',
  name: 'Evenly Heating & Air',
  activities: 'Heating and cooling: furnace repair, air conditioning, heat pumps, duct cleaning and tune-ups',
  location: 'Denver, Colorado',
  address: '88 Quarry Street\nDenver, Colorado',
  phone: '(303) 555-0163',
  hours: 'Monday to Friday: 8am – 5pm\nSaturday: 9am – 1pm',
}
