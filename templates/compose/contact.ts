import type { Brief } from './brief.ts'
import type { ContentInput } from './content-input.ts'
import { bookingAddress, noLink } from './links.ts'
import { drawn } from './pictures.ts'

/** The heading and the form; numbers, addresses, hours and areas are the business's, which the view reads. */
export function contactContent(brief: Brief): ContentInput<'Contact'> {
  const { business, labels, place } = brief
  return {
    heading: labels?.contact ?? '',
    body: '',
    showMap: place !== '' || business.address.text !== '',
    button: noLink,
    askPreferredTime: asksForTime(brief) ? 'Optional' : 'Off',
    image: drawn(brief, 'contact', ({ contact }) => contact),
  }
}

/** Where times are agreed and there is no page to book them on: of the trade, of the business, or since the page invites to book. */
const asksForTime = (brief: Brief): boolean =>
  (brief.trade.appointments === true || brief.business.hours.byAppointment || brief.chosen.has('Scheduling')) &&
  bookingAddress(brief) === ''
