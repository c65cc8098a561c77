import { languageNames } from '../language-names.ts'
import type { Mark } from '../tagger.ts'
import { folded } from '../text.ts'
import { sentenceEnd, sentenceStart } from './marks.ts'

const cues = [
  'in|im|um|rund um|nach|bis|zwischen|bei|nahe|ab|umkreis(?: von)?|raum|region|gebiet|kreis|landkreis|umgebung(?: von)?|stadt',
  'gemeinden?|dörfer|orte|stadtteile?|bezirke?|einzugsgebiet|wo ich arbeite|wo wir arbeiten|unterwegs|ganz|auch|sowie|vor',
].join('|')
const name = String.raw`(?:\p{L}[\p{L}.'’-]*\.?|\d{4,5})(?: \p{L}[\p{L}.'’-]*){0,3}`
const list = String.raw`(?:${name}(?:\s*[,/&:]\s*|\s+(?:und|oder|sowie|bis|nach|&)\s+)(?:(?:in|auch|und)\s+)?)*`
const cued = new RegExp(String.raw`(?<!\p{L})(?:${cues})[:,]?\s+(?:(?:der|den|dem|die|das|ganz)\s+)?${list}$`, 'iu')
const behind = /^[\s,]*(?:und |sowie )?(?:umgebung|umland|umkreis|raum|region|und umzu)(?!\p{L})/iu
/** Words before a material or a purpose. */
const ofThings =
  /(?<!\p{L})(?:aus|mit|von|auf|für|ohne|gegen|flecht\p{L}*|geflecht|material\p{L}*|stoffe?|hölzer|holz)[:,]?\s+(?![^,;]*(?:umkreis|raum|region))[^.;]*$/iu

/**
 * German capitalizes every noun, so there a place must be in the gazetteer or follow a word for places: 'Binsen' in 'Wir flechten Binsen'
 * isn't one.
 */
export function cuedPlaces(
  text: string,
  marks: readonly Mark[],
  { language, places }: { language: string; places: readonly string[] },
): readonly Mark[] {
  const known = places
    .flatMap((place) => place.split(/[,/]/))
    .map(folded)
    .filter((place) => place.length > 2)
  const months = monthsIn(language)
  const languages = languageNames(language)
  const isKnown = (mark: Mark) => known.some((place) => ` ${folded(mark.text)} `.includes(` ${place} `))
  const isNamed = (mark: Mark) => {
    const start = sentenceStart(text, mark.start)
    const before = text.slice(start, mark.start)
    if (cued.test(before) && !ofThings.test(before)) return true
    if (behind.test(text.slice(mark.end)) || /\d|umkreis|raum |region/iu.test(mark.text)) return true
    const row = marks.filter((one) => one.label === 'A' && one.start >= start && one.end <= sentenceEnd(text, mark.end))
    return row.length > 1 && !ofThings.test(before) && row.some(isKnown)
  }
  return marks.filter((mark) => {
    if (mark.label !== 'A' || isKnown(mark)) return true
    const said = mark.text.toLowerCase()
    if (months.has(said) || languages.has(said) || employer.test(said)) return false
    if (known.length > 0 && isAlone(text, mark)) return false
    return language !== 'de' || isNamed(mark)
  })
}

/** 'Shell.' */
const isAlone = (text: string, { start, end, text: said }: Mark): boolean =>
  /^\p{L}+$/u.test(said) && sentenceStart(text, start) === start && /^[.!]\s/u.test(text.slice(end))

const employer =
  /^(?:marine|polizei|bundeswehr|armee|feuerwehr|bahn|post|navy|army|police|air force|raf|royal navy|marina|ejército|policía|armée|police|esercito|polizia)$/u

function monthsIn(language: string): Set<string> {
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
  return new Set(Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2024, month, 1)).toLowerCase()))
}
