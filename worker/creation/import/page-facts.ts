import { type Business, business as businessFacts } from '../../../renderer/document/business.ts'
import type { SocialNetwork } from '../../../renderer/document/enumerations.ts'
import { limits } from '../../../renderer/document/fields/limits.ts'
import { socialProfile } from '../../../templates/compose/header-and-footer.ts'
import { isNode, type Node, offersOf, openingHoursOf, textsIn } from './structured-data.ts'
import { visibleLine } from './text.ts'

/** A business's facts from its page: from linked data, else from its links. */
export function factsOf(businesses: readonly Node[], links: readonly string[]): Business {
  const first = (read: (business: Node) => string) => businesses.map(read).find((said) => said !== '') ?? ''
  const phone = first((business) => phoneIn(textsIn(business.telephone)[0])) || phoneIn(linkTo('tel:', links))
  const email = first((business) => emailIn(textsIn(business.email)[0])) || emailIn(linkTo('mailto:', links))
  const address = first((business) => addressIn([business.address].flat()[0]))
  const hours = businesses.map(openingHoursOf).find(({ periods, closed }) => periods.length + closed.length > 0)
  const socials = socialsIn([...businesses.flatMap(({ sameAs }) => textsIn(sameAs)), ...links])
  const year = Number(first(({ foundingDate }) => /^\s*(\d{4})/.exec(textsIn(foundingDate)[0] ?? '')?.[1] ?? ''))
  return businessFacts.parse({
    phones: numbered('phone', phone === '' ? [] : [{ number: phone }]),
    emails: numbered('email', email === '' ? [] : [{ address: email }]),
    ...(address !== '' && { address: { text: address, source } }),
    ...(hours && { hours }),
    links: numbered('link', socials.map(({ url }) => ({ url })).slice(0, limits.businessLinks)),
    services: numbered('service', offersOf(businesses)),
    people: numbered('person', peopleIn(businesses).slice(0, limits.people)),
    areas: numbered('area', areasIn(businesses).slice(0, limits.areas)),
    ...(year >= 1000 && year <= new Date().getUTCFullYear() && { since: { year, source } }),
  })
}

const source = 'imported'

/** Gives each item a numbered id of its kind. */
const numbered = <T extends object>(kind: string, facts: readonly T[]) =>
  facts.map((fact, index) => ({ ...fact, id: `imported-${kind}-${index + 1}`, source }))

/** Founders and employees, each once. */
function peopleIn(businesses: readonly Node[]): { name: string; role: string; about: string }[] {
  const nodes = businesses.flatMap(({ founder, employee, employees }) => [founder, employee, employees].flat())
  const found = nodes.filter(isNode).flatMap(({ name, jobTitle, description }) => {
    const said = lineOf(name, 120)
    return said === '' ? [] : [{ name: said, role: lineOf(jobTitle, 80), about: lineOf(description, 1024) }]
  })
  return [...new Map(found.toReversed().map((person) => [person.name.toLowerCase(), person])).values()].toReversed()
}

function areasIn(businesses: readonly Node[]): { name: string }[] {
  const names = businesses
    .flatMap(({ areaServed }) => [areaServed].flat())
    .map((area) => lineOf(isNode(area) ? area.name : area, 80))
  return [...new Set(names)].filter((name) => name !== '').map((name) => ({ name }))
}

const lineOf = (value: unknown, max: number) => visibleLine(textsIn(value)[0] ?? '', max)

/** The part after a link's scheme, without parameters. */
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

/** The street, and the town with its postcode. Includes the country only if it's spelled out. */
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

/** One profile per network. Share links aren't profiles. */
type Profile = { network: SocialNetwork; url: string }

function socialsIn(links: readonly string[]): Profile[] {
  const found = new Map<string, Profile>()
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
