import type { Mark } from '../tagger.ts'
import { changed, joint, markOf, marksWithin, type Step, sentenceEnd, sentenceStart } from './marks.ts'

const name = String.raw`\p{Lu}[\p{L}'’]*\p{Ll}[\p{L}'’.-]*(?: (?:(?:of|on|le|la|de|upon|under|the) )?\p{Lu}[\p{L}'’-]*){0,2}`
const between = new RegExp(String.raw`^(?:\s*\([^()\n]*\))?${joint}(?:${name}${joint})*$`, 'u')
const nameBefore = new RegExp(String.raw`(?<=[\p{L}\p{N},:–—-] +|\()(?<name>${name})${joint}$`, 'u')
const nameAfter = new RegExp(
  String.raw`^${joint}(?<name>${name})(?=\s*(?:[,.;)\n]|$)|\s+(?:and|&|or|und|et|y|e)\s)`,
  'u',
)
const calendar = /day\b|^(?:mon|tues?|wed|thurs?|fri|sat|sun|jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)/i

const introduces = (words: Readonly<Record<string, string>>): ReadonlyMap<string, RegExp> =>
  new Map(
    Object.entries(words).map(([language, said]) => [
      language,
      new RegExp(String.raw`(?:^|[\s(])(?:${said})\s*[-–—:(,]*\s*$`, 'iu'),
    ]),
  )
const peopleBefore = introduces({
  en: String.raw`we are|we['’]?re|i['’]?m|i am|us|myself|me|my (?:\p{Ll}+ ){0,2}\p{Ll}+|names?|with`,
  de: 'wir sind|ich bin|mit|und ich|arbeiten',
  fr: 'nous sommes|avec|je suis',
  es: 'somos|con|soy',
  it: 'siamo|sono|con',
  pt: 'somos|com|sou',
  nl: 'wij zijn|we zijn|met|docenten',
})
const placesBefore = introduces({
  en: 'in|to|from|around|round|across|near|cover(?:s|ing)?|serv(?:es?|ing)|between|throughout|areas?|towns?|villages?',
  de: 'in|nach|um|bei|zwischen|gemeinden|orte?',
  fr: 'à|dans|vers|entre|autour de|communes?',
  es: 'en|a|entre|hasta|cubrimos|zonas?',
  it: 'a|in|tra|fino a|zone|comuni',
  pt: 'em|até|entre|atendemos',
  nl: 'in|naar|rond|tussen|tot',
  pl: 'w|do|targach|okolice',
})
const placesAfter =
  /^\s*,?\s*(?:and|&|und|et|y|e)\s(?:\p{Ll}+ ){0,2}(?:villages?|towns?|farms?|areas?|surrounding|around|between|beyond|nearby|environs|umgebung|alrededores|dintorni|omgeving)/iu

/** Names in a list are either all people or all places: 'We are Tom, Lien and Bram'. Neither if the text doesn't tell. */
export const oneKindOfNames: Step = (text, marks, language) =>
  listsOf(text, marks).reduce<readonly Mark[]>((all, list) => {
    const [first, last] = [list[0], list.at(-1)]
    if (!first || !last) return all
    const before = text.slice(sentenceStart(text, first.start), first.start)
    const after = text.slice(last.end, sentenceEnd(text, last.end))
    const names = unmarkedNames(text, all, list)
    const isMixed = new Set(list.map(({ label }) => label)).size > 1
    const opening = before.slice(
      0,
      Math.min(before.length, ...names.map((one) => one.start - first.start + before.length)),
    )
    if (areOthers(opening)) return changed(all, list)
    const label = peopleBefore.get(language)?.test(opening)
      ? 'W'
      : placesBefore.get(language)?.test(opening) || placesAfter.test(after)
        ? 'A'
        : undefined
    // German capitalizes every noun.
    const others = language === 'de' && label !== 'W' ? [] : names
    const weak = marks.filter((mark) => others.some((other) => mark.start < other.end && other.start < mark.end))
    if (!isMixed)
      return label === first.label || (first.label === 'A' && list.length > 2) ? changed(all, weak, others) : all
    // 'Jo Smith, Leeds'
    if (list.length + others.length < 3 && !(label && lastJoint.test(text.slice(first.end, last.start)))) return all
    if (!label && first.label === 'W' && first.probability > 0.8) return all
    const kind = label ?? mostLikely(list)
    if (!kind) return changed(all, list)
    return asKind(all, [...list, ...weak], [...list, ...others], kind)
  }, marks)

const asKind = (marks: readonly Mark[], gone: readonly Mark[], names: readonly Mark[], label: 'W' | 'A') =>
  changed(
    marks,
    gone,
    names.map((name) => ({ ...name, label, probability: Math.max(name.probability, 0.5) })),
  )

/** '6 ponies - Teddy, Smoke and Luna' */
const counted = /(?:^|\s)(?:\d+|two|three|four|five|six|seven|eight)\s(?:\p{Ll}+\s)?(?<noun>\p{Ll}+s)\s*[-–—:]+\s*$/u
const peopleOrPlaces =
  /(?:years|generations|months|ers|ors|ists|girls|lads|ladies|brothers|sisters|sons|kids|us|towns|villages|areas|counties|places|locations|suburbs|branches|shops|stores|studios|clinics|salons|offices|sites|markets)$/u
function areOthers(opening: string): boolean {
  const noun = counted.exec(opening)?.groups?.noun
  return noun !== undefined && !peopleOrPlaces.test(noun)
}

const lastJoint = /(?:and|&|und|et|y|e|en|i)\s*$/iu

/** People or places, if one is much more likely. */
function mostLikely(list: readonly Mark[]): 'W' | 'A' | undefined {
  const sumOf = (label: string) => list.reduce((sum, mark) => sum + (mark.label === label ? mark.probability : 0), 0)
  const [people, places] = [sumOf('W'), sumOf('A')]
  if (people > places * 1.6) return 'W'
  return places > people * 1.6 ? 'A' : undefined
}

/** Lists of people and places, separated only by commas, 'and' and other names. */
function listsOf(text: string, marks: readonly Mark[]): Mark[][] {
  const lists: Mark[][] = []
  for (const mark of marks) {
    if (mark.label !== 'W' && mark.label !== 'A') continue
    const last = lists.at(-1)?.at(-1)
    const isNext =
      last && between.test(text.slice(last.end, mark.start)) && marksWithin(marks, last.end, mark.start).length === 0
    if (isNext) lists.at(-1)?.push(mark)
    else lists.push([mark])
  }
  return lists
}

/** Names in a list that the tagger left out: before the first mark, between two, or after the last. */
function unmarkedNames(text: string, marks: readonly Mark[], list: readonly Mark[]): Mark[] {
  const [first, last] = [list[0] as Mark, list.at(-1) as Mark]
  const found: [number, number][] = []
  for (let at = first.start; ; ) {
    const [start, end] = [sentenceStart(text, at), at]
    const said = nameBefore.exec(text.slice(start, end))
    if (!said?.groups?.name) break
    at = start + said.index
    found.push([at, at + said.groups.name.length])
  }
  for (const [nth, mark] of list.entries())
    for (let at = mark.end; at < (list[nth + 1]?.start ?? text.length); ) {
      const said = nameAfter.exec(text.slice(at))?.groups?.name
      if (!said) break
      at = text.indexOf(said, at) + said.length
      found.push([at - said.length, at])
    }
  const { label, probability } = list.toSorted((one, other) => one.probability - other.probability)[0] ?? last
  return found
    .filter(
      ([start, end]) =>
        marksWithin(marks, start, end).every(({ probability }) => probability < 0.2) &&
        !calendar.test(text.slice(start, end)),
    )
    .map(([start, end]) => markOf(text, label, start, end, Math.max(probability, 0.5)))
}
