import { placeQuery } from '../../contract/places.ts'
import type { ResolvedPlace } from '../../creation/facts/read-facts.ts'
import { choosePlaces } from '../../providers/choose.ts'
import { countryName } from '../../providers/place-label.ts'
import type { ServiceContext } from '../context.ts'

type Words = { businessActivities: string; businessLocation: string; contact: string }

/**
 * The place that a location names in full, alone or as a part of an address; undefined where none does. Towns of many countries share a
 * name: the rest of what the owner wrote (a region, a postcode, phone numbers, a currency) decides between them. Never fails.
 */
export async function resolvePlace({ env }: ServiceContext, words: Words): Promise<ResolvedPlace | undefined> {
  const { businessActivities: activities, businessLocation: location, contact } = words
  const [{ countryOf }, { hasNumberOf }] = await Promise.all([
    import('../../creation/facts/country-of.ts'),
    import('../../creation/facts/phones.ts'),
  ])
  const country = countryOf({ activities, location, contact })
  for (const { said, isEnough } of waysToSay(location)) {
    try {
      const found = await choosePlaces(env).find(said, { ...(country && { country }) })
      const named = found.filter(({ exact }) => exact).map((place) => ({ ...place, code: codeOf(place.country) }))
      const fitting = named.filter(({ code }) => country === '' || code === country)
      const reached = fitting.find(({ code }) => hasNumberOf(`${contact}\n${activities}`, code))
      const isOnly = new Set(named.map(({ code }) => code)).size === 1
      const isCertain = isEnough || isOnly || country !== ''
      const place = reached ?? fitting.find(({ region }) => isCertain || saysRegion(location, region))
      if (place) {
        const { name, region, latitude, longitude, code } = place
        return { town: asTyped(name, location), region, country: code, latitude, longitude }
      }
    } catch (error) {
      console.error('resolving a place', error)
      return undefined
    }
  }
  return undefined
}

const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
const saysRegion = (location: string, region: string) => region !== '' && folded(location).includes(folded(region))

/** The name as the owner writes it, accents and all: 'Hāwera' for the index's 'Hawera'. */
function asTyped(name: string, location: string): string {
  const typed = location.split(/[,\n(]/).map((part) => part.trim())
  return typed.find((part) => folded(part) === folded(name)) ?? name
}

/** '12 High Street, Totnes TQ9 5RY, UK' is said as it stands, then from its second part on, then without its postcode. */
function waysToSay(location: string): { said: string; isEnough: boolean }[] {
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
  // What follows a town says which one it is: without it, the town alone could be any. The last part says most of where it is.
  const enough = new Set([whole, bare.join(', '), bare.at(-1)])
  return [...new Set(ways)]
    .filter((words) => placeQuery.safeParse({ q: words }).success)
    .slice(0, most)
    .map((said) => ({ said, isEnough: enough.has(said) }))
}
/** Asking about each may read a file. */
const most = 6

const withoutNumbers = (part: string) =>
  part
    .split(/\s+/)
    .filter((word) => !/\d/.test(word))
    .join(' ')
    .replace(/^(?:in|near|around|based in)\s+/i, '')
    .replace(
      /\s+(?:area|and (?:the )?surrounding (?:areas?|villages)|region|city|town|village|city cent(?:re|er)|town cent(?:re|er))$/i,
      '',
    )

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
