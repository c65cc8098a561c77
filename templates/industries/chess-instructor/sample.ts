import type { SampleBusiness } from '../../samples/sample-business.ts'

export const sample: SampleBusiness = {
  industry: 'chess-instructor',
  trade: 'a chess instructor',
  name: 'The Long Diagonal',
  activities: 'Chess lessons: beginners, children, openings, endgames and tournament preparation',
  location: 'Norwich',
  address: 'Upstairs, 5 Weaver Row\nNorwich',
  phone: '01632 960 171',
  hours: 'Monday to Friday: 2pm – 8pm\nSaturday: 10am – 4pm',
}
