import type { SampleBusiness } from '../../samples/sample-business.ts'

export const sample: SampleBusiness = {
  industry: 'bike-repair',
  trade: 'a bike workshop',
  name: 'Magpie Cycle Workshop',
  activities: 'Bike repair: tune-ups, flat tires, wheel truing, brake service and electric bikes',
  location: 'Madison, Wisconsin',
  address: '61 Towpath Street\nMadison, Wisconsin',
  phone: '(608) 555-0164',
  hours: 'Tuesday to Friday: 9am – 6pm\nSaturday: 9am – 3pm',
}
