import { agreesTimes } from './appointments.ts'
import type { Brief } from './brief.ts'
import type { ContentInput } from './content-input.ts'
import { bookingAddress, noLink, takesBookings } from './links.ts'
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
  (agreesTimes(brief) || takesBookings(brief)) && bookingAddress(brief) === ''
