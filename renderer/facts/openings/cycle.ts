/** How often the same work is due. */
export type Cycle = {
  /** In weeks or months: 4 to 12. */
  count: number
  /** Calendar months from 0 to 11, with the due month last. Null for intervals without calendar months. */
  months: readonly number[] | null
  /** The step of the cycle at which the owner acts, from 1. */
  moment: number
}

const [minCount, maxCount] = [4, 12]

/** Parses a cycle: 'in month 10', 'every 6 weeks', 'by 30 November', 'yearly'. Undefined without one. */
export function cycleIn(text: string): Cycle | undefined {
  const month = Number(monthOfYear.exec(text)?.[1])
  if (month >= 1 && month <= maxCount) return { count: maxCount, months: null, moment: month }
  const due = dueMonth(text)
  if (due !== undefined) {
    return {
      count: maxCount,
      months: Array.from({ length: maxCount }, (_, index) => (due + 1 + index) % maxCount),
      moment: maxCount,
    }
  }
  const count = Number(everyFew.exec(text)?.[1])
  if (count >= minCount && count <= maxCount) return { count, months: null, moment: count }
  return yearly.test(text) ? { count: maxCount, months: null, moment: maxCount } : undefined
}

const monthOfYear = /(?<!\p{L})(?:month|monat|mois|mes|mese|maand|miesiąc\p{L}*)\s+(\d{1,2})(?!\d)/iu
const everyFew =
  /(?<!\p{L})(?:every|alle|tou(?:te)?s les|cada|ogni|elke|om de|co)\s+(\d{1,2})\s+(?:weeks?|months?|wochen|monate|semaines|mois|semanas|mes(?:es|i)|settimane|weken|maanden|tygodni\p{L}*|miesi\p{L}+)(?!\p{L})/iu
const yearly =
  /(?<!\p{L})(?:yearly|annual(?:ly)?|every year|once a year|every 12 months|jährlich\p{L}*|jedes jahr|annuel\p{L}*|chaque année|anual\p{L}*|cada año|annual[ei]|ogni anno|jaarlijks\p{L}*|elk jaar|co roku|coroczn\p{L}+)(?!\p{L})/iu

const before = '(?:by|before|until|bis(?: zum)?|avant le|antes del|entro il|v[oó][oó]r|do)'
const monthNames = [
  'jan(?:uary|uar|vier)?|ene(?:ro)?|gen(?:naio)?|januari|stycznia',
  'feb(?:ruary|ruar|rero|braio|ruari)?|f[eé]v(?:rier)?|lutego',
  'mar(?:ch|s|zo|ca)?|märz|maart|marca',
  'apr(?:il|ile)?|avr(?:il)?|abr(?:il)?|kwietnia',
  'may|mai|mayo|maggio|mei|maja',
  'june?|juni?|juin|junio|giugno|czerwca',
  'july?|juli?|juillet|julio|luglio|lipca',
  'aug(?:ust|ustus)?|août|ago(?:sto)?|sierpnia',
  'sept?(?:ember|embre|iembre)?|set(?:tembre)?|września',
  'oct(?:ober|obre|ubre)?|okt(?:ober)?|ott(?:obre)?|października',
  'nov(?:ember|embre|iembre)?|listopada',
  'dec(?:ember|embre)?|dez(?:ember)?|d[eé]c(?:embre)?|dic(?:iembre|embre)?|grudnia',
].map(
  (names) =>
    new RegExp(
      `(?<!\\p{L})${before}\\s+\\d{1,2}(?:st|nd|rd|th|\\.)?\\s+(?:of |de )?(?:${names})(?!\\p{L}|\\.?\\s*\\d{4})`,
      'iu',
    ),
)

/** The month of a yearly deadline. Undefined for a date with a year. */
function dueMonth(text: string): number | undefined {
  const month = monthNames.findIndex((name) => name.test(text))
  return month === -1 ? undefined : month
}
