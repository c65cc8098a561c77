import { capitalized, escaped, folded } from './text.ts'

const small =
  'on|upon|under|over|by|next|cum|and|of|the|in|le|la|les|de|del|della|di|du|des|da|do|dos|das|sur|sous|en|am|an|der|im|bei|ob|nad|aan|den|y|e|et|und'
const later = new RegExp(`(?<=[\\s-])(?:${small})(?=[\\s-])`, 'giu')
const initials = /(?<![\p{L}\p{N}])(?:uk|usa|nyc|nsw|qld)(?![\p{L}\p{N}])/giu
/** Words that describe something, rather than name it. */
const describes =
  /\d|(?<!\p{L})(?:within|miles?|kms?|surrounding\p{L}*|near(?:by)?|areas?|villages?|towns?|city|count(?:y|ies)|regions?|districts?|suburbs?|all|most|any|anywhere|everywhere|nationwide|around|across|local|locally|further|beyond|between|rest|parts?|my|our|your|umgebung|umkreis|ganz|alrededores|environs|alentours|dintorni|omgeving|okolice)(?!\p{L})/iu

const isTyped = (name: string) => name === name.toLowerCase() || (name.length > 3 && name === name.toUpperCase())

const withCapitals = (name: string) =>
  name
    .toLowerCase()
    .replace(/(?<![\p{L}\p{M}\p{N}'’])\p{L}/gu, (letter) => letter.toUpperCase())
    .replace(later, (word) => word.toLowerCase())
    .replace(initials, (word) => word.toUpperCase())

/** A place's usual spelling if it was typed in lowercase or all capitals: 'Stoke on Trent'. `known`: names in its description. */
export function placeNamed(name: string, known: readonly string[] = []): string {
  if (!isTyped(name)) return capitalized(name)
  const same = known.find((place) => folded(place) === folded(name) && !isTyped(place))
  if (same || !describes.test(name)) return same ?? withCapitals(name)
  const calm = capitalized(name.toLowerCase()).replace(initials, (word) => word.toUpperCase())
  return known.filter((place) => place.length > 2).reduce((said, place) => spelledAs(said, place), calm)
}

/** The location with its town spelled as in the place data: "King's Lynn, Norfolk" for 'kings lynn, norfolk'. */
export const locationNamed = (location: string, town: string): string =>
  /\p{Lu}|\d/u.test(location)
    ? location
    : spelledAs(
        location
          .split(/(?<=[,;\n]\s*)/)
          .map((part, nth) => (nth > 0 && /^\p{L}{2}$/u.test(part.trim()) ? part.toUpperCase() : withCapitals(part)))
          .join(''),
        town,
      )

/** The text with a place's own spelling wherever it's named. */
function spelledAs(text: string, place: string): string {
  const words = folded(place.replace(/['’.]/g, '')).split(' ')
  const letters = words.map((word) => [...word].map(escaped).join("['’.]?")).join('[\\s.-]+')
  return words[0] === ''
    ? text
    : text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${letters}(?![\\p{L}\\p{N}])`, 'giu'), place)
}
