import { limits } from '../../../renderer/document/fields/limits.ts'
import type { Mark } from '../tagger.ts'
import type { Span } from '../text-spans.ts'
import { changed, markOf, marksWithin, type Step, sentenceEnd, sentenceStart } from './marks.ts'
import { pricedNames } from './priced-names.ts'

const minPricedItems = 2
const cut = /(?<!\p{N}),|,(?!\p{N})|;|:(?=\s)|(?<=\s)[–—](?=\s)/gu
const otherWords = [
  String.raw`we|i|you|it|they|per|pro|kosten|kostet|costs?|cuestan?|coûte\p{L}*|kost|is|are|was|if|when|within|since`,
  String.raw`(?:under|over|after)(?! \d)|up|max|min|minimum|deposit|extras?$|notice|before|until|til|till|aged?|ages|open`,
  'closed|call|ring|room|unit|about|around|than|wir|ich|wenn|seit|uhr|mo|di|mi|do|fr|sa|so|je|nous|si|mon|tues?|wed',
  String.raw`thurs?|fri|sat|sun|\p{L}{3,}days?`,
].join('|')
/** Items with something other than names and prices: 'ready in 5 days', 'deposit 50', 'mon to fri 8'. */
const otherItem = new RegExp(
  String.raw`^(?:or|and|plus|then|but|also|oder|und|ou|et|o|y|e(?![ -]bikes?)|en|i)(?!\p{L})|(?<!\p{L})(?:${otherWords})(?!\p{L})`,
  'iu',
)

/** In a price list, every item with an amount is a service: 'puncture £12, gear tune 22, wheel true 18 quid'. */
export const pricedItems: Step = (text, marks) => {
  let all = marks
  const starts = new Set(marks.filter(({ label }) => label === 'P').map(({ start }) => sentenceStart(text, start)))
  for (const start of starts) {
    const end = sentenceEnd(text, start)
    const cuts = [...text.slice(start, end).matchAll(cut)].map(({ index }) => start + index)
    const items = [...cuts, end].map((to, nth): [number, number] => [
      nth === 0 ? start : (cuts[nth - 1] ?? start) + 1,
      to,
    ])
    const own = items.flatMap(([from, to]) => namesIn(text, from, to))
    const priced = new Set(own.map(({ item }) => item)).size
    if (priced < minPricedItems || priced < items.length / 2) continue
    for (const one of own) all = withPriced(text, all, one)
  }
  return all
}

const lowAmount = /(?<!\p{N})\p{Sc}?\d[\d.,]* ?[-–] ?$/u

/** Marks price ranges as a whole: 'House lot 900 - 1400'. */
export const wholeRanges: Step = (text, marks) => {
  const ranges = marks.flatMap((mark) => {
    const low = mark.label === 'P' ? lowAmount.exec(text.slice(0, mark.start)) : null
    return low ? [markOf(text, 'P', low.index, mark.end, mark.probability)] : []
  })
  return marks.flatMap((mark): Mark[] => {
    const range = ranges.find(({ start, end }) => mark.start < end && start < mark.end)
    if (!range) return [mark]
    if (mark.label === 'P') return mark.end === range.end ? [range] : []
    const end = mark.start + text.slice(mark.start, range.start).trimEnd().length
    return end > mark.start ? [markOf(text, mark.label, mark.start, end, mark.probability)] : []
  })
}

type Priced = { item: number; name: Span; price: Span }

function namesIn(text: string, from: number, to: number): Priced[] {
  return pricedNames(text.slice(from, to)).flatMap(({ name, price }): Priced[] => {
    const said = text.slice(from + name[0], from + name[1])
    const isFit = /\p{L}{2}/u.test(said) && said.length <= limits.serviceName && !otherItem.test(said)
    const placed = ([start, end]: Span): Span => [from + start, from + end]
    return isFit ? [{ item: from, name: placed(name), price: placed(price) }] : []
  })
}

/** Marks a name and its price, unless both are right already or marked as something else. */
function withPriced(text: string, marks: readonly Mark[], { name: [start, end], price }: Priced): readonly Mark[] {
  const within = marksWithin(marks, start, price[1])
  const time = within.find((mark) => mark.label === 'D' && mark.end === end) ?? timeAtEnd(text, start, end)
  const to = time ? start + text.slice(start, time.start).trimEnd().length : end
  const ofName = within.filter((mark) => mark.start < to)
  const shareOf = (label: string) =>
    ofName
      .filter((mark) => mark.label === label && mark.probability >= 0.4 && mark.end <= to)
      .reduce((length, mark) => length + mark.end - Math.max(mark.start, start), 0) /
    (to - start)
  const paid = within.find((mark) => mark.label === 'P' && mark.start >= end)
  if (to <= start || (paid && shareOf('V') > 0)) return marks
  if (paid && shareOf('S') >= 0.5) {
    const isWhole = (mark: Mark) => mark.label === 'S' && mark.start === start && mark.end === to
    const sure = marks.map((mark) => (isWhole(mark) ? { ...mark, probability: Math.max(0.5, mark.probability) } : mark))
    return changed(sure, [], unitBehind(text, sure, paid.end))
  }
  const isOther = ({ label, probability, text: said }: Mark) =>
    'XY'.includes(label) || ('GWAM'.includes(label) && probability >= 0.5 && !/\d/.test(said))
  if (within.some(isOther)) return marks
  const more = [markOf(text, 'S', start, to, 0.6), ...(time ? [time] : [])]
  const gone = [...ofName, ...(time ? [time] : [])]
  if (paid) return changed(marks, gone, [...more, ...unitBehind(text, marks, paid.end)])
  const before = [...gone, ...marksWithin(marks, ...price)]
  const left = changed(marks, before)
  more.push(markOf(text, 'P', ...price, 0.6), ...unitBehind(text, left, price[1]))
  return changed(left, [], more)
}

const unit = /^(?:\/\p{L}+|\s?(?:each|apiece|a head|pp))(?!\p{L})/u

/** 'Each' in '25 each', if it has no mark. */
function unitBehind(text: string, marks: readonly Mark[], at: number): Mark[] {
  const said = unit.exec(text.slice(at))?.[0] ?? ''
  const start = at + said.length - said.trimStart().length
  const end = at + said.length
  return said === '' || marksWithin(marks, start, end).length > 0 ? [] : [markOf(text, 'U', start, end, 0.6)]
}

/** '60 min' in 'massage 60 min'. */
function timeAtEnd(text: string, start: number, end: number): Mark | undefined {
  const said =
    /\s(?<time>\d{1,3}(?:[.,]\d)?\s?(?:['′]|mins?|minutes?|h|hrs?|hours?|minuten|std|stunden|minutos|minuti))$/iu
  const time = said.exec(text.slice(start, end))?.groups?.time
  return time ? markOf(text, 'D', end - time.length, end, 0.6) : undefined
}

/** 'Half day hire single 40 double 65' is one service in two sizes. */
export const sizesInItems: Step = (text, marks) =>
  marks.reduce<readonly Mark[]>((all, second, nth) => {
    const [first, price] = [all.findLast(({ label, end }) => label === 'S' && end <= second.start), marks[nth - 1]]
    const isNext = second.label === 'S' && price?.label === 'P' && first && text.slice(price.end, second.start) === ' '
    const [said, head = '', size = ''] = /^(.+) (\S+)$/u.exec(first?.text ?? '') ?? []
    if (!isNext || said === undefined || !onlySize.test(size) || !onlySize.test(second.text)) return all
    const at = first.start + head.length + 1
    const own = [markOf(text, 'S', first.start, first.start + head.length, 0.6), markOf(text, 'V', at, first.end, 0.6)]
    return changed(all, [first, second], [...own, { ...second, label: 'V' }])
  }, marks)

const onlySize =
  /^(?:single|double|small|med(?:ium)?|large|lge|short|long|half|full|day|night|adults?|kids?|child(?:ren)?)$/iu

const length =
  /^(?:\d{1,3}|half|full|one|two|halbe|ganze)?[\s-]?(?:an? )?(?:hours?|hrs?|h|mins?|minutes?|days?|weeks?|std|stunden?|tage?|minuten|horas?|minutos|días?|heures?|jours?|ore|ora|giorni|uur|dagen)\.?$/iu
const sizeWords = [
  'small|medium|large|big|short|long|extra|mini|maxi|single|double|king|queen|adults?|kids?|child(?:ren)?|under',
  'over|up to|weekends?|wkends?|evenings?|mornings?|nights?|midnight|day|days|weekdays?|colou?r|each|person|people',
  String.raw`klein\p{L}*|groß\p{L}*|mittel\p{L}*|kurz|lang|kinder|erwachsene|pequeñ\p{L}*|grandes?|niñ\p{L}*|adultos?`,
  'petite?s?|moyenn?e?s?|enfants?|adultes?',
].join('|')
const sizes = new RegExp(String.raw`\d|(?<!\p{L})(?:${sizeWords})(?!\p{L})`, 'iu')

const people =
  /^(?:(?:kids?|child(?:ren)?|adults?|under|over|family|families|groups?|couples?|seniors?|students?|members?)(?!\p{L}))/iu

/**
 * List items that are services of their own, not lengths or variants of the first one: '1 hr £38, 2 hrs 74', 'single item £30, half load
 * 90'.
 */
export const ownItems: Step = (text, marks) =>
  marks.reduce<readonly Mark[]>((all, mark, nth) => {
    if (!'DV'.includes(mark.label) || all[nth + 1]?.label !== 'P') return all
    const isItem = /[,;]\s*$/.test(text.slice(Math.max(0, mark.start - 3), mark.start))
    const start = sentenceStart(text, mark.start)
    const isPriced = (one: Mark) => all.slice(all.indexOf(one) + 1).find(({ label }) => label !== 'D')?.label === 'P'
    const before = all.slice(0, nth).filter((one) => one.label === 'S' && one.start >= start)
    const first = before.at(-1)
    const isOther = mark.label === 'V' && people.test(mark.text) && before.filter(isPriced).length !== 1
    if (!isItem || (first ? !isPriced(first) : !isOther)) return all
    const isOwn = isOther || (first && length.test(first.text)) || (mark.label === 'V' && !sizes.test(mark.text))
    return isOwn ? all.with(nth, { ...mark, label: 'S', probability: Math.max(0.5, mark.probability) }) : all
  }, marks)
