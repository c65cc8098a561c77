import { limits } from '../../renderer/document/limits.ts'
import type { Link } from '../../renderer/document/link.ts'
import type { SectionType } from '../../renderer/document/section-types.ts'
import { parseWebAddress } from '../../renderer/document/web-address.ts'
import { filled } from '../../renderer/facts/fact-words.ts'
import { takesWalkIns } from './appointments.ts'
import { type Brief, isInTradesLanguage } from './brief.ts'
import { bookingPage, videoPage } from './supplied-link.ts'

/** A link that leads nowhere and is not drawn. */
export const noLink: Link = { type: 'None', value: '', label: '' }

/** A link to a section of the page; `noLink` where the page has no such section or the label is blank. */
export function linkTo({ chosen }: Pick<Brief, 'chosen'>, type: SectionType, label: string): Link {
  const id = chosen.get(type)
  return id === undefined || label === '' ? noLink : { type: 'Section', value: id, label }
}

/** The page on which appointments are made: among the links, or the one that the owner named first. Blank for none. */
export const bookingAddress = (brief: Brief): string => firstOf(brief, bookingPage)

/** The address of a video, likewise. */
export const videoAddress = (brief: Brief): string => firstOf(brief, videoPage)

const firstOf = ({ link, business }: Brief, read: (link: string) => string) =>
  [link, ...business.links.map(({ url }) => url)].map(read).find((found) => found !== '') ?? ''

/** 'Call 01803 555 0142'; the number alone where the words have no room, or the language has none. */
export function callLink({ business, said }: Brief): Link {
  const number = business.phones.find(({ kind }) => kind === 'Phone')?.number ?? business.phones[0]?.number ?? ''
  if (number === '') return noLink
  const call = said ? filled(said.call, { number }) : number
  return { type: 'Phone', value: number, label: call.length <= limits.buttonLabel ? call : number }
}

function emailLink({ business, labels }: Brief): Link {
  const address = business.emails[0]?.address ?? ''
  const label = labels?.email ?? address
  return address === '' || label.length > limits.buttonLabel ? noLink : { type: 'Email', value: address, label }
}

/** Where the main button leads: to booking where there is a page for it, to the contact section, else straight to the phone or the mailbox. */
export function mainLink(brief: Brief): Link {
  const { labels } = brief
  const page = bookingAddress(brief)
  const candidates = [
    page !== '' ? linkTo(brief, 'Scheduling', labels?.book ?? '') : noLink,
    webLink(page, labels?.book),
    linkTo(brief, 'Contact', callToAction(brief)),
    callLink(brief),
    emailLink(brief),
  ]
  return candidates.find(({ type }) => type !== 'None') ?? noLink
}

/** A link to a page elsewhere, which its address stands for where no word does. */
export function webLink(value: string, label = shortAddress(value), room: number = limits.buttonLabel): Link {
  return value === '' || label === '' || label.length > room ? noLink : { type: 'Web', value, label }
}

/** 'alder.example/prices' of 'https://www.alder.example/prices/'. */
const shortAddress = (address: string) =>
  (parseWebAddress(address) ?? '').replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '')

/** The trade's own words, unless they invite to book with a business of which nobody said that it takes bookings. */
function callToAction(brief: Brief): string {
  const { trade, labels } = brief
  const usual = labels?.getInTouch ?? ''
  if (!isInTradesLanguage(brief) || trade.slug === '') return usual
  return trade.appointments === true && !takesBookings(brief) ? usual : trade.callToAction || usual
}

/** Whether the owner said that customers book: on a page, by appointment, or by choosing a section for it unless they walk in. */
export const takesBookings = (brief: Brief): boolean =>
  brief.business.hours.byAppointment ||
  bookingAddress(brief) !== '' ||
  (brief.chosen.has('Scheduling') && !takesWalkIns(brief.business))

/** The other way that a visitor may want to take at once: the phone, else the services. */
export function secondLink(brief: Brief, servicesLabel: string): Link {
  const call = callLink(brief)
  return call.type === 'None' || mainLink(brief).type === 'Phone' ? linkTo(brief, 'Services', servicesLabel) : call
}
