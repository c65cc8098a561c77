import type { SampleBusiness } from '../../samples/sample-business.ts'

export const sample: SampleBusiness = {
  industry: 'fitness',
  trade: 'a gym',
  name: 'Anvil & Oak Fitness',
  activities: 'Fitness studio: personal training, strength classes, small groups and mobility',
  location: 'Austin, Texas',
  address: '305 Depot Street\nAustin, Texas',
  phone: '(512) 555-0190',
  hours: 'Monday to Friday: 6am – 8pm\nSaturday: 8am – 12pm',
}
