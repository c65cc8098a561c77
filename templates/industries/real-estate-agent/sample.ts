import type { SampleBusiness } from '../../samples/sample-business.ts'

export const sample: SampleBusiness = {
  industry: 'real-estate-agent',
  trade: 'a real estate agent',
  name: 'Picket & Pine Real Estate',
  activities: 'Real estate agent: selling homes, buying homes, home valuations, open houses and relocation',
  location: 'Durham, North Carolina',
  address: '37 Hawthorn Lane\nDurham, North Carolina',
  phone: '(919) 555-0172',
  hours: 'Monday to Friday: 9am – 6pm\nSaturday: 10am – 3pm',
}
