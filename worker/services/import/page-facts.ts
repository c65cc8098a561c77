import type { KnownFacts } from '../../../renderer/document/known-facts.ts'
import { limits } from '../../../renderer/document/limits.ts'
import { socialProfile } from '../../../templates/compose/supplied-link.ts'
import { openingHoursOf } from './opening-hours.ts'
import { visibleLine } from './plain-text.ts'
import { isNode, type Node, textsIn } from './structured-data.ts'

/** What a page says of its business: by linked data first, by its links where that is silent. */
export function factsOf(businesses: readonly Node[], links: readonly string[]): KnownFacts {
  const first = (read: (business: Node) => string) => businesses.map(read).find((said) => said !== '') ?? ''
  return {
    phone: first((business) => phoneIn(textsIn(business.telephone)[0])) || phoneIn(linkTo('tel:', links)),
    email: first((business) => emailIn(textsIn(business.email)[0])) || emailIn(linkTo('mailto:', links)),
    address: first(({ address }) => addressIn([address].flat()[0])),
    hours: first(openingHoursOf),
    socials: socialsIn([...businesses.flatMap(({ sameAs }) => textsIn(sameAs)), ...links]),
  }
}

/** What follows a link's scheme, without parameters. */
function linkTo(scheme: string, links: readonly string[]): string {
  const link = links.find((one) => one.trim().toLowerCase().startsWith(scheme)) ?? ''
  const said = link
    .trim()
    .slice(scheme.length)
    .replace(/[?#;].*$/, '')
  try {
    return decodeURIComponent(said)
  } catch {
    return ''
  }
}

function phoneIn(text = ''): string {
  const said = visibleLine(text.replace(/^tel:/i, ''), 64)
    .replace(/[^\d\s().+/-]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return /(\d\D*){6}/.test(said) && said.length <= limits.phone ? said : ''
}

function emailIn(text = ''): string {
  const said = visibleLine(text.replace(/^mailto:/i, ''), 256).toLowerCase()
  return /^[\w.+'-]+@([a-z0-9-]+\.)+[a-z]{2,}$/.test(said) && said.length <= limits.email ? said : ''
}

/** The street; the place with its postcode. The country only where it is written out. */
function addressIn(address: unknown): string {
  if (typeof address === 'string')
    return address
      .split(/\s*\n\s*|<br\s*\/?>/)
      .map((line) => visibleLine(line, 128))
      .filter(Boolean)
      .slice(0, 5)
      .join('\n')
  if (!isNode(address)) return ''
  const part = (name: string) => {
    const value = address[name]
    return visibleLine(textsIn(isNode(value) ? value.name : value)[0] ?? '', 128)
  }
  const place = [[part('addressLocality'), part('addressRegion')].filter(Boolean).join(', '), part('postalCode')]
    .filter(Boolean)
    .join(' ')
  const country = part('addressCountry')
  return [part('streetAddress'), place, country.length > 3 ? country : ''].filter(Boolean).join('\n')
}

/** One profile for each network. What shares a page with others is no profile. */
function socialsIn(links: readonly string[]): KnownFacts['socials'] {
  const found = new Map<string, KnownFacts['socials'][number]>()
  for (const link of links) {
    const url = URL.canParse(link) && /^https?:/i.test(link) ? new URL(link) : undefined
    if (!url || url.pathname.length < 3 || link.length > limits.url || isShare.test(url.pathname)) continue
    const profile = socialProfile(url.href)
    if (profile && !found.has(profile.network)) found.set(profile.network, { network: profile.network, url: url.href })
  }
  return [...found.values()]
}

const isShare =
  /\/(sharer|share|shareArticle|intent|pin\/create|hashtag|search|login|plugins|tr|p|reel|status|posts|events)(\/|\.php|$)/i
