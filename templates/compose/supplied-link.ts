import type { SocialNetwork } from '../../renderer/document/enumerations.ts'
import { networkOf } from '../../renderer/document/social-profile.ts'
import { parseWebAddress } from '../../renderer/document/web-address.ts'

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

/** The page the owner named, when it is a profile on a social network. */
export function socialProfile(link: string): { network: SocialNetwork; value: string } | undefined {
  const network = networkOf(link)
  return network && !isVideo(link) ? { network, value: link } : undefined
}

/** The page the owner named, when appointments are made there; blank otherwise. */
export function bookingPage(link: string): string {
  return bookingHosts.some((candidate) => isOn(hostOf(link), candidate)) ? link : ''
}

/** The page the owner named, when it is a video; blank otherwise. */
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
