/** Words in capitals, as in '£40 PER HOUR'. Shorter ones are units and currencies. */
const shouted = /^[^\p{Ll}]*\p{Lu}{4}[^\p{Ll}]*$/u

export type PriceParts = {
  before: string
  /** The currency's sign before the number: '£', 'R$'. */
  opening: string
  number: string
  closing: string
  after: string
}

/** A price with its number large, and what is around it. Without a number, all of it is `before`. */
export function partsOfPrice(text: string): PriceParts {
  const match =
    /^(?<before>\D*?)\s*(?<opening>(?:(?<!\p{L})\p{Lu}{0,3}\p{Sc}\s*)?)(?<number>\d(?:[\d.,’'–\s]*\d)?)(?<closing>(?:\s*\p{Sc})?)\s*(?<after>.*)$/u.exec(
      text,
    )
  const { before = text, opening = '', number = '', closing = '', after = '' } = match?.groups ?? {}
  return { before, opening, number, closing, after: shouted.test(after) ? after.toLowerCase() : after }
}
