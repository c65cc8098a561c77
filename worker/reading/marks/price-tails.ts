import type { Mark } from '../tagger.ts'
import { changed, markOf, marksWithin, type Step, sentenceStart } from './marks.ts'

const tail =
  /^ (?<words>(?:(?:inc|incl|with|for up to|for|plus|\+)\.? [\p{L}\d +]{2,40}?|\p{L}{3,}(?: \p{L}+){0,2}))(?=\s*(?:[,.;\n]|$))/u
const notTail =
  /^(?:and|or|und|oder|et|y|each|per|an?|the|off|discount|minimum|to|if|we|i|you|on|at|in|from)(?!\p{L})/iu

/** Words after a price belong to its service: 'new cylinder £45 fitted'. */
export const behindPrices: Step = (text, marks) =>
  marks.flatMap((mark, nth): Mark[] => {
    const [before, next] = [marks[nth - 1], marks[nth + 1]]
    if (mark.label !== 'P' || before?.label !== 'S' || before.start < sentenceStart(text, mark.start)) return [mark]
    const words = tail.exec(text.slice(mark.end))?.groups?.words ?? ''
    if (words === '' || notTail.test(words)) return [mark]
    const [start, end] = [mark.end + 1, mark.end + 1 + words.length]
    return next && next.start < end ? [mark] : [mark, markOf(text, 'N', start, end, 0.5)]
  })

/** Words that follow a price without a comma aren't another service: 'gutters cleared £70 semi'. */
export const detailsBehind: Step = (text, marks) =>
  marks.map((mark, nth) => {
    const [service, price, next] = [marks[nth - 2], marks[nth - 1], marks[nth + 1]]
    const isBehind =
      mark.label === 'S' && price?.label === 'P' && service?.label === 'S' && text.slice(price.end, mark.start) === ' '
    const isPriced = next?.label === 'P' && /^[\s:–—-]*$/.test(text.slice(mark.end, next.start))
    const isNamed = isBehind && /^[\s:–—-]*$/.test(text.slice(service.end, price.start))
    const isLast = /^\s*(?:[,.;\n]|$)/.test(text.slice(mark.end))
    return isNamed && isLast && !isPriced ? { ...mark, label: 'N', probability: Math.max(0.5, mark.probability) } : mark
  })

const occasion =
  /^\s*(?<price>\p{Sc}?\d{2,4}\p{Sc}?) (?<when>(?:at )?(?:nights?|evenings?|weekends?|wkends?|weekdays?|bank hols?|holidays?|sundays?|saturdays?|out of hours|mornings?)(?:\s?[/&+]\s?\p{L}+)?)\s*$/iu

/** A price for another occasion belongs to the service before it: 'board up from £95 day, 145 nights/wkends'. */
export const otherOccasions: Step = (text, marks) => {
  const after = marks
    .filter(({ label }) => label === 'P')
    .flatMap(({ end }) => {
      const [said = '', item = ''] = /^[^,;.\n]*,(?<item>[^,;.\n]*)/u.exec(text.slice(end)) ?? []
      const found = occasion.exec(item)?.groups
      const start = end + said.length - item.length + item.indexOf(found?.price ?? '')
      return found?.price && found.when ? [{ start, price: found.price, when: found.when }] : []
    })
  return after.reduce<readonly Mark[]>((all, { start, price, when }) => {
    const end = start + price.length
    const at = text.indexOf(when, end)
    const more = [markOf(text, 'V', at, at + when.length, 0.6), markOf(text, 'P', start, end, 0.6)]
    return changed(all, marksWithin(all, start, at + when.length), more)
  }, marks)
}
