import type { SampleBusiness } from '../../samples/sample-business.ts'

export const sample: SampleBusiness = {
  industry: 'hair-styling',
  trade: 'a hair salon',
  name: 'Salon Ottoline',
  activities: 'Hair salon: cuts, color, balayage, blow-dries and styling for weddings',
  location: 'Chicago, Illinois',
  address: '212 Orchard Walk\nChicago, Illinois',
  phone: '(312) 555-0118',
  hours: 'Tuesday to Friday: 9am – 6pm\nSaturday: 9am – 4pm',
}
