import type { Link } from '../../renderer/document/link.ts'
import type { Brief, ContentInput } from './brief.ts'
import { agreesTimes, bookingAddress, callLink, linkTo, noLink, takesBookings, webLink } from './links.ts'
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

/** How to book, where there is a page for it, or times are agreed and there is a way to ask for one. */
export function schedulingContent(brief: Brief): ContentInput<'Scheduling'> | undefined {
  const { business } = brief
  const button = bookingLink(brief)
  if (button.type === 'None' || (button.type !== 'Web' && !agreesTimes(brief))) return undefined
  return {
    ...blankScheduling(brief),
    body: business.terms
      .filter(({ kind }) => kind === 'Booking')
      .map(({ text }) => text)
      .join('\n')
      .slice(0, 512),
    button,
    image: drawn(brief, 'scheduling', ({ scheduling }) => scheduling),
  }
}

/** Until there is a booking page to lead to, the button leads to the contact form, else to the phone. */
function bookingLink(brief: Brief): Link {
  const label = brief.labels?.book
  const ways = [webLink(bookingAddress(brief), label), linkTo(brief, 'Contact', label ?? ''), callLink(brief)]
  return ways.find(({ type }) => type !== 'None') ?? noLink
}

export const blankScheduling = ({ labels }: Brief): ContentInput<'Scheduling'> => ({
  heading: labels?.booking ?? '',
  body: '',
  button: noLink,
})
