import { type Brief, isInTradesLanguage } from './brief.ts'
import type { ContentInput } from './content-input.ts'
import { bookingAddress, noLink } from './links.ts'
import { artwork, hasPictures } from './pictures.ts'
import { trueSentence } from './true-of-all.ts'

/** The heading and the form; numbers, addresses, hours and areas are the business's, which the view reads. */
export function contactContent(brief: Brief): ContentInput<'Contact'> {
  const { business, labels, trade, place } = brief
  return {
    heading: labels?.contact ?? '',
    body: trueSentence(brief.language, 'form'),
    showMap: place !== '' || business.address.text !== '',
    button: noLink,
    askPreferredTime: asksForTime(brief) ? 'Optional' : 'Off',
    image: isInTradesLanguage(brief) && hasPictures(brief) ? artwork(brief, trade.pictures.contact, 'contact') : null,
  }
}

/** Where times are agreed and there is no page to book them on: of the trade, of the business, or since the page invites to book. */
const asksForTime = (brief: Brief): boolean =>
  (brief.trade.appointments === true || brief.business.hours.byAppointment || brief.chosen.has('Scheduling')) &&
  bookingAddress(brief) === ''
