import type { SampleBusiness } from '../../samples/sample-business.ts'

export const sample: SampleBusiness = {
  industry: 'carpentry',
  trade: 'a carpenter',
  name: 'Rook & Rafter Carpentry',
  activities: 'Carpentry: fitted shelves, kitchens, staircases, doors and furniture to measure',
  location: 'Sheffield',
  address: 'Unit 4, Sawyers Yard\nSheffield',
  phone: '0114 496 0176',
  hours: 'Monday to Friday: 8am – 5pm\nSaturday: 9am – 1pm',
}
