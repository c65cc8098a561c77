import type { SampleBusiness } from '../../samples/sample-business.ts'

export const sample: SampleBusiness = {
  industry: 'physical-therapist',
  trade: 'a physical therapist',
  name: 'Footbridge Physical Therapy',
  activities: 'Physical therapy: back and neck pain, sports injuries, rehab after surgery, balance and home visits',
  location: 'Chattanooga, Tennessee',
  address: '214 Millrace Road\nChattanooga, Tennessee',
  phone: '(423) 555-0173',
  hours: 'Monday to Thursday: 7am – 6pm\nFriday: 7am – 3pm',
}
