import type { SampleBusiness } from '../../samples/sample-business.ts'

export const sample: SampleBusiness = {
  industry: 'therapist',
  trade: 'a therapist',
  name: 'The Unhurried Room',
  activities: 'Therapist: talking therapy for anxiety, grief and life changes, in person and online',
  location: 'Burlington, Vermont',
  address: '11 Cedar Court\nBurlington, Vermont',
  phone: '(802) 555-0139',
  hours: 'Monday to Thursday: 9am – 5pm\nFriday: 9am – 1pm',
}
