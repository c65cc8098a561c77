import { escaped, folded, unaccented } from './text.ts'

const otherWords = [
  'i|we|you|it|is|are|the|an?|my|your|our|all|any|most|more|some|both|with|for|at|by|from|to|or|if|not|no|areas?',
  'villages?|towns?|surrounding|nearby|farms?|spring|summer|autumn|winter|mornings?|evenings?|weekends?',
  String.raw`\p{L}{3,}days?|online|home|homes|work|college|miles?|near|based|included|free|und|oder|mit|für|avec|pour|con`,
  'para|met|voor',
].join('|')

export const otherThanPlaces = new RegExp(String.raw`(?<!\p{L})(?:${otherWords})(?!\p{L})`, 'iu')

const cue =
  /(?<!\p{L})(?:in|around|round|to|between|throughout|covers?|covering|serves?|serving|travel|deliver|do|areas?|villages|towns|suburbs|nach|um|auf|à|autour de|vers|en|entre|zona|zone|em|até|naar|rond)[:,]?\s+(?=\p{L})/giu

/** Each lookup may read a file. */
const maxCandidates = 24
const minWords = 3

/** Names in a text that may be places: in a list after a word for places, or listed with the town, with or without commas. */
export function placeCandidates(text: string, town: string): string[] {
  const found = new Map<string, string>()
  const add = (name: string) => {
    if (name.length > 2 && !otherThanPlaces.test(name)) found.set(folded(name), name)
  }
  const sentences = text.split(/[.!?;:()\n]+(?=\s|$)|\p{N}/u)
  // Uncertain ones come last, since lookups are limited.
  const rows = [...sentences.flatMap((sentence) => rowsIn(sentence, town)), ...sentences.filter(isBare)]
  for (const row of rows) {
    const members = row.split(/\s*[,&+/]\s*|\s+(?:and|or|und|et|y|e|en)\s+/u).map((one) => one.trim())
    const words = members.flatMap((member) => member.split(/\s+/))
    if (words.length < minWords) continue
    for (const member of members) {
      const own = member.split(/\s+/)
      if (own.length < 3) add(member)
      if (own.length === 1) continue
      for (const word of own) add(word)
      if (own.length > 2) for (const [nth, word] of own.slice(1).entries()) add(`${own[nth]} ${word}`)
    }
  }
  return [...found.values()].slice(0, maxCandidates)
}

/** Whether a sentence has only lowercase words. */
const isBare = (sentence: string) =>
  /^\s*\p{Ll}{3,}(?:[ ,]+\p{Ll}{3,}){2,8}\s*$/u.test(sentence) && !otherThanPlaces.test(sentence)

/** The parts of a sentence that may list places. */
function rowsIn(sentence: string, town: string): string[] {
  const own = new RegExp(`(?<!\\p{L})${escaped(unaccented(town))}(?!\\p{L})`, 'iu')
  const named = town === '' ? -1 : unaccented(sentence).search(own)
  const starts = [...sentence.matchAll(cue)].map(({ index, 0: said }) => index + said.length)
  return [...new Set([...(named === -1 ? [] : [named]), ...starts])].map((start) => plainRow(sentence.slice(start)))
}

/** The text up to the first word that can't be part of a name. */
function plainRow(text: string): string {
  const end = text.search(otherThanPlaces)
  return end === -1 ? text : text.slice(0, end)
}
