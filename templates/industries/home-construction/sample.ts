import type { SampleBusiness } from '../../samples/sample-business.ts'

export const sample: SampleBusiness = {
  industry: 'home-construction',
  trade: 'a home builder',
  name: 'Lintel & Lark Homes',
  activities: 'Home construction: new homes, additions, whole-house remodels, foundations and framing',
  location: 'Boise, Idaho',
  address: '31 Millrace Road\nBoise, Idaho',
  phone: '(208) 555-0134',
  hours: 'Monday to Friday: 7am – 4pm',
}
