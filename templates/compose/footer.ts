import { limits } from '../../renderer/document/limits.ts'
import type { Link } from '../../renderer/document/link.ts'
import type { Brief } from './brief.ts'
import type { ContentInput } from './content-input.ts'
import { bookingAddress, linkTo, videoAddress, webLink } from './links.ts'
import { navigation } from './navigation.ts'
import { socialProfile } from './supplied-link.ts'

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
