import { limits } from '../../../renderer/document/fields/limits.ts'
import { changed, markOf, marksWithin, type Step, sentenceStart } from './marks.ts'

const quantity =
  /(?:^|[\s,:])(?<unit>(?<count>\d{1,3}|half a dozen|a dozen|dozen) (?<word>for|für|por|pour|per|voor))\s$/iu
/** The product, without its origin, preparation or kinds. */
const head =
  /^(?:(?:we|i) (?:do|make|sell|bake|cook) )?(?:(?:an?|the|our|my) )?(?<name>\p{L}[\p{L}’'-]*(?: \p{L}[\p{L}’'-]*){0,3}?)(?=\s+(?:from|made|shucked|cooked|baked|at|in|by|for|with|[-–—])\s|[,:(])/iu

/** '10 for $16' is a price by quantity, for what its item or else its sentence names: 'Momos from our van - pork or veg, 10 for $16'. */
export const pricedByNumber: Step = (text, marks) =>
  marks.reduce((all, price) => {
    if (price.label !== 'P') return all
    const start = sentenceStart(text, price.start)
    const said = text.slice(start, price.start)
    const { unit = '', count = '', word = '' } = quantity.exec(said)?.groups ?? {}
    if (unit === '') return all
    const at = start + said.lastIndexOf(unit)
    const item = Math.max(start, start + said.slice(0, at - start).lastIndexOf(',') + 1)
    const own = text.slice(item, at).trim()
    const isFirst = !marksWithin(all, start, price.start).some(({ label }) => label === 'P')
    const name = own !== '' && item > start ? own : (head.exec(said)?.groups?.name ?? '')
    if (name === '' || name.length > limits.serviceName || (own === '' && !isFirst)) return all
    const from = text.indexOf(name, own === '' ? start : item)
    const kinds = marksWithin(all, from, price.start).filter((mark) => own === '' || mark.start >= item)
    const whole = markOf(text, 'P', price.start, price.end, Math.max(price.probability, 0.5))
    return changed(
      all,
      [...kinds.filter(({ label }) => 'SVNE'.includes(label)), price],
      [
        markOf(text, 'S', from, from + name.length, 0.6),
        whole,
        { label: 'U', start: price.end, end: price.end, text: `${word} ${count}`, probability: 0.6 },
      ],
    )
  }, marks)
