import { placeQuery } from '../../contract/places.ts'
import type { ResolvedPlace } from '../../creation/facts/read-facts.ts'
import { choosePlaces } from '../../providers/choose.ts'
import { countryName } from '../../providers/place-label.ts'
import type { ServiceContext } from '../context.ts'

/** The place that a location names in full, alone or as a part of an address; undefined where none does. Never fails. */
export async function resolvePlace({ env }: ServiceContext, location: string): Promise<ResolvedPlace | undefined> {
  for (const words of waysToSay(location)) {
    try {
      const found = await choosePlaces(env).find(words, {})
      const exact = found.find((place) => place.exact)
      if (exact) {
        const { name, region, latitude, longitude } = exact
        return { town: name, region, country: codeOf(exact.country), latitude, longitude }
      }
    } catch (error) {
      console.error('resolving a place', error)
      return undefined
    }
  }
  return undefined
}

/** '12 High Street, Totnes TQ9 5RY, UK' is said as it stands, then from its second part on, then without its postcode. */
function waysToSay(location: string): string[] {
  const whole = location.trim()
  const parts = whole
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const bare = parts.map(withoutNumbers).filter((part) => part !== '')
  const ways = [
    whole,
    ...parts.map((_, at) => parts.slice(at).join(', ')),
    ...bare.map((_, at) => bare.slice(at).join(', ')),
    ...bare.toReversed(),
  ]
  return [...new Set(ways)].filter((words) => placeQuery.safeParse({ q: words }).success).slice(0, most)
}
/** Asking about each may read a file. */
const most = 6

const withoutNumbers = (part: string) =>
  part
    .split(/\s+/)
    .filter((word) => !/\d/.test(word))
    .join(' ')
    .replace(/^(?:in|near|around|based in)\s+/i, '')
    .replace(/\s+(?:area|and (?:the )?surrounding (?:areas?|villages)|region)$/i, '')

const codes = new Map<string, string>()

/** ISO 3166-1 alpha-2 of a country's name as the places write it; blank for none. */
function codeOf(name: string): string {
  if (codes.size === 0) {
    const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at))
    for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
      const country = countryName(code)
      // Old codes have the names of those that followed them: the first in use counts.
      if (country !== '' && !codes.has(country) && new Intl.Locale(`und-${code}`).maximize().region === code)
        codes.set(country, code)
    }
  }
  return codes.get(name) ?? ''
}
