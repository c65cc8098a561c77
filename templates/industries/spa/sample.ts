import type { SampleBusiness } from '../../samples/sample-business.ts'

export const sample: SampleBusiness = {
  industry: 'spa',
  trade: 'a spa',
  name: 'Saltmere Spa',
  activities: 'Day spa: massage, facials, body treatments and a quiet steam room',
  location: 'Newport, Rhode Island',
  address: '2 Tidewater Walk\nNewport, Rhode Island',
  phone: '(401) 555-0112',
  hours: 'Tuesday to Friday: 9am – 6pm\nSaturday: 9am – 4pm',
}
