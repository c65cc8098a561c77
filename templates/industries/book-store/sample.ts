import type { SampleBusiness } from '../../samples/sample-business.ts'

export const sample: SampleBusiness = {
  industry: 'book-store',
  trade: 'a bookstore',
  name: 'Foxglove & Folded Page',
  activities: 'Bookstore: new books, secondhand books, children’s books, readings and a book club',
  location: 'Northampton, Massachusetts',
  address: '9 Quill Street\nNorthampton, Massachusetts',
  phone: '(413) 555-0117',
  hours: 'Tuesday to Saturday: 10am – 6pm\nSunday: noon – 4pm',
}
