const maxPlaceLength = 32
const withArticle =
  /^(uk|usa|us|uae|united (kingdom|states|arab emirates)|netherlands|philippines|bahamas|cotswolds|midlands|bronx)\b/i
const remote = '(?:online|remotely?|virtual(?:ly)?|en línea|en ligne)'
const joint = '(?:[,;/&+(]|and|or|und|oder|et|ou|y|o|e|en|of|i|plus)'
const besideRemote = new RegExp(
  `^${remote}\\s*${joint}\\s+(?:also\\s+|auch\\s+)?(?:in\\s+)?|(?:\\s+|(?=[,;/&+(]))${joint}\\s*(?:also\\s+|auch\\s+)?${remote}\\)?$`,
  'iu',
)

/** 'Didsbury' for 'Online and Didsbury'. */
export const placeOffline = (location: string): string => location.trim().replace(besideRemote, '')

const nowhere =
  /^(online|remote|remotely|virtual|worldwide|world wide|nationwide|anywhere|everywhere|global|internet|n\/a|none|mobile)$/i
const streetEnd =
  /\b(street|st|road|rd|avenue|ave|lane|ln|drive|dr|boulevard|blvd|way|court|ct|close|square|unit|suite|floor)\.?$/i

/** 'portland or', 'Leeds UK': omits a state or country after the town. */
const abbreviation =
  /(?<=\p{L}{3}[\p{L} .'’-]*) (?:a[lkzr]|c[aot]|de|fl|ga|hi|i[dlna]|k[sy]|la|m[eadinsot]|n[evhjmycd]|o[hkr]|pa|ri|s[cd]|t[nx]|ut|v[ta]|w[aviy]|uk|usa?)$/iu

/** 'Altdorf UR', 'Logan QLD', 'Belo Horizonte - MG': omits a code in capitals after a name that isn't in capitals. */
const canton = /(?<=\p{Lu}\p{Ll}{2}.*)\s+(?:-\s+)?(?!DC$)\p{Lu}{2,3}$/u

/**
 * A location, worded so that it can follow 'in': 'Leeds' for '12 High Street, Leeds LS1 4AP, UK'. Blank without a place, or if it's too
 * long for a sentence.
 */
export function placeName(location: string): string {
  const parts = placeOffline(location)
    .split(/[,\n;|/&+()]/)
    .map(withoutNumbers)
    .filter((part) => part !== '')
  const named = parts.length > 1 ? parts.filter((part) => !streetEnd.test(part)) : parts
  const first = named[0] ?? ''
  if (first === '' || first.length > maxPlaceLength || nowhere.test(first)) return ''
  const place = first === first.toLowerCase() ? titled(first) : first
  return withArticle.test(place) ? `the ${place.replace(/^the /i, '')}` : place
}

const streets =
  'calle|c\\/|av\\.?|avda\\.?|avenida|carrera|cra\\.?|paseo|plaza|camino|carretera|calzada|privada|blvd\\.?|boulevard|rua|travessa|largo|praça|via|viale|piazza|corso|vicolo|rue|impasse|chemin|quai|ul\\.?|ulica|aleja|al\\.'
/**
 * A street with a number, without a comma, and the rest: 'calle 12 oriente 1407 centro Puebla', 'Hauptstr. 5 Kassel'.
 */
const streetLine = new RegExp(
  `^(?:\\d{1,5}\\p{L}?,? )?(?:(?:${streets})(?:(?<=[./])\\s?|\\s).*|\\p{L}[\\p{L} -]*(?:straße|strasse|str\\.?|gasse|weg|platz|allee|ufer|damm|ring|straat|laan|gracht|plein|gatan|vägen)) (?:n[.º°o]* ?|#)?\\d{1,5}\\p{L}?(?!\\d)(?:,?\\s+\\d{4,5})?(?<behind>[^\\d]*)$`,
  'iu',
)
/** For example '14 mill st ballina co mayo'. */
const numberFirst =
  /^(?!\d+ ?(?:miles?|mi|mins?|minutes?|km|hours?)\b)(?:(?:unit|flat|apt|suite|shop) \d+\p{L}?,? )?\d{1,5}\p{L}?(?:[-–/]\d{1,4})? (?:[\p{L}'’.]+ ){1,3}?(?:street|st|road|rd|avenue|ave|lane|ln|drive|close|court|crescent|terrace|tce|parade|pde|place|square|sq|quay|row|gardens|grove|highway|hwy|boulevard|blvd)\.?(?<behind>(?:\s[\p{L}'’.-]+)*?)(?:\s(?:[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}|\d{4,5}))?$/iu
const county = /\s(?:co\.?|county)\s\p{L}+$/iu
const district = /^(?:[\s-]*(?:\d{4,5}|centro|col(?:onia)?\.?|zona|bairro|barrio)(?=\s|$))+/iu

/** Whether a location is only a British postal code or its first half, such as 'LS6'. Maps can find these. */
export const isPostcode = (location: string): boolean =>
  /^\s*[a-z]{1,2}\d[a-z\d]?(?:\s?\d[a-z]{2})?\s*$/iu.test(location)

export const isStreetLine = (location: string): boolean =>
  streetLine.test(location.trim()) || numberFirst.test(location.trim())

/** Drops a part that starts with a house number, since it's a street. Any other number is a postal code. */
function withoutNumbers(part: string): string {
  const text = part
    .trim()
    .replace(/^(?:based\s+)?(?:just\s+)?(?:(?:in|near|around|outside(?: of)?|serving|covering)\s+)?/i, '')
    .replace(
      /\s+(?:area|region|(?:and|und|et|y|e|en) (?:about|around|surrounding\b.*|nearby|beyond|villages|district|umgebung|environs|alrededores|dintorni|omgeving))$/iu,
      '',
    )
    .replace(/\s*(?:\p{Pd}|&|\+|and|plus)?\s*(?:up to\s*)?\d+\s*(?:miles?|mi|km)\b.*$/iu, '')
  const behind = (streetLine.exec(text) ?? numberFirst.exec(text))?.groups?.behind?.replace(county, '')
  if (behind !== undefined)
    return /^\s*(?:de|del|du|di|da|do)\s/iu.test(behind) ? '' : behind.replace(district, '').trim()
  if (/^\d+\w?\s+\p{L}/u.test(text) && !/^\d{4,}\s/.test(text)) return ''
  return text
    .split(/\s+/)
    .filter((word) => !/\d/.test(word))
    .join(' ')
    .replace(/[^\p{L}\p{M}\s.'’-]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(abbreviation, '')
    .replace(canton, '')
}

function titled(text: string): string {
  return text.replace(/(^|[\s-])(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
}
