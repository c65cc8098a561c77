import { type Found, matchesOf } from './text.ts'

const street =
  '(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Dr|Boulevard|Blvd|Way|Court|Ct|Close|Square|Sq|Place|Pl|Terrace|Parade|Quay|Crescent|Cres|Hill|Row|Highway|Hwy|Parkway|Pkwy)'
const word = "\\p{Lu}[\\p{L}'’]+"
const day = '(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|Open|Call|Tel|Near|Opposite)'
const town = `(?:, ${day}(?:${word}|[A-Z\\d]{2,4})(?: (?:${word}|[A-Z\\d]{2,4}|upon|on|le|\\d{4,5}))*){0,3}`

const english = new RegExp(
  `(?:(?:Unit|Suite|Flat|Shop|Studio) \\d+\\p{L}?,? )?(?<![\\p{L}\\p{N}£€$])\\d{1,5}\\p{L}?(?:[-–]\\d{1,4})? (?:${word} ){1,3}${street}\\b\\.?${town}`,
  'gu',
)
const german = new RegExp(
  `(?<![\\p{L}\\p{N}])\\p{Lu}[\\p{L}-]*(?:straße|strasse|str\\.|gasse|weg|platz|allee|ufer|damm|ring)(?: \\p{Lu}\\p{L}+)? \\d{1,4}\\p{L}?(?:, (?:\\d{4,5} )?${word}(?: \\p{Lu}\\p{L}+)*)?`,
  'gu',
)
const romance = new RegExp(
  `(?:\\d{1,4}(?: bis| ter)?,? (?:rue|avenue|boulevard|place|quai|impasse|chemin|route) (?:(?:de|du|des|la|le|l')\\s?)*${word}(?:[ -]${word})*|(?:Calle|C/|Avenida|Avda\\.?|Av\\.?|Plaza|Paseo|Via|Viale|Piazza|Corso|Rua|Praça|Travessa|Largo) (?:(?:de|del|da|do|dos|das|della|di|la|el|los|las)\\s)*${word}(?: (?:(?:de|da|do|dos|das|del|della|di|e|y) )?${word})*,? (?:n[.º°]*\\s?)?\\d{1,4}\\p{L}?)(?:, (?:\\d{4,5}(?:-\\d{3})? )?${word}(?: ${word})*)?`,
  'gu',
)

/** An address with its street and number, where exactly one is written. */
export function addressIn(text: string): Found<{ text: string }> | undefined {
  const [first, second] = [english, german, romance].flatMap((pattern) => matchesOf(text, pattern))
  return !first || second || first.match[0].length > 200 ? undefined : { text: first.match[0], spans: [first.span] }
}

const distance = /\d+ ?(?:miles?|mi|km|kilomet\p{L}*|min\p{L}*|hours?)\b/iu
const houseNumber =
  /(?:^|[\s,])\d{1,5}\p{L}?(?:[-–/]\d{1,4})? (?=\p{L})|\p{L}[.,]? (?:n[.º°]* ?)?\d{1,4}\p{L}?(?=\s*(?:,|\n|$))|\d-\d+-\d+|\d+丁目|\d+番地/u

/** Whether a location names a house in a street, not only a town and its postcode. */
export function isAddress(location: string): boolean {
  const parts = location.split(/[,\n]/).map((part) => part.trim())
  const streets = parts.filter((part) => houseNumber.test(part) && !isPostcode(part))
  return !distance.test(location) && streets.length > 0 && (parts.length > 1 || addressIn(location) !== undefined)
}

/** '10115 Berlin', 'Leeds LS1 4AP', 'VIC 3000', 'Springfield 62701' */
const isPostcode = (part: string) =>
  /^\d{4,5} \p{L}|^\d{2,4}-\d{3}\b|\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$|\b\d{4,6}$|\b[A-Z]\d[A-Z] ?\d[A-Z]\d$|\b(?:District|Zone|Arrondissement|Dublin|Paris|Bezirk) \d{1,2}$/iu.test(
    part,
  ) && !addressIn(part)
