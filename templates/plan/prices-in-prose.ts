import { money } from './part-kind.ts'

export const givesAway =
  /(?<!\p{L})(?:free|included|half price|discount|no charge|gratis|kostenlos|kostet ni(?:x|chts)|inklusive|incluido|gratuit)(?!\p{L})/iu

const addsToPrices =
  /\p{Nd}\s?(?:%|percent|pct|prozent)|(?<!\p{L})(?:fees?|extra|surcharge|zuschlag|aufpreis|frais)(?!\p{L})|\p{Nd}[.,]\p{Nd}{2}(?!\p{Nd})|\p{Nd} (?:a|an|per|pro|al|la) \p{L}|(?<!\p{L})for \p{Nd}+$/iu

/** Whether a sentence is about costs or what a price includes: 'First visit free', 'Rush 48h add 50%'. */
export const isOfPrices = (text: string): boolean =>
  [money, givesAway, addsToPrices].some((words) => words.test(text.replace(/[.!]+$/u, '')))
