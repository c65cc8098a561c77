import type { GoldenBusiness, GoldenFact, Saying } from '../golden-business.ts'
import { containsWords, fold } from './fold.ts'
import { amountsIn } from './money.ts'
import { saysHours } from './opening-times.ts'
import type { Page } from './page.ts'

/** Whether a page tells a fact that its owner gave. */
export function isOnPage(fact: GoldenFact, page: Page, { language }: Pick<GoldenBusiness, 'language'>): boolean {
  if (fact.kind === 'price') return page.units.some((unit) => saysPrice(unit, fact))
  if (fact.kind === 'hours')
    return fact.says.some((saying) => says(page.text, saying)) || saysHours(page.units, fact, language)
  if (fact.kind === 'phone') return fact.says.some((number) => hasPhone(page, String(number)))
  if (fact.kind === 'email' || fact.kind === 'link') {
    const places = [page.text, ...page.links].map((place) => fold(place).replace(/\s/g, ''))
    return fact.says.some((saying) => places.some((place) => place.includes(fold(String(saying)).replace(/\s/g, ''))))
  }
  return fact.says.some((saying) => says(page.text, saying))
}

/** Whether a sentence carries a fact. */
export function isInSentence(fact: GoldenFact, sentence: string, language: string): boolean {
  if (fact.kind === 'price') return saysPrice(sentence, { ...fact, of: [] })
  if (fact.kind === 'hours')
    return fact.says.some((saying) => says(sentence, saying)) || saysHours([sentence], { ...fact, days: [] }, language)
  if (fact.kind === 'phone') return fact.says.some((number) => digitsIn(sentence).some(endsLike(String(number))))
  return fact.says.some((saying) => says(sentence, saying))
}

export const says = (text: string, saying: Saying): boolean =>
  typeof saying === 'string' ? containsWords(text, saying) : saying.test(fold(text))

function saysPrice(unit: string, { of, says: amounts }: Extract<GoldenFact, { kind: 'price' }>): boolean {
  if (of.length > 0 && !of.some((name) => says(unit, name))) return false
  const found = amountsIn(unit)
  return amounts.some((amount) => {
    const wanted = amountsIn(amount)
    if (wanted.length === 0) return says(unit, amount)
    return wanted.every(({ value, sign }) =>
      found.some((one) => one.value === value && (!sign || !one.sign || one.sign === sign)),
    )
  })
}

const hasPhone = ({ text, links }: Page, number: string) =>
  [...links.map((link) => link.replace(/^tel:|^https:\/\/wa\.me\//, '')), text].flatMap(digitsIn).some(endsLike(number))

/** Runs of digits as phone numbers are written. */
export const digitsIn = (text: string): string[] =>
  [...text.normalize('NFKC').matchAll(/\+?\(?\d[\d\s().\-‐-–/·]{4,}\d/g)].map(([run]) => run.replace(/\D/g, ''))

/** The digits of a number without what a country puts before it within itself or for others. */
const endsLike = (number: string) => {
  const own = number.replace(/\D/g, '').replace(/^0+/, '')
  return (run: string) => run.includes(own) || (run.length >= 7 && own.endsWith(run.replace(/^0+/, '')))
}
