import { pricesIn } from '../prices.ts'
import type { Mark } from '../tagger.ts'
import { changed, markOf, marksWithin, type Step } from './marks.ts'

const name = String.raw`\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?`
const names = String.raw`${name}(?:(?:, (?:and |or )?| and | or | & )${name})*`
const money = String.raw`(?:\p{Sc} ?\d[\d.,]*\d|\p{Sc} ?\d|\d[\d.,]* ?\p{Sc})`
/** 'Call out $150 Nambour, Yandina and Maleny, $190 for Noosa or Caloundra' */
const row = new RegExp(
  String.raw`(?<=^|[.!?\n]\s*|, )(?<what>\p{L}[\p{L}'’-]*(?: [\p{L}'’-]+){0,3})[:,]? (?<price>${money}) (?:(?:for|in|to|around) )?(?<places>${names})(?<more>(?:[,;] (?:and |or |but )?${money} (?:for|in|to|around) ${names})+)(?=\s*(?:[.;!\n]|$))`,
  'gu',
)
const other = new RegExp(String.raw`(?<price>${money}) (?:for|in|to|around) (?<places>${names})`, 'gu')
const noName = /(?<!\p{L})(?:is|are|was|if|when|i|we|you|it|from|only|about)(?!\p{L})/iu

/** A single service with prices that depend on the place. */
export const pricesByPlace: Step = (text, marks, language) =>
  language === 'de'
    ? marks
    : [...text.matchAll(row)].reduce<readonly Mark[]>((all, { 0: said, index, groups = {} }) => {
        const { what = '', price = '', places = '', more = '' } = groups
        if (noName.test(what) || pricesIn(price, 'US', 'en').length === 0) return all
        const at = index + said.indexOf(price, what.length)
        const first = [price, places, at] as const
        const behind = index + said.length - more.length
        const others = [...more.matchAll(other)].map(
          (one) => [one.groups?.price ?? '', one.groups?.places ?? '', behind + one.index] as const,
        )
        const own = [first, ...others].flatMap(([amount, where, from]) => {
          const start = text.indexOf(where, from + amount.length)
          const areas = [...where.matchAll(new RegExp(name, 'gu'))].map((place) =>
            markOf(text, 'A', start + place.index, start + place.index + place[0].length, 0.6),
          )
          return [markOf(text, 'P', from, from + amount.length, 0.6), ...areas]
        })
        const named = markOf(text, 'S', index, index + what.length, 0.6)
        return changed(all, marksWithin(all, index, index + said.length), [named, ...own])
      }, marks)
