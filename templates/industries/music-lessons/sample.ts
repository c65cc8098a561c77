import type { SampleBusiness } from '../../samples/sample-business.ts'

export const sample: SampleBusiness = {
  industry: 'music-lessons',
  trade: 'a music school',
  name: 'Marigold Street Music',
  activities: 'Music lessons: piano, guitar, violin and singing for children and adults',
  location: 'Minneapolis, Minnesota',
  address: '17 Marigold Street\nMinneapolis, Minnesota',
  phone: '(612) 555-0147',
  hours: 'Monday to Friday: 2pm – 8pm\nSaturday: 9am – 3pm',
}
