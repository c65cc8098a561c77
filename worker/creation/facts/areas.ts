import { languageNames, peoples } from './languages.ts'
import { anyCase, type Found, folded, isShouted, matchesOf, type Span } from './text.ts'

type Known = { language: string; people: readonly string[] }

const small =
  '(?:of|the|on|upon|in|under|by|le|la|les|de|del|della|da|do|dos|das|di|el|los|las|am|an der|a\\.?d\\.?|and Bute|and Hove|& Hove|sur|en|sous|lès)'
const word = "(?:St\\.?|Ste?\\.?|\\p{Lu}[\\p{L}\\p{M}'’]*(?:-(?:\\p{L}+-)*\\p{L}+)*|\\p{Lu}{2,3}\\d{0,2})"
const place = `(?:(?:North|South|East|West|Central|Greater|Inner|Outer|Upper|Lower|the|The|all of|all) )?${word}(?: (?:${small} )?${word}){0,3}`
const around =
  '(?:(?:the )?(?:surrounding|nearby|neighbou?ring|local) (?:areas?|villages|towns|suburbs|countryside|counties|communities)|(?:the )?(?:villages|towns|suburbs|area|areas) (?:around|nearby|in between)|(?:the )?(?:Umgebung|Umland)|alrededores|(?:ses )?(?:alentours|environs)|dintorni|arredores|omgeving|okolic[ae]|omnejd)'
const joint =
  '(?:, (?:and |und |y |et |e |en |i |och )?| (?:and|n|&|\\+|plus|und|y|et|e|en|i|och) (?:in |the |ses |sus )?| ?& ?| ?/ ?)'
const list = `(?<list>${place}(?:${joint}(?:${place}|${around}))*)`

/** Words before the places that a business serves. */
const covering: readonly string[] = [
  '(?i:covering|covers(?= \\p{Lu})|servicing(?= (?:the )?\\p{Lu})|we cover|i cover|we also cover|cover(?= \\p{Lu})|serving|we serve|i serve|proudly serving|we work (?:in|across|throughout|all over)|i work (?:in|across|throughout|all over)|working (?:across|throughout)|available (?:across|throughout)|areas? (?:we )?(?:covered|served|serve|cover):?|areas:|service areas?:|we travel (?:to|across|throughout)|i travel (?:to|across|throughout)|delivering (?:to|across)|we deliver (?:to|in|across)|operating (?:in|across))(?: (?i:all of|homes in|homeowners in|families in|clients in|customers in|the))?',
  "(?i:einsatzgebiet:?|wir arbeiten in|ich arbeite in|unterwegs in|tätig in|zonas?:|cubrimos|trabajamos en|atendemos en|atiendo en|servicio en|zones?(?: desservies)? ?:|nous intervenons (?:à|sur|dans)|j'interviens (?:à|sur|dans)|interventions? (?:à|sur|dans)|operiamo (?:a|in)|lavoriamo (?:a|in)|zone:|interveniamo (?:a|in)|wij werken in|we werken in|werkgebied:?|działamy w|obsługujemy|dojeżdżamy do|vi arbetar i|vi täcker)",
]
const distance =
  '(?i:within|up to|in) (?:an? |about )?(?:\\d{1,3}(?:[- ]| ?)(?:miles?|mi|km|kilomet(?:er|re)s?|minutes)|\\d{1,3}-(?:mile|km|kilomet(?:er|re)) radius|half an hour|hour)(?: (?:radius|drive))? (?:of|from|around) '
const wide =
  '(?i:in und um|rund um|im Raum|im Umkreis von(?: \\d+ km um)?|dans un rayon de \\d+ ?km autour de|nel raggio di \\d+ km da|en un radio de \\d+ km de|in and around|throughout|all over|all across) '

const listPatterns = covering.map(
  (source) => new RegExp(anyCase(`(?<![\\p{L}])${source} ${list}(?<more> (?:area|region|county))?`), 'gu'),
)
const distancePattern = new RegExp(anyCase(`(?<![\\p{L}\\p{N}])(?<list>${distance}${place})(?![\\p{Ll}])`), 'gu')
const widePattern = new RegExp(
  anyCase(
    `(?<![\\p{L}])(?<list>${wide}${place}(?:,? (?:and|n|&|\\+|und|y|et|e) (?:${place}|${around}))*)(?![\\p{Ll}])`,
  ),
  'gu',
)

/** The places that a business serves, in the owner's words. */
export function areasIn(text: string, known: Known): Found<{ name: string }>[] {
  if (isShouted(text)) return []
  const fits = fitsOf(known)
  const named = [distancePattern, widePattern].flatMap((pattern) =>
    matchesOf(text, pattern).map(({ match, span }) => ({ name: match.groups?.list ?? '', span, partial: false })),
  )
  const listed = listPatterns
    .flatMap((pattern) => matchesOf(text, pattern))
    .flatMap(({ match, span }) => {
      const names = (match.groups?.list ?? '')
        .split(splitter)
        .map((part) => part.trim().replace(/^(?:in |ses |sus |the (?=\p{Ll}))/u, ''))
        .filter((part) => part !== '')
      return names.length > 0 && names.every((one) => fits(one))
        ? names.map((name) => ({ name, span, partial: says.test(match[0]) }))
        : []
    })
  const seen = new Set<string>()
  return [...listed, ...named].flatMap(({ name, span, partial }) => {
    if (name.length > 80 || !/\p{Lu}/u.test(name + name.toUpperCase()) || seen.has(folded(name))) return []
    seen.add(folded(name))
    return [{ name, spans: [span] as Span[], partial }]
  })
}

/** 'We deliver to Leeds' says more than the place. */
const says = /^(?:we |i )?(?:deliver|travel|available|operating)|homes|clients|customers|families/i

/** Commas and 'and' separate places, except in names like 'Brighton & Hove'. */
const splitter =
  /, (?:and |und |y |et |e |en |i |och )?| (?:and|n|\+|plus|und|y|et|en|i|och)(?! (?:Hove|Bute|Clackmannanshire|Cleveland|Wear|Fulham|Dagenham|Chelsea|Miquelon)\b) (?:the (?=\p{Lu}))?| & (?!Hove)| ?\/ ?/u

const noPlace =
  /^(?:families|family|customers|clients|homes|homeowners|businesses|people|children|adults|everyone|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|breakfast|lunch|dinner|brunch|coffee|tea|food|cakes?|january|february|march|april|june|july|august|september|october|november|december|level|christmas|since|all|weddings?|parties|events|repairs?|cleaning|you|your|both)$/i

const fitsOf = ({ language, people }: Known) => {
  const languages = languageNames(language)
  return (name: string): boolean => {
    const words = name.replace(/^(?:the|all of|all) /i, '').split(' ')
    const first = words[0] ?? ''
    return (
      !words.some((one) => noPlace.test(one)) &&
      !peoples.test(first) &&
      !languages.has(first.toLowerCase()) &&
      !people.some((person) => folded(person) === folded(name))
    )
  }
}

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
  `(?<![\\p{L}\\p{N}])\\p{Lu}[\\p{L}-]*(?:straße|strasse|str\\.|gasse|weg|platz|allee|ufer|damm|ring|straat|laan|gracht|plein|gatan|vägen) ?(?:\\p{Lu}\\p{L}+ )?\\d{1,4}\\p{L}?(?![\\p{L}\\p{N}])${town}`,
  'gu',
)
const romance = new RegExp(
  `(?:\\d{1,4}(?: bis| ter)?,? (?:rue|avenue|boulevard|place|quai|impasse|chemin|route) (?:(?:de|du|des|la|le|l')\\s?)*${streetWord}(?:[ -]${streetWord})*|(?:Calle|C/|Avenida|Avda\\.?|Av\\.?|Plaza|Paseo|Via|Viale|Piazza|Corso|Rua|Praça|Travessa|Largo|ul\\.) (?:(?:de|del|da|do|dos|das|della|di|la|el|los|las)\\s)*${streetWord}(?: (?:(?:de|da|do|dos|das|del|della|di|e|y) )?${streetWord})*,? (?:n[.º°]*\\s?)?\\d{1,4}\\p{L}?)(?![\\p{L}\\p{N}])${town}`,
  'gu',
)

/** The only address with street and number; undefined if there are several. */
export function addressIn(text: string): Found<{ text: string }> | undefined {
  const [first, second] = [english, german, romance].flatMap((pattern) => matchesOf(text, pattern))
  return !first || second || first.match[0].length > 200 ? undefined : { text: first.match[0], spans: [first.span] }
}

const saysDistance = /\d+ ?(?:miles?|mi|km|kilomet\p{L}*|min\p{L}*|hours?)\b/iu
const houseNumber =
  /(?:^|[\s,])\d{1,5}\p{L}?(?:[-–/]\d{1,4})? (?=\p{L})|\p{L}[.,]? (?:n[.º°]* ?)?\d{1,4}\p{L}?(?=\s*(?:,|\n|$))|\d-\d+-\d+|\d+丁目|\d+番地/u

/** Whether a location includes a street and house number, beyond a town and postcode. */
export function isAddress(location: string): boolean {
  const parts = location.split(/[,\n]/).map((part) => part.trim())
  const streets = parts.filter((part) => houseNumber.test(part) && !isPostcode(part))
  if (saysDistance.test(location)) return false
  return (streets.length > 0 && parts.length > 1) || addressIn(location) !== undefined
}

const postcodePart = new RegExp(`^(?:${postcode} \\p{L}|.*${postcode}$)`, 'iu')

/** '10115 Berlin', 'Leeds LS1 4AP', 'VIC 3000', 'Springfield 62701', 'Dublin 2' */
const isPostcode = (part: string) =>
  (postcodePart.test(part) || /\b(?:District|Zone|Arrondissement|Dublin|Paris|Bezirk) \d{1,2}$/iu.test(part)) &&
  !addressIn(part)
