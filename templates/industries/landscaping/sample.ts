import type { SampleBusiness } from '../../samples/sample-business.ts'

export const sample: SampleBusiness = {
  industry: 'landscaping',
  trade: 'a landscaper',
  name: 'Underhedge Gardens',
  activities: 'Landscaping: garden design, planting, patios, lawn care and hedge trimming',
  location: 'Bath',
  address: 'The Old Nursery, Vale Lane\nBath',
  phone: '01632 960 184',
  hours: 'Monday to Friday: 8am – 5pm\nSaturday: 9am – 1pm',
}
