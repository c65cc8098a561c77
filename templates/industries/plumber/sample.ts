import type { SampleBusiness } from '../../samples/sample-business.ts'

export const sample: SampleBusiness = {
  industry: 'plumber',
  trade: 'a plumber',
  name: 'Wren & Daughter Plumbing',
  activities: 'Plumber: emergency repairs, leak detection, water heaters, drain cleaning and bathroom fitting',
  location: 'Portland, Oregon',
  address: '48 Ferry Lane\nPortland, Oregon',
  phone: '(503) 555-0142',
  hours: 'Monday to Friday: 8am – 5pm\nSaturday: 9am – 1pm',
}
