// The businesses whose owners say these sentences, as facts. The plumber is that of the other tests.

const day = (days, opens, closes) => ({ days, opens, closes })
const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
const service = (id, name, amount, currency) => ({ id, name, price: { amount, currency } })

export const businesses = {
  salon: {
    businessName: 'Marsh Hair',
    has: ['Gallery', 'Team', 'FrequentlyAskedQuestions'],
    facts: {
      ...{ activities: 'Hairdresser in Totnes', location: 'Totnes', trade: { slug: 'hair-salon', name: 'Hair salon' } },
      place: { town: 'Totnes', region: 'Devon', country: 'GB' },
      people: [
        { id: 'person-1', name: 'Jo Marsh', role: 'Stylist' },
        { id: 'person-2', name: 'Ana Ruiz', role: 'Colorist' },
      ],
      services: [
        service('service-1', 'Dry cut', 25, 'GBP'),
        service('service-2', 'Full color', 80, 'GBP'),
        service('service-3', 'Fringe trim', 8, 'GBP'),
      ],
      hours: { periods: [day([...week, 'Saturday'], '09:00', '18:00')] },
      phones: [{ id: 'phone-1', number: '01803 555 019' }],
      emails: [{ id: 'email-1', address: 'jo@marsh.example' }],
    },
  },
  farrier: {
    businessName: 'Hale Farrier',
    has: ['Gallery', 'Team', 'FrequentlyAskedQuestions', 'CustomerReviews'],
    facts: {
      ...{ activities: 'Farrier around Derby', location: 'Derby', trade: { slug: 'farrier', name: 'Farrier' } },
      place: { town: 'Derby', region: 'Derbyshire', country: 'GB' },
      people: [{ id: 'person-1', name: 'Tom Hale', role: 'Farrier' }],
      services: [
        service('service-1', 'Trim', 30, 'GBP'),
        service('service-2', 'Set of shoes', 85, 'GBP'),
        service('service-3', 'Hot shoeing', 95, 'GBP'),
      ],
      areas: [
        { id: 'area-1', name: 'Derby' },
        { id: 'area-2', name: 'Ashby' },
      ],
      hours: { periods: [day([...week, 'Saturday', 'Sunday'], '07:00', '19:00')] },
      phones: [
        { id: 'phone-1', number: '01234 555 111' },
        { id: 'phone-2', number: '01234 567890' },
      ],
      emails: [{ id: 'email-1', address: 'hale@hoof.example' }],
    },
  },
  tutor: {
    businessName: 'Park Lane Tutors',
    ...{ palette: 'terracotta', has: ['Gallery', 'Team', 'CustomerReviews'] },
    facts: {
      ...{ activities: 'Maths tutor in Bath', location: 'Bath', trade: { slug: 'tutor', name: 'Tutor' } },
      place: { town: 'Bath', region: 'Maine', country: 'US' },
      people: [{ id: 'person-1', name: 'Eve Stone', role: 'Tutor' }],
      services: [service('service-1', 'Maths lesson', 55, 'USD'), service('service-2', 'Exam prep', 70, 'USD')],
      hours: { periods: [day(week, '14:00', '19:00')] },
      phones: [{ id: 'phone-1', number: '(207) 555-0142' }],
      emails: [{ id: 'email-1', address: 'eve@tutors.example' }],
    },
  },
}
