import type { SampleBusiness } from '../../samples/sample-business.ts'

export const sample: SampleBusiness = {
  industry: 'electrician',
  trade: 'an electrician',
  name: 'Ames & Brightwell Electric',
  activities: 'Electrician: rewiring, panel upgrades, lighting, EV chargers and fault finding',
  location: 'Columbus, Ohio',
  address: '530 Foundry Street\nColumbus, Ohio',
  phone: '(614) 555-0126',
  hours: 'Monday to Friday: 8am – 5pm\nSaturday: 9am – 1pm',
}
