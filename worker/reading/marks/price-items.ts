import { limits } from '../../../renderer/document/fields/limits.ts'
import type { Mark } from '../tagger.ts'
import { changed, markOf, marksWithin, type Step, sentenceEnd, sentenceStart } from './marks.ts'

const fewestPriced = 2
const cut = /(?<!\p{N}),|,(?!\p{N})|;/gu
const amount = String.raw`(?:(?:from|ab|desde|da|vanaf|od|à partir de)\s)?\p{Sc}?\d{1,5}(?:[.,]\d{1,2})?(?!\p{N})`
const item = new RegExp(
  String.raw`^\s*(?<name>(?:\d{1,3}[\s-]?)?\p{L}[\p{L}'’&+/-]*(?: (?:\d{1,3} )?[\p{L}'’&+/-]+){0,5})\s(?<price>${amount})(?<tail>[^\d]{0,40})$`,
  'u',
)
/** Items of other things than names and prices: 'ready in 5 days', 'deposit 50', 'mon to fri 8'. */
const otherItem =
  /^(?:or|and|plus|then|but|also|oder|und|ou|et|o|y|e|en|i)(?!\p{L})|(?<!\p{L})(?:we|i|you|it|they|per|pro|kosten|kostet|costs?|cuestan?|coûte\p{L}*|kost|is|are|was|if|when|within|since|under|over|up|max|min|minimum|deposit|extra|extras|notice|before|after|until|til|till|aged?|ages|open|closed|call|ring|room|unit|about|around|than|wir|ich|wenn|seit|uhr|mo|di|mi|do|fr|sa|so|je|nous|si|mon|tues?|wed|thurs?|fri|sat|sun|\p{L}{3,}days?)(?!\p{L})/iu
const counts =
  /^\s*(?:%|°|(?:years?|yrs?|months?|weeks?|wks?|days?|mins?|minutes?|hours?|hrs?|people|persons?|miles?|kms?|kg|cm|mm|ft|yds?|max|jahre?|tage|stunden|minuten|personen|años|dias|horas|personas|uhr|h)(?!\p{L}))/iu

/** In a list of prices, every item with an amount is a service: 'puncture £12, gear tune 22, wheel true 18 quid'. */
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
    const own = items.flatMap(([from, to]) => {
      const found = item.exec(text.slice(from, to))?.groups
      const name = found?.name ?? ''
      const isFit = name !== '' && name.length <= limits.serviceName && !otherItem.test(name)
      return isFit && !counts.test(found?.tail ?? '') ? [{ from, to, name, price: found?.price ?? '' }] : []
    })
    if (own.length < fewestPriced || own.length < items.length / 2) continue
    for (const { from, to, name, price } of own) {
      const within = marksWithin(all, from, to)
      const isRead =
        within.some(({ label, probability }) => label === 'S' && probability >= 0.5) &&
        within.some(({ label }) => label === 'P')
      const isTimed = within.some(({ label }) => label === 'D') && within.some(({ label }) => label === 'P')
      if (isRead || within.some(({ label, probability }) => 'GWAM'.includes(label) && probability >= 0.5)) continue
      if (within.some(({ label }) => 'VXY'.includes(label)) || isTimed) continue
      const at = text.indexOf(name, from)
      const paid = text.indexOf(price, at + name.length)
      const gone = within.filter((mark) => mark.start < paid + price.length && at < mark.end)
      const service = markOf(text, 'S', at, at + name.length, 0.6)
      all = changed(all, gone, [service, markOf(text, 'P', paid, paid + price.length, 0.6)])
    }
  }
  return all
}

const length =
  /^(?:\d{1,3}|half|full|one|two|halbe|ganze)?[\s-]?(?:an? )?(?:hours?|hrs?|h|mins?|minutes?|days?|weeks?|std|stunden?|tage?|minuten|horas?|minutos|días?|heures?|jours?|ore|ora|giorni|uur|dagen)\.?$/iu
const sizes =
  /\d|(?<!\p{L})(?:small|medium|large|big|short|long|extra|mini|maxi|single|double|king|queen|adults?|kids?|child(?:ren)?|under|over|up to|weekends?|wkends?|evenings?|mornings?|nights?|midnight|day|days|weekdays?|colou?r|each|person|people|klein\p{L}*|groß\p{L}*|mittel\p{L}*|kurz|lang|kinder|erwachsene|pequeñ\p{L}*|grandes?|niñ\p{L}*|adultos?|petite?s?|moyenn?e?s?|enfants?|adultes?)(?!\p{L})/iu

/** Items of a list are services of their own, not lengths or variants of the first: '1 hr £38, 2 hrs 74', 'single item £30, half load 90'. */
export const ownItems: Step = (text, marks) =>
  marks.map((mark, nth) => {
    if (!'DV'.includes(mark.label) || marks[nth + 1]?.label !== 'P') return mark
    const isItem = /[,;]\s*$/.test(text.slice(Math.max(0, mark.start - 3), mark.start))
    const first = marks.slice(0, nth).findLast(({ label }) => label === 'S')
    const isPriced = first && marks[marks.indexOf(first) + 1]?.label === 'P'
    if (!isItem || !isPriced || first.start < sentenceStart(text, mark.start)) return mark
    const isOwn = length.test(first.text) || (mark.label === 'V' && / /.test(mark.text) && !sizes.test(mark.text))
    return isOwn ? { ...mark, label: 'S', probability: Math.max(0.5, mark.probability) } : mark
  })

const tail =
  /^ (?<words>(?:(?:inc|incl|with|for up to|for|plus|\+)\.? [\p{L}\d +]{2,40}?|\p{L}{3,}(?: \p{L}+){0,2}))(?=\s*(?:[,.;\n]|$))/u
const notTail =
  /^(?:and|or|und|oder|et|y|each|per|an?|the|off|discount|minimum|to|if|we|i|you|on|at|in|from)(?!\p{L})/iu

/** Words behind a price belong to its service: 'new cylinder £45 fitted'. */
export const behindPrices: Step = (text, marks) =>
  marks.flatMap((mark, nth): Mark[] => {
    const [before, next] = [marks[nth - 1], marks[nth + 1]]
    if (mark.label !== 'P' || before?.label !== 'S' || before.start < sentenceStart(text, mark.start)) return [mark]
    const words = tail.exec(text.slice(mark.end))?.groups?.words ?? ''
    if (words === '' || notTail.test(words)) return [mark]
    const [start, end] = [mark.end + 1, mark.end + 1 + words.length]
    return next && next.start < end ? [mark] : [mark, markOf(text, 'N', start, end, 0.5)]
  })
