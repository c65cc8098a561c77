import { changed, markOf, type Step, sentenceEnd } from './marks.ts'

const rate =
  /^(?:(?:my|our|the|hourly|daily|day|standard|usual|basic|labou?r) )*(?:rates?|prices?|pricing|charges?|fees?|costs?|labou?r|preise?|stundensatz|stundenlohn|tarif(?:e|s)?|tarief(?:en)?|precios?|tarifas?|prix|prezz[io]|tariff[ae]|preços?|prij(?:s|zen)|stawk[ai]|cen[ay])$/iu

/** 'Rates £48/hr' names no service: the price is the business's own, where its sentence has only one. */
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
