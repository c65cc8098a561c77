import type { SampleBusiness } from '../../samples/sample-business.ts'

export const sample: SampleBusiness = {
  industry: 'non-profit-organization',
  trade: 'a non-profit organization',
  name: 'The Spare Hour',
  activities:
    'Non-profit: a food pantry, homework help, rides for older neighbors, volunteering and a community garden',
  location: 'Duluth, Minnesota',
  address: '31 Lakehead Street\nDuluth, Minnesota',
  phone: '(218) 555-0158',
  hours: 'Tuesday to Friday: 10am – 6pm\nSaturday: 9am – 1pm',
}
