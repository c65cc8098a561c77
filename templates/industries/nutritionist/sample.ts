import type { SampleBusiness } from '../../samples/sample-business.ts'

export const sample: SampleBusiness = {
  industry: 'nutritionist',
  trade: 'a nutritionist',
  name: 'Pear Tree Nutrition',
  activities: 'Nutritionist: meal planning, sports nutrition, food intolerances, families and workshops',
  location: 'Bath',
  address: '9 Pearmain Row\nBath',
  phone: '01632 960 174',
  hours: 'Tuesday to Friday: 9am – 5pm',
}
