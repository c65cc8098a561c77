import type { SampleBusiness } from '../../samples/sample-business.ts'

export const sample: SampleBusiness = {
  industry: 'barber-shop',
  trade: 'a barber shop',
  name: 'Two Gulls Barbers',
  activities: 'Barber shop: haircuts, skin fades, beard trims and hot towel shaves, walk-ins welcome',
  location: 'Bristol',
  address: '7 Sailmaker Row\nBristol',
  phone: '0117 496 0107',
  hours: 'Tuesday to Friday: 9am – 6pm\nSaturday: 9am – 4pm',
}
