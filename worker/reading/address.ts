import { isStreetLine } from '../../templates/compose/place-name.ts'
import { type Found, matchesOf } from './text.ts'

const street =
  '(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Dr|Boulevard|Blvd|Way|Court|Ct|Close|Square|Sq|Place|Pl|Terrace|Parade|Quay|Crescent|Cres|Hill|Row|Highway|Hwy|Parkway|Pkwy)'
const streetWord = "\\p{Lu}[\\p{L}'’]+"
const townWord = "\\p{Lu}[\\p{L}\\p{M}'’]+(?:-\\p{L}+)*(?![\\p{L}\\p{N}])"
/** '80302-1234', '01310-100', '150-0002', '00-950', 'D-10115', '114 55', '560 001', '1012 AB', '80302'; 'NE46 3NU', 'M5V 2T6', 'D02 AF30' */
const postcode =
  '(?<![\\p{L}\\p{N}])(?:(?:[A-Z]{1,2}-)?(?:\\d{5}-\\d{3,4}|\\d{4}-\\d{3}|\\d{3}-\\d{4}|\\d{2}-\\d{3}|\\d{3} \\d{2,3}|\\d{4} ?[A-Z]{2}|\\d{4,6})|[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}|[A-Z]\\d[A-Z][ -]?\\d[A-Z]\\d|[A-Z]\\d[\\dW] ?[A-Z\\d]{4})(?![\\p{L}\\p{N}])'
/** 'CO', 'NSW', 'LS1' */
const region = '[A-Z][A-Z\\d]{1,3}(?![\\p{L}\\p{N}])'
const day = '(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|Open|Call|Tel|Near|Opposite)'
const part = `${day}(?:${postcode}(?= \\p{Lu}|\\s*(?:[.,;\\n]|$))|${townWord}|${region})(?: (?:[-–] )?(?:${postcode}|${townWord}|${region}|upon|on|le|la|sur|de|da|do|del|am))*`
const town = `(?:, ${part})?(?:,? (?:[-–] )?${postcode})?`

const english = new RegExp(
  `(?:(?:Unit|Suite|Flat|Shop|Studio) \\d+\\p{L}?,? )?(?<![\\p{L}\\p{N}£€$])\\d{1,5}\\p{L}?(?:[-–]\\d{1,4})? (?:${streetWord} ){1,3}${street}\\b\\.?(?:, ${part}){0,3}`,
  'gu',
)
const german = new RegExp(
  `(?<![\\p{L}\\p{N}])\\p{Lu}[\\p{L}-]*(?:(?<=\\p{L}) (?:Stra(?:ß|ss)e|Str\\.|Gasse|Weg|Platz|Allee|Ufer|Damm|Ring)|straße|strasse|str\\.|gasse|weg|platz|allee|ufer|damm|ring|straat|laan|gracht|plein|gatan|vägen) ?(?:\\p{Lu}\\p{L}+ )?\\d{1,4}\\p{L}?(?![\\p{L}\\p{N}])${town}`,
  'gu',
)
const romance = new RegExp(
  `(?:\\d{1,4}(?: bis| ter)?,? (?:rue|avenue|boulevard|place|quai|impasse|chemin|route) (?:(?:de|du|des|la|le|l')\\s?)*${streetWord}(?:[ -]${streetWord})*|(?:Calle|C/|Avenida|Avda\\.?|Av\\.?|Plaza|Paseo|Via|Viale|Piazza|Corso|Rua|Praça|Travessa|Largo|ul\\.) (?:(?:de|del|da|do|dos|das|della|delle|dei|degli|di|la|el|los|las)\\s)*${streetWord}(?: (?:(?:de|da|do|dos|das|del|della|di|e|y) )?${streetWord})*,? (?:n[.º°]*\\s?)?\\d{1,4}\\p{L}?)(?![\\p{L}\\p{N}])${town}`,
  'gu',
)

/** The text's only address with street and number; undefined if there are several. */
export function addressIn(text: string): Found<{ text: string }> | undefined {
  const [first, second] = [english, german, romance].flatMap((pattern) => matchesOf(text, pattern))
  return !first || second || first.match[0].length > 200 ? undefined : { text: first.match[0], spans: [first.span] }
}

const saysDistance = /\d+ ?(?:miles?|mi|km|kilomet\p{L}*|min\p{L}*|hours?)\b/iu
const houseNumber =
  /(?:^|[\s,])\d{1,5}\p{L}?(?:[-–/]\d{1,4})? (?=\p{L})|\p{L}[.,]? (?:n[.º°]* ?)?\d{1,4}\p{L}?(?=\s*(?:,|\n|$))|\d-\d+-\d+|\d+丁目|\d+番地/u

/** '東京都渋谷区神南1-2-3', '서울 마포구 양화로 45': no comma separates the street from the town. */
const eastAsian = /\p{Script=Han}.*(?:\d+-\d+|\d+(?:丁目|番))|\p{Script=Hangul}[로길] ?\d+/u

/** Whether a location includes a street and house number, not just a town and postcode. */
export function isAddress(location: string): boolean {
  const parts = location.split(/[,\n]/).map((part) => part.trim())
  const streets = parts.filter((part) => houseNumber.test(part) && !isPostcode(part))
  if (saysDistance.test(location)) return false
  return (
    (streets.length > 0 && parts.length > 1) ||
    eastAsian.test(location) ||
    addressIn(location) !== undefined ||
    isStreetLine(location)
  )
}

const postcodePart = new RegExp(`^(?:${postcode} \\p{L}|.*${postcode}$)`, 'iu')

/** '10115 Berlin', 'Leeds LS1 4AP', 'VIC 3000', 'Springfield 62701', 'Dublin 2' */
export const isPostcode = (part: string): boolean =>
  (postcodePart.test(part) || /\b(?:District|Zone|Arrondissement|Dublin|Paris|Bezirk) \d{1,2}$/iu.test(part)) &&
  !addressIn(part)
