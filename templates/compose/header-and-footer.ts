import { limits } from '../../renderer/document/limits.ts'
import type { Link } from '../../renderer/document/link.ts'
import { type SectionType, sectionTypes } from '../../renderer/document/section-types.ts'
import { pageWords } from '../../renderer/elements/page-words.ts'
import { type Brief, type ContentInput, isInTradesLanguage } from './brief.ts'
import { bookingAddress, linkTo, mainLink, noLink, socialProfile, videoAddress, webLink } from './links.ts'

const most = 5

/**
 * The name, the way around the page, and the main button. What the button leads to is no link as well, while others need the room. The phone
 * number needs no button: the view shows it anyway.
 */
export function headerContent(brief: Brief): ContentInput<'Header'> {
  const button = mainLink(brief)
  const entries = navigation(brief)
  const others = entries.filter(({ type }) => linkTo(brief, type, '…').value !== button.value)
  const shown: readonly SectionType[] = (others.length >= 3 ? others : entries).slice(0, most).map(({ type }) => type)
  return {
    logoText: brief.name,
    links: entries
      .filter(({ type }) => shown.includes(type))
      .map(({ type, label }, index) => ({ id: `link-${index + 1}`, link: linkTo(brief, type, label) })),
    button: button.type === 'Phone' ? noLink : button,
  }
}

const copyrightLength = 32
/** A footer that nobody has asked for more in stays short. */
const mostLinks = 4

export function footerContent(brief: Brief): ContentInput<'Footer'> {
  const pages = otherPages(brief)
  const sections = navigation(brief)
    .map(({ type, label }) => linkTo(brief, type, label))
    .slice(0, mostLinks - pages.length)
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

/** The business's pages on social networks, one of each. */
function profiles(brief: Brief) {
  const found = addressesOf(brief).flatMap((address) => socialProfile(address) ?? [])
  return found.filter(({ network }, index) => found.findIndex((one) => one.network === network) === index)
}

/** At most two of the business's other pages: none that stands elsewhere, and not the website that this one takes the place of. */
function otherPages(brief: Brief): Link[] {
  const { business, link, chosen } = brief
  const elsewhere = new Set([link, bookingAddress(brief), chosen.has('Video') ? videoAddress(brief) : ''])
  return business.links
    .filter(({ url }) => !elsewhere.has(url) && !socialProfile(url))
    .map(({ url }) => webLink(url, undefined, limits.navLink))
    .filter(({ type }) => type !== 'None')
    .slice(0, 2)
}

/** A name too long for the line is left out rather than cut. */
function copyrightLine({ name, year }: Brief): string {
  const lines = [`© ${year ?? ''} ${name}`, `© ${name}`, year === undefined ? '' : `© ${year}`]
  return lines.map((line) => line.replace(/\s+/g, ' ')).find((line) => line.length <= copyrightLength) ?? ''
}

/** The sections that a link may lead to, in the order in which links are worth having. */
const order: readonly SectionType[] = [
  'Services',
  'Gallery',
  'Team',
  'CustomerReviews',
  'FrequentlyAskedQuestions',
  'Contact',
  'Scheduling',
  'Video',
]

/** What a section is called in the page's language: the trade's own word where it has one. Blank in a language without words. */
export function navigationLabel(brief: Brief, type: SectionType): string {
  const { labels, trade, language } = brief
  if (!labels) return ''
  const words = pageWords(language)
  const own: Partial<Record<SectionType, string>> = {
    Services: words.services,
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

/** The sections of the page that a link may lead to, with what it says. */
function navigation(brief: Brief): { type: SectionType; label: string }[] {
  return order
    .filter((type) => brief.chosen.has(type) && sectionTypes[type].headerLinkAllowed)
    .map((type) => ({ type, label: navigationLabel(brief, type) }))
    .filter(({ label }) => label !== '')
}
