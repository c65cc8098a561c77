/** Words in capitals, as in '£40 PER HOUR'. Shorter ones are units and currencies. */
const shouted = /^[^\p{Ll}]*\p{Lu}{4}[^\p{Ll}]*$/u

export type PriceParts = {
  before: string
  /** The currency sign before the number: '£', 'R$'. */
  opening: string
  number: string
  closing: string
  after: string
}

/** Splits a price around its number. Without a number, everything is in `before`. */
export function partsOfPrice(text: string): PriceParts {
  const match =
    /^(?<before>\D*?)\s*(?<opening>(?:(?<!\p{L})\p{Lu}{0,3}\p{Sc}\s*)?)(?<number>\d(?:[\d.,’'–\s]*\d)?)(?<closing>(?:\s*\p{Sc})?)\s*(?<after>.*)$/u.exec(
      text,
    )
  const { before = text, opening = '', number = '', closing = '', after = '' } = match?.groups ?? {}
  return { before, opening, number, closing, after: shouted.test(after) ? after.toLowerCase() : after }
}
