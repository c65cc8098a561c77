import type { SocialNetwork } from '../enumerations.ts'
import { parseWebAddress } from './parse-web-address.ts'

const networkOfHost: Readonly<Record<string, SocialNetwork>> = {
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

/** URL prefixes of profile names. Thumbtack's profile URLs don't have names. */
const profileAt: Readonly<Partial<Record<SocialNetwork, string>>> = {
  Instagram: 'https://www.instagram.com/',
  Facebook: 'https://www.facebook.com/',
  YouTube: 'https://www.youtube.com/@',
  Mastodon: 'https://mastodon.social/@',
  TikTok: 'https://www.tiktok.com/@',
  Threads: 'https://www.threads.com/@',
  LinkedIn: 'https://www.linkedin.com/company/',
  Yelp: 'https://www.yelp.com/biz/',
  Pinterest: 'https://www.pinterest.com/',
  Twitter: 'https://x.com/',
}

export function networkOf(address: string): SocialNetwork | undefined {
  const host = parseWebAddress(address)?.match(/^https?:\/\/([^/:?#]+)/)?.[1] ?? ''
  const known = Object.keys(networkOfHost).find((site) => host === site || host.endsWith(`.${site}`))
  return known === undefined ? undefined : networkOfHost[known]
}

/** The profile URL for `@name` on a network. Undefined for any other text. */
export function profileOfName(text: string, network: SocialNetwork): string | undefined {
  const [, name, server] = text.trim().match(/^@([\w.-]+)(?:@([\w-]+(?:\.[\w-]+)+))?$/) ?? []
  if (!name) return undefined
  if (server) return network === 'Mastodon' ? `https://${server}/@${name}` : undefined
  const start = profileAt[network]
  return start && start + name
}

/** The `@name` in a profile URL, if the URL is in the network's usual form. */
function nameInProfile(address: string, network: SocialNetwork): string | undefined {
  const start = profileAt[network]
  const rest = start && address.startsWith(start) ? address.slice(start.length) : ''
  return /^[\w.-]+$/.test(rest) ? `@${rest}` : undefined
}

type Profile = { value: string; network?: SocialNetwork }

/** Updates a profile from input: a URL, which also sets the network, or an `@name` on the selected network. */
export function withTypedProfile<P extends Profile>(profile: P, typed: string): P & { type: 'Social' } {
  const network = networkOf(typed) ?? profile.network ?? 'Instagram'
  return { ...profile, type: 'Social', network, value: profileOfName(typed, network) ?? typed }
}

export function withNetwork<P extends Profile>(profile: P, network: SocialNetwork): P & { type: 'Social' } {
  const { value, network: before } = profile
  const name = (before && nameInProfile(value, before)) ?? value
  return { ...profile, type: 'Social', network, value: profileOfName(name, network) ?? value }
}
