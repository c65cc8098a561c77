import { otherThanPlaces } from '../place-candidates.ts'
import type { Mark } from '../tagger.ts'
import { folded } from '../text.ts'
import { changed, markOf, marksWithin } from './marks.ts'

const lead =
  /(?<=^|[^\p{L}])(?:(?:in|around|round|near|to|from|between|throughout|of|covers?|covering|serving|serve|do|(?:villages|towns|suburbs|areas)[,:]|also|auf|nach|um|bei|à|autour de|vers|en|entre|hasta|a|tra|em|até|naar|rond|tussen)\s+(?=\p{L})|(?<=^|[.!?]\s+|\n)(?=\p{L}))/giu
const name = String.raw`\p{L}[\p{L}'’.-]*\p{L}(?: \p{L}[\p{L}'’.-]*\p{L}){0,3}`
const more = String.raw`\s*,\s*(?:(?:and|or|also|und|et|y|e|en)\s)?|\s+(?:and|&|or|und|et|y|e|en)\s+`
const list = new RegExp(`${name}?(?:(?:${more})${name}?)+(?=\\s*(?:[.;()\\n]|,|$))`, 'uy')
const joint = new RegExp(more, 'gu')

/** Places typed in lowercase, in a list with a known place: 'in leeds, otley and ilkley'. `known`: names in the location. */
export function listedPlaces(text: string, marks: readonly Mark[], known: readonly string[]): readonly Mark[] {
  const names = known
    .flatMap((name) => name.split(/[,/-]/))
    .map(folded)
    .filter((name) => name.length > 2)
  const isNamed = (said: string) => names.some((name) => said === name || said.startsWith(`${name} `))
  return [...text.matchAll(lead)].reduce<readonly Mark[]>((all, { 0: led, index }) => {
    list.lastIndex = index + led.length
    const said = list.exec(text)
    const members = said ? membersOf(said[0], said.index).map((member) => areaOf(text, all, member, isNamed)) : []
    const [first, last] = [members[0], members.at(-1)]
    if (!first || !last || members.length < 2) return all
    const own = marksWithin(all, first.start, last.end)
    const isNew = (member: Mark) => !own.some(({ label, start }) => label === 'A' && start === member.start)
    const anchors = members.filter((member) => isNamed(folded(member.text)) || (isCased(member.text) && !isNew(member)))
    // 'Leeds, otley, ilkley', starting with the business's own town
    const isLed = led.trim() !== '' || (members.length > 2 && isNamed(folded(first.text)))
    const isProven = anchors.length >= (isLed ? 1 : 2) && members.every((one) => !isNew(one) || isCased(one.text))
    const isFree = own.every(({ label, probability, start, end }) =>
      label === 'A' && probability >= 0.25
        ? members.some((one) => one.start === start && end <= one.end)
        : probability < 0.62 && end <= last.end,
    )
    return isProven && isFree ? changed(all, own, members) : all
  }, marks)
}

/** In lowercase or all capitals. */
const isCased = (name: string) => name === name.toLowerCase() || name === name.toUpperCase()

type Names = (said: string) => boolean

function areaOf(text: string, marks: readonly Mark[], [start, end]: readonly [number, number], isNamed: Names): Mark {
  if (isNamed(folded(text.slice(start, end)))) return markOf(text, 'A', start, end, 0.5)
  const same = marks.find((mark) => mark.label === 'A' && mark.start === start && mark.end <= end)
  return markOf(text, 'A', start, same?.end ?? end, Math.max(0.5, same?.probability ?? 0))
}

/** The list's members up to the first that isn't a name. */
function membersOf(said: string, start: number): [start: number, end: number][] {
  const members: [number, number][] = []
  let from = 0
  for (const { 0: sign, index } of [...said.matchAll(joint), { 0: '', index: said.length }]) {
    const member = said.slice(from, index)
    if (otherThanPlaces.test(member) || !/^\p{L}/u.test(member)) break
    members.push([start + from, start + index])
    from = index + sign.length
  }
  return members
}
