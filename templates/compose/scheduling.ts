import type { Link } from '../../renderer/document/link.ts'
import { agreesTimes } from './appointments.ts'
import type { Brief } from './brief.ts'
import type { ContentInput } from './content-input.ts'
import { bookingAddress, callLink, linkTo, noLink, webLink } from './links.ts'
import { drawn } from './pictures.ts'

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
