/** A place and the letters of its country, ISO 3166-1 alpha-2. */
export type NamedPlace = { name: string; region: string; country: string }

const long = new Intl.DisplayNames(['en'], { type: 'region', style: 'long', fallback: 'none' })
const short = new Intl.DisplayNames(['en'], { type: 'region', style: 'short', fallback: 'none' })

/** Where people write the state and leave out the country. */
const knownByRegion = new Set(['US', 'CA', 'AU'])

/** A country's name as people write it ('Hong Kong', 'United Kingdom'); blank for an invalid code. */
export function countryName(code: string): string {
  if (!/^[A-Za-z]{2}$/.test(code)) return ''
  const brief = short.of(code) ?? ''
  return brief.length > 2 ? brief : (long.of(code) ?? '')
}

/**
 * A place as a person writes it: 'Portland, Oregon', 'Leeds, United Kingdom'. `isTwin`: its country has more of this name, so
 * the region is written too.
 */
export function placeLabel({ name, region, country }: NamedPlace, isTwin: boolean): string {
  if (region !== '' && knownByRegion.has(country)) return `${name}, ${region}`
  const parts = [name, ...(isTwin ? [region] : []), countryName(country)]
  return [...new Set(parts.filter((part) => part !== ''))].join(', ')
}
