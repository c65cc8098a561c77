import type { Business } from '../../renderer/document/business.ts'
import type { PresetStyle, SocialNetwork } from '../../renderer/document/enumerations.ts'
import { limits } from '../../renderer/document/fields/limits.ts'
import { type SectionType, sectionTypes } from '../../renderer/document/section-types.ts'
import type { Link } from '../../renderer/document/values/link.ts'
import { networkOf } from '../../renderer/document/values/social-profile.ts'
import { parseWebAddress } from '../../renderer/document/values/web-address.ts'
import { interpolate } from '../../renderer/facts/fact-words.ts'
import { areMostlyPriced } from '../../renderer/facts/lowest-price.ts'
import { pageWords } from '../../renderer/languages/languages.ts'
import { type Brief, type ContentInput, isInTradesLanguage } from './brief.ts'

/** A link without a target, which isn't rendered. */
export const noLink: Link = { type: 'None', value: '', label: '' }

/** A link to a section. `noLink` if the section isn't on the page or the label is blank. */
export function linkTo({ chosen }: Pick<Brief, 'chosen'>, type: SectionType, label: string): Link {
  const id = chosen.get(type)
  return id === undefined || label === '' ? noLink : { type: 'Section', value: id, label }
}

/** The first booking page among the owner's links. Blank if there is none. */
export const bookingAddress = (brief: Brief): string => firstOf(brief, bookingPage)

/** The first video among the owner's links. Blank if there is none. */
export const videoAddress = (brief: Brief): string => firstOf(brief, videoPage)

const firstOf = ({ link, business }: Brief, read: (link: string) => string) =>
  [link, ...business.links.map(({ url }) => url)].map(read).find((found) => found !== '') ?? ''

/** 'Call 01803 555 0142', or only the number if the label doesn't fit or the language lacks it. */
export function callLink({ business, factWords }: Brief): Link {
  const number = business.phones.find(({ kind }) => kind === 'Phone')?.number ?? business.phones[0]?.number ?? ''
  if (number === '') return noLink
  const call = factWords ? interpolate(factWords.call, { number }) : number
  return { type: 'Phone', value: number, label: call.length <= limits.buttonLabel ? call : number }
}

function emailLink({ business, labels }: Brief): Link {
  const address = business.emails[0]?.address ?? ''
  const label = labels?.email ?? address
  return address === '' || label.length > limits.buttonLabel ? noLink : { type: 'Email', value: address, label }
}

/**
 * The introduction's button: booking page, otherwise contact section (in trades where customers call first, the phone), otherwise email. No
 * button if the phone number is the only contact and already visible.
 */
export function mainLink(brief: Brief): Link {
  const { business, labels, trade } = brief
  const page = bookingAddress(brief)
  const isCallInView = business.phones.length > 0 && showsNumber[brief.style]
  const call = isCallInView ? noLink : callLink(brief)
  const contact = isCallInView && business.emails.length === 0 ? noLink : linkTo(brief, 'Contact', callToAction(brief))
  const candidates = [
    page !== '' ? linkTo(brief, 'Scheduling', labels?.book ?? '') : noLink,
    webLink(page, labels?.book),
    ...(trade.phoneFirst ? [call, contact] : [contact, call]),
    emailLink(brief),
  ]
  return candidates.find(({ type }) => type !== 'None') ?? noLink
}

/** Whether a style shows the phone number at the top, in the header or in large type. */
const showsNumber: Readonly<Record<PresetStyle, boolean>> = {
  Common: true,
  CommonAlt: false,
  Geometric: true,
  Elegant: true,
  Fun: false,
}

/** An external link, labeled with its address by default. */
export function webLink(value: string, label = shortAddress(value), room: number = limits.buttonLabel): Link {
  return value === '' || label === '' || label.length > room ? noLink : { type: 'Web', value, label }
}

/** 'alder.example/prices' for 'https://www.alder.example/prices/'. */
const shortAddress = (address: string) =>
  (parseWebAddress(address) ?? '').replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '')

/** The trade's call to action. Blank if it mentions bookings or appointments that the owner doesn't take or mention. */
export function tradeCallToAction(brief: Brief): string {
  const { trade } = brief
  if (!isInTradesLanguage(brief) || trade.slug === '' || trade.callToAction === brief.labels?.getInTouch) return ''
  const fits = /^Book\b/.test(trade.callToAction)
    ? takesBookings(brief)
    : !trade.appointments || makesAppointments(brief)
  return fits ? trade.callToAction : ''
}

const callToAction = (brief: Brief): string => tradeCallToAction(brief) || (brief.labels?.getInTouch ?? '')

/**
 * Whether the owner takes bookings: via a booking page, by appointment, or by choosing a booking section, unless
 * customers walk in.
 */
export const takesBookings = (brief: Brief): boolean =>
  brief.business.hours.byAppointment ||
  bookingAddress(brief) !== '' ||
  (brief.chosen.has('Scheduling') && !takesWalkIns(brief.business))

const bookingHosts = [
  'calendly.com',
  'cal.com',
  'booksy.com',
  'fresha.com',
  'square.site',
  'squareup.com',
  'acuityscheduling.com',
  'setmore.com',
  'treatwell.co.uk',
  'vagaro.com',
  'opentable.com',
  'resy.com',
]

/** Undefined for other links. */
export function socialProfile(link: string): { network: SocialNetwork; value: string } | undefined {
  const network = networkOf(link)
  return network && !isVideo(link) ? { network, value: link } : undefined
}

/** Blank unless it's a booking page. */
export function bookingPage(link: string): string {
  return bookingHosts.some((candidate) => isOn(hostOf(link), candidate)) ? link : ''
}

/** Blank unless it's a video. */
export function videoPage(link: string): string {
  return isVideo(link) ? link : ''
}

function isVideo(link: string): boolean {
  const host = hostOf(link)
  if (isOn(host, 'youtu.be')) return true
  if (isOn(host, 'youtube.com')) return /\/(watch\?|shorts\/|embed\/)/.test(link)
  return isOn(host, 'vimeo.com') && /\/\d+/.test(link)
}

function isOn(host: string, site: string): boolean {
  return host === site || host.endsWith(`.${site}`)
}

function hostOf(link: string): string {
  return parseWebAddress(link)?.match(/^https?:\/\/([^/:?#]+)/)?.[1] ?? ''
}

/** Whether customers make appointments: common in the trade or mentioned by the owner, and no walk-ins. */
export const makesAppointments = ({ trade, business }: Pick<Brief, 'trade' | 'business'>): boolean =>
  business.hours.byAppointment || (trade.appointments === true && !takesWalkIns(business))

export const takesWalkIns = ({ sentences, terms }: Business): boolean =>
  [...sentences, ...terms].some(({ text }) => walkIn.test(text) && !noWalkIn.test(text))

const walkIn =
  /\bwalk[\s-]?ins?\b|\b(?:no|without(?: an)?) (?:appointments?|bookings?|need to book)\b|\bjust (?:turn|show) up\b|\bdrop[\s-]in\b|\bohne (?:termin|voranmeldung)|\bsans (?:rendez-vous|rdv)|\bsin cita\b|\bsenza (?:appuntamento|prenotazione)|予約不要|예약 없이/iu

const noWalkIn = /\bno walk[\s-]?ins?\b|\bwe don['’]t (?:take|do) walk/iu

const maxMenuLinks = 5

/**
 * Name, menu, and the main button if no introduction has it. If space is short, the menu omits the button's target. The phone number needs
 * no button, since the header shows it anyway.
 */
export function headerContent(brief: Brief): ContentInput<'Header'> {
  const button = brief.chosen.has('Introduction') ? noLink : mainLink(brief)
  const entries = navigation(brief)
  const others = entries.filter(({ type }) => linkTo(brief, type, '…').value !== button.value)
  const shown: readonly SectionType[] = (others.length >= 3 ? others : entries)
    .slice(0, maxMenuLinks)
    .map(({ type }) => type)
  return {
    logoText: brief.name,
    links: entries
      .filter(({ type }) => shown.includes(type))
      .map(({ type, label }, index) => ({ id: `link-${index + 1}`, link: linkTo(brief, type, label) })),
    button: button.type === 'Phone' ? noLink : button,
  }
}

export function footerContent(brief: Brief): ContentInput<'Footer'> {
  const pages = otherPages(brief)
  const sections = navigation(brief)
    .map(({ type, label }) => linkTo(brief, type, label))
    .slice(0, limits.footerLinks - pages.length)
  return {
    copyright: copyrightLine(brief),
    links: [...sections, ...pages].map((link, index) => ({ id: `footer-link-${index + 1}`, link })),
    socialLinks: profiles(brief).map(({ network, value }, index) => ({
      id: `social-link-${index + 1}`,
      link: { type: 'Social', label: network, network, value },
    })),
  }
}

const addressesOf = ({ link, business }: Brief) => [link, ...business.links.map(({ url }) => url)]

/** One per network. */
function profiles(brief: Brief) {
  const found = addressesOf(brief).flatMap((address) => socialProfile(address) ?? [])
  return found.filter(({ network }, index) => found.findIndex((one) => one.network === network) === index)
}

/** At most two other pages of the business. Excludes pages that are already linked, and the website that this one replaces. */
function otherPages(brief: Brief): Link[] {
  const { business, link, chosen } = brief
  const elsewhere = new Set([link, bookingAddress(brief), chosen.has('Video') ? videoAddress(brief) : ''])
  return business.links
    .filter(({ url }) => !elsewhere.has(url) && !socialProfile(url))
    .map(({ url }) => webLink(url, undefined, limits.navLink))
    .filter(({ type }) => type !== 'None')
    .slice(0, 2)
}

/** Omits a name that is too long instead of cutting it. */
function copyrightLine({ name, year }: Brief): string {
  const lines = [`© ${year ?? ''} ${name}`, `© ${name}`, year === undefined ? '' : `© ${year}`]
  return lines.map((line) => line.replace(/\s+/g, ' ')).find((line) => line.length <= limits.copyright) ?? ''
}

const linkOrder: readonly SectionType[] = [
  'Services',
  'Gallery',
  'Team',
  'CustomerReviews',
  'FrequentlyAskedQuestions',
  'Contact',
  'Scheduling',
  'Video',
]

/** A section's label in the page's language: the trade's own if available. Blank in unsupported languages. */
export function navigationLabel(brief: Brief, type: SectionType): string {
  const { labels, factWords, trade, language, business } = brief
  if (!labels) return ''
  const words = pageWords(language)
  const own: Partial<Record<SectionType, string>> = {
    Services: (areMostlyPriced(business) ? factWords?.labels.prices : undefined) ?? words.services,
    Gallery: words.gallery,
    Team: words.team,
    CustomerReviews: labels.reviews,
    FrequentlyAskedQuestions: labels.faq,
    Contact: labels.contact,
    Scheduling: labels.book,
    Video: words.video,
  }
  return (isInTradesLanguage(brief) ? trade.navigation?.[type] : undefined) ?? own[type] ?? ''
}

/** With fewer sections, the page is so short that a menu is useless. */
const minMenuLinks = 3

function navigation(brief: Brief): { type: SectionType; label: string }[] {
  const found = linkOrder
    .filter((type) => brief.chosen.has(type) && sectionTypes[type].headerLinkAllowed)
    .map((type) => ({ type, label: navigationLabel(brief, type) }))
    .filter(({ label }) => label !== '')
  // Reviews may remain samples that visitors don't see.
  return found.filter(({ type }) => type !== 'CustomerReviews').length < minMenuLinks ? [] : found
}
