import type { SampleBusiness } from '../../samples/sample-business.ts'

export const sample: SampleBusiness = {
  industry: 'pest-control',
  trade: 'a pest controller',
  name: 'Barn Owl Pest Control',
  activities: 'Pest control: mice and rats, ants, wasp nests, bed bugs, termites and sealing gaps',
  location: 'Savannah, Georgia',
  address: '77 Heron Creek Lane\nSavannah, Georgia',
  phone: '(912) 555-0157',
  hours: 'Monday to Friday: 7am – 6pm\nSaturday: 8am – 12pm',
}
