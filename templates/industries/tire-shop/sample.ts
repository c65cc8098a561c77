import type { SampleBusiness } from '../../samples/sample-business.ts'

export const sample: SampleBusiness = {
  industry: 'tire-shop',
  trade: 'a tire shop',
  name: 'Milepost Tire & Wheel',
  activities: 'Tire shop: new tires, flat repair, wheel balancing, alignment and winter changeovers',
  location: 'Duluth, Minnesota',
  address: '1320 Oreboat Road\nDuluth, Minnesota',
  phone: '(218) 555-0183',
  hours: 'Monday to Friday: 7:30am – 5:30pm\nSaturday: 8am – 12pm',
}
