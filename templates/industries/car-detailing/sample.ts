import type { SampleBusiness } from '../../samples/sample-business.ts'

export const sample: SampleBusiness = {
  industry: 'car-detailing',
  trade: 'a car detailer',
  name: 'Rainbead Detailing',
  activities: 'Car detailing: hand wash, interior detail, paint correction, ceramic coating and pet hair removal',
  location: 'Tucson, Arizona',
  address: '905 Saltbush Avenue\nTucson, Arizona',
  phone: '(520) 555-0139',
  hours: 'Monday to Friday: 8am – 5pm\nSaturday: 8am – 1pm',
}
