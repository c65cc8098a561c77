import type { SocialNetwork } from '../../renderer/document/enumerations.ts'
import { parseWebAddress } from '../../renderer/document/web-address.ts'

const networks: Readonly<Record<string, SocialNetwork>> = {
  'instagram.com': 'Instagram',
  'facebook.com': 'Facebook',
  'fb.com': 'Facebook',
  'youtube.com': 'YouTube',
  'tiktok.com': 'TikTok',
  'threads.net': 'Threads',
  'threads.com': 'Threads',
  'thumbtack.com': 'Thumbtack',
  'linkedin.com': 'LinkedIn',
  'yelp.com': 'Yelp',
  'yelp.co.uk': 'Yelp',
  'pinterest.com': 'Pinterest',
  'twitter.com': 'Twitter',
  'x.com': 'Twitter',
  'mastodon.social': 'Mastodon',
}

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
  const host = hostOf(link)
  const known = Object.keys(networks).find((candidate) => isOn(host, candidate))
  const network = known && networks[known]
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
