import type { SampleBusiness } from '../../samples/sample-business.ts'

export const sample: SampleBusiness = {
  industry: 'accountant',
  trade: 'an accountant',
  name: 'Tallis & Penn Accounting',
  activities: 'Accountant: tax returns, bookkeeping, payroll and advice for small businesses',
  location: 'Boston, Massachusetts',
  address: '61 Counting House Lane\nBoston, Massachusetts',
  phone: '(617) 555-0155',
  hours: 'Monday to Thursday: 9am – 5pm\nFriday: 9am – 1pm',
}
