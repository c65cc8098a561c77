import type { Mark } from '../tagger.ts'
import { changed, markOf, marksWithin, type Step, sentenceEnd, sentenceStart } from './marks.ts'

const radius = /^(?:within|im umkreis|dans un rayon|en un radio|nel raggio|num raio|binnen|w promieniu)(?!\p{L})/iu
const openEnded = /\s(?:of|from|von|de|di|da|van|od)$/iu
const way =
  /^(?:(?:down|up|over|out|across|back|north|south|east|west|rüber|runter|hoch)\s+)*(?:to|as far as|towards?|bis|jusqu'à|hasta|fino a|até|tot|do)\s+(?=\p{L})/iu
const compass =
  /^(?:the )?(?:north|south|northeast|northwest|southeast|southwest|east|west|norden|süden|osten|westen)$/iu
const from =
  /(?:^|\s)(?:from|von|de|da|van|od)\s(?<name>\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})\s(?:(?:down|up|over|out|across|right|all the way)\s)*(?:to|bis|à|a|al|até|tot|naar|do)\s$/u
/** 'South C', a part of Nairobi. */
const lettered = /^\p{Lu}\p{Ll}+ [B-DF-HJ-NP-QS-XZ](?![\p{L}\p{N}'.])/u
/** 'In the valley' */
const common = /^(?:the|my|our|your) \p{Ll}+$/u
const noPlace =
  /^(?:venmo|zelle|yoco|paypal|cash ?app|zoom|skype|whatsapp|payid|bizum|twint|swish|sumup|klarna|easter|christmas|xmas)$/iu
const shoutedRow = /^\p{Lu}{3,}(?: (?!OF|ON|THE|UPON|WITHIN)\p{Lu}{3,}){2,}$/u

/** Areas by their own names: 'Red Deer', 'Airdrie' and 'Sundre' in 'from Red Deer down to Airdrie and west to Sundre'. */
export const ownAreas: Step = (text, marks) => {
  const joined = joinedAreas(text, marks)
  return joined.flatMap((mark, nth): Mark[] => {
    const [before, after] = [joined[nth - 1], joined[nth + 1]]
    if (after && isRadiusOf(text, mark, after)) return [markOf(text, 'N', mark.start, after.end, mark.probability)]
    if (mark.label !== 'A') return [mark]
    if (common.test(mark.text) || noPlace.test(mark.text) || isWordOf(text, joined, mark)) return []
    const letter = lettered.exec(text.slice(mark.start))?.[0].length ?? 0
    const isRow = mark.probability < 0.6 && shoutedRow.test(mark.text)
    if (isRow || (letter === 0 && compass.test(mark.text)) || (before && isRadiusOf(text, before, mark))) return []
    const reach = radius.test(mark.text) ? reachOf(text, joined, mark) : undefined
    if (reach) return [reach]
    const start = mark.start + (way.exec(mark.text)?.[0].length ?? 0)
    const end = Math.max(mark.end, mark.start + letter)
    const own = markOf(text, 'A', start, end, Math.max(mark.probability, start > mark.start ? 0.5 : 0))
    const name = from.exec(text.slice(0, mark.start))?.groups?.name ?? ''
    const at = text.lastIndexOf(name, mark.start - 1)
    const isFree = name !== '' && !joined.some((other) => other.start < at + name.length && at < other.end)
    return isFree ? [markOf(text, 'A', at, at + name.length, own.probability), own] : [own]
  })
}

const demonym =
  /^(?:(?:north|south|east|west|middle|central)(?:ern|[ -]?(?:east|west)(?:ern)?)? )?(?:\p{Lu}[\p{L}-]*(?:ian|can|ean|ese|ish)|thai|french|german|greek|eastern)$/iu
const origin = /^(?:(?:north|south|east|west|middle|central)(?:ern)? )(?:pacific|coast|gulf|country)$/iu
const noun = /^ (?!(?:and|or|with|for|in|to|from|at|by|of|on|only|area|based|region)\b)\p{Ll}{3,}/u

/** 'West African cooking' and 'South Pacific tattoos' name a style, which belongs to the next words. */
export const originsInNames: Step = (text, marks) =>
  marks.reduce((all, mark) => {
    const isStyle = demonym.test(mark.text) || (origin.test(mark.text) && noun.test(text.slice(mark.end)))
    if (!'AW'.includes(mark.label) || !/^(?:north|south|east|west|middle|central)/iu.test(mark.text) || !isStyle)
      return all
    const next = all.find(({ start }) => start > mark.end)
    return next && 'SK'.includes(next.label) && next.start === mark.end + 1
      ? changed(all, [mark, next], [markOf(text, next.label, mark.start, next.end, next.probability)])
      : changed(all, [mark])
  }, marks)

const minOtherAreas = 3

/** A lowercase word that starts a sentence isn't an area if it's the only one marked there: 'hoover and sheets down no mess'. */
function isWordOf(text: string, marks: readonly Mark[], mark: Mark): boolean {
  const start = sentenceStart(text, mark.start)
  const end = sentenceEnd(text, mark.end)
  const isBegun = start === mark.start && /^\p{Ll}+$/u.test(mark.text) && mark.probability < 0.5
  const others = text.slice(mark.end, end).match(/\p{L}+/gu) ?? []
  return (
    isBegun &&
    others.length >= minOtherAreas &&
    marksWithin(marks, start, end).filter(({ label }) => label === 'A').length === 1
  )
}

function joinedAreas(text: string, marks: readonly Mark[]): Mark[] {
  const joined: Mark[] = []
  for (const mark of marks) {
    const last = joined.at(-1)
    const gap = last && mark.label === 'A' ? text.slice(last.end, mark.start) : ''
    // 'hanging doors and TVs'
    const isListed = last?.label === 'S' && mark.probability < 0.45 && /^\s(?:&|and|or|und|et|y|e)\s$/iu.test(gap)
    if (gap === ' ' && last?.label === 'A' && openEnded.test(last.text))
      joined[joined.length - 1] = markOf(text, 'A', last.start, mark.end, last.probability)
    else if (!isListed) joined.push(mark)
  }
  return joined
}

const condition = /(?:free|included|no charge|at no cost|kostenlos|kostenfrei|gratis|gratuite?s?)\s$/iu

/** A free or included item near the place that the tagger left out. */
function reachOf(text: string, marks: readonly Mark[], area: Mark): Mark | undefined {
  const start = sentenceStart(text, area.start)
  const isFree = condition.test(text.slice(start, area.start)) && marksWithin(marks, start, area.start).length === 0
  return isFree ? markOf(text, 'N', start, area.end, 0.5) : undefined
}

/** 'Fuel included within 15 miles of Hull' limits the detail, not the area. */
const isRadiusOf = (text: string, detail: Mark, area: Mark): boolean =>
  detail.label === 'N' &&
  area.label === 'A' &&
  radius.test(area.text) &&
  /^\s$/.test(text.slice(detail.end, area.start))
