import type { SampleBusiness } from '../../samples/sample-business.ts'

export const sample: SampleBusiness = {
  industry: 'technology-consulting',
  trade: 'a technology consultancy',
  name: 'Switchyard Technology',
  activities: 'Technology consulting: IT support, cloud migration, security, backups and software selection',
  location: 'Raleigh, North Carolina',
  address: '620 Signal Row, Suite 4\nRaleigh, North Carolina',
  phone: '(919) 555-0186',
  hours: 'Monday to Friday: 8am – 6pm',
}
