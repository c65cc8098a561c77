import { otherThanPlaces } from '../place-candidates.ts'
import type { Mark } from '../tagger.ts'
import { escaped, unaccented } from '../text.ts'
import { changed, markOf, marksWithin } from './marks.ts'

const joints = String.raw`(?:\s*[,&+/]\s*|\s+)(?:(?:and|und|et|y|e|en)\s+)?`
const minKnownPlaces = 2

/** Known places in a row with no other words, and unknown ones between them: 'rochdale heywood milnrow and littleborough'. */
export function placeRows(said: string, marks: readonly Mark[], known: readonly string[]): readonly Mark[] {
  const text = unaccented(said)
  const names = known.filter((name) => /^[\p{L}'’. -]{3,}$/u.test(name)).toSorted((a, b) => b.length - a.length)
  if (names.length < minKnownPlaces) return marks
  const one = `(?<known>${names.map(loosely).join('|')})(?![\\p{L}\\p{N}])`
  const member = new RegExp(`${one}|\\p{L}[\\p{L}'’-]{2,}`, 'iuy')
  const first = new RegExp(`(?<![\\p{L}\\p{N}])${one}`, 'giu')
  const joint = new RegExp(joints, 'iuy')
  let all = marks
  let from = 0
  for (const { index } of text.matchAll(first)) {
    if (index < from || negated.test(text.slice(0, index))) continue
    const row = rowAt(text, index, { member, joint })
    const last = row.findLastIndex(({ isKnown }) => isKnown)
    const own = row.slice(0, last + 1)
    from = own.at(-1)?.end ?? from
    if (own.filter(({ isKnown }) => isKnown).length < Math.max(minKnownPlaces, own.length / 2)) continue
    const whole = membersOfSentence(said, own)
    from = whole.at(-1)?.end ?? from
    const areas = whole.map(({ start, end }) => markOf(said, 'A', start, end, 0.6))
    const gone = marksWithin(all, own[0]?.start ?? 0, from).filter(({ label }) => !'PHG'.includes(label))
    all = changed(all, gone, areas)
  }
  return all
}

const minAdjacentPlaces = 3

/** Adds the unknown names after them: 'barton seagrave' in a sentence that lists places between commas. */
function membersOfSentence(text: string, row: readonly Member[]): readonly Member[] {
  const [first, last] = [row[0], row.at(-1)]
  if (!first || !last || row.filter(({ isKnown }) => isKnown).length < minAdjacentPlaces) return row
  const rest =
    /^(?:,\s*\p{L}[\p{L}'’-]{2,}(?: \p{L}[\p{L}'’-]{2,})?)+(?=[.;\n]|$)/u.exec(text.slice(last.end))?.[0] ?? ''
  if (!text.slice(first.start, last.end).includes(',') || otherThanPlaces.test(rest) || additional.test(rest))
    return row
  const more = [...rest.matchAll(/[^,]+/gu)].map(({ 0: one, index }) => {
    const start = last.end + index + one.length - one.trimStart().length
    return { start, end: start + one.trim().length, isKnown: false }
  })
  return [...row, ...more]
}

const additional = /(?<!\p{L})(?:also|plus|then|only|care)(?!\p{L})/iu

const negated = /(?<!\p{L})(?:not|no|nicht|kein\p{L}*|pas|non)\s+$/iu

type Member = { start: number; end: number; isKnown: boolean }

function rowAt(text: string, start: number, { member, joint }: Record<'member' | 'joint', RegExp>): Member[] {
  const row: Member[] = []
  for (let at = start; ; ) {
    member.lastIndex = at
    const found = member.exec(text)
    if (!found || (found.groups?.known === undefined && otherThanPlaces.test(found[0]))) return row
    at += found[0].length
    row.push({ start: found.index, end: at, isKnown: found.groups?.known !== undefined })
    joint.lastIndex = at
    const gap = joint.exec(text)
    if (!gap) return row
    at += gap[0].length
  }
}

const loosely = (name: string) =>
  escaped(unaccented(name))
    .replaceAll(/[\s-]+/g, '[\\s-]+')
    .replaceAll(/['’]/g, "['’]?")
