import type { Mark } from '../tagger.ts'
import { changed, markOf, type Step, sentenceEnd, sentenceStart } from './marks.ts'

const rate =
  /^(?:(?:my|our|the|hourly|daily|day|standard|usual|basic|labou?r) )*(?:rates?|prices?|pricing|charges?|fees?|costs?|labou?r|preise?|stundensatz|stundenlohn|tarif(?:e|s)?|tarief(?:en)?|precios?|tarifas?|prix|prezz[io]|tariff[ae]|preços?|prij(?:s|zen)|stawk[ai]|cen[ay])$/iu

/** 'Rates £48/hr' names no service: it's the business's own rate if it's the only price in its sentence. */
export const ratesOfBusiness: Step = (text, marks) =>
  marks.reduce((all, mark) => {
    const at = all.indexOf(mark)
    const [price, unit] = [all[at + 1], all[at + 2]]
    if (mark.label !== 'S' || !rate.test(mark.text) || price?.label !== 'P' || !unit || !'UD'.includes(unit.label))
      return all
    const others = all.slice(at + 3).filter(({ start }) => start < sentenceEnd(text, unit.end))
    const isAlone = others.every(({ label }) => label !== 'P' && label !== 'S')
    const isBeside = /^[\s:–-]*$/u.test(text.slice(mark.end, price.start)) && unit.start - price.end < 4
    return isAlone && isBeside
      ? changed(all, [mark, price], [markOf(text, 'P', mark.start, price.end, price.probability)])
      : all
  }, marks)

const charging =
  /^(?:rates?|prices?|pricing|charg\p{L}*|fees?|costs?|labou?r|hourly|daily|standard|usual|work|jobs?|berechne\p{L}*|nehme\p{L}*|preise?|stundensatz|stundenlohn|stundenpreis|tarif\p{L}*|tarief\p{L}*|cobr\p{L}*|precios?|prends|prix|prezz[io]|chiedo|tariff[ae]|preços?|prij(?:s|zen)|reken\p{L}*|stawk[ai]|cen[ay])$/iu

/**
 * Whether no words around a price name a service: true for 'I charge £40 an hour', false for 'HST alone $150 a quarter'. A rate after a
 * list of tasks is for the whole job.
 */
export function isRateAlone(text: string, marks: readonly Mark[], glue: ReadonlySet<string> = new Set()): boolean {
  const [start, end] = [marks[0]?.start ?? 0, marks.at(-1)?.end ?? 0]
  const before =
    text
      .slice(sentenceStart(text, start), start)
      .split(/[,;(](?!\d)|[.!?]\s/u)
      .at(-1) ?? ''
  const behind = text.slice(end, sentenceEnd(text, end)).split(/[,;)](?!\d)/u)[0] ?? ''
  // 'Wash, 2 coats and anodes checked £14 a foot'
  if (/\s(?:and|&|\+|und|et|y|e|en|i)\s/u.test(before)) return true
  const words = `${before} ${behind}`.match(/\p{L}[\p{L}'’]*/gu) ?? []
  return words.every((word) => glue.has(word.toLowerCase()) || charging.test(word))
}
