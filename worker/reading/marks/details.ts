import { negators } from '../features.ts'
import { pricesIn } from '../prices.ts'
import type { Mark } from '../tagger.ts'
import { changed, markOf, type Step, sentenceStart } from './marks.ts'

const counted =
  /^[^\S\n]*\+?[^\S\n]*(?:%|°|(?:pct|percent|prozent)(?!\p{L})|(?:years?|yrs?|yo|months?|mths?|weeks?|wks?|days|minutes?|mins?|hours?|hrs?|people|persons?|miles?|kms?|kilomet\p{L}+|kgs?|kilos?|metres?|meters?|yards?|feet|ft|inch(?:es)?|steps?|floors?|degrees|jahren?|monaten?|wochen?|tagen?|minuten|stunden|personen|leuten?|años|meses|semanas|días|minutos|horas|personas|ans|mois|semaines|jours|heures|personnes|anni|mesi|settimane|giorni|minuti|ore|persone|anos|dias|pessoas|jaar|maanden|weken|dagen|uur|personen|lat|miesi\p{L}+|tygodni\p{L}*|dni|minut|godzin\p{L}*|osób)(?!\p{L}))/iu

/** 'Honey from 40 hives round Fakenham' */
const countedThings = /^ \p{Ll}{3,}s (?:round|around|in|on|at|across)(?!\p{L})/u

/** In 'From 4 years', the number isn't an amount of money. */
export const withoutCounts: Step = (text, marks) =>
  marks.filter(
    ({ label, text: said, end }) =>
      label !== 'P' ||
      !(counted.test(text.slice(end)) || countedThings.test(text.slice(end))) ||
      pricesIn(said, 'US', 'en').length > 0 ||
      !/(?<!\p{Lu})\d+$/u.test(said),
  )

/** A detail and its price form one detail: 'Second photographer £250'. */
export const pricedDetails: Step = (text, marks) => {
  const all: Mark[] = []
  for (const mark of marks) {
    const last = all.at(-1)
    if (last && isPriceOf(text, all, last, mark))
      all[all.length - 1] = markOf(text, 'N', last.start, mark.end, Math.max(last.probability, 0.4))
    else all.push(mark)
  }
  return all
}

function isPriceOf(text: string, before: readonly Mark[], detail: Mark, mark: Mark): boolean {
  const start = sentenceStart(text, detail.start)
  const isOpen = detail.label === 'N' && !before.some((other) => other.label === 'S' && other.start >= start)
  const isBeside = /^(?::? |)$/.test(text.slice(detail.end, mark.start))
  return isOpen && isBeside && (mark.label === 'P' || ('UN'.includes(mark.label) && money.test(detail.text)))
}

const money = /\p{Sc}\s?\d|\d\s?\p{Sc}/u
const refuses = /(?:wont|dont|doesnt|didnt|cant|leave|refuse)/iu
const needs = /(?<!\p{L})needs?(?!\p{L})/iu
const relative = /(?<!\p{L})(?:who|whose|that|which)(?!\p{L})/iu
const deadline = /\d+ (?:days?|weeks?|hours?|tagen?|stunden|días|jours|giorni|ore|dagen|dni)(?!\p{L})/iu
const founded = /^(?:started|established|est\.?|founded|opened|seit|depuis|desde|dal)(?!\p{L}).*\d{4}$/iu
const glue = /^(?:or|and|also|from|for|prior(?: to(?: that)?)?|takes?|costs?|lasts?|oder|und|ou|et|o|y|e|of|en)$/iu
const anybody = /(?:want|need|find|see|call|get|hire|use|ask)\s(?:an?|your|some)\s$/iu
const paidBy = /(?:pay\p{L}*|deposit|cash|cards?|transfers?)(?:\s\p{L}+)?\s(?:by|via|with|through|or|and)\s$/iu

/** Drops marks whose own words, or the words before them, contradict their label. */
export const withoutMistakes: Step = (text, marks, language) => {
  const gone = marks.filter((mark) => {
    const { label, text: said, probability, start } = mark
    const before = text.slice(sentenceStart(text, start), start)
    if (label === 'X') return language === 'en' && probability < 0.95 && !isRefusal(before + said)
    if ('SZ'.includes(label) && !/\p{L}/u.test(said)) return true
    if (label === 'Z') return (needs.test(said) && !relative.test(said)) || deadline.test(said)
    if (label === 'S') return glue.test(said)
    if (label === 'C') return anybody.test(before)
    return label === 'W' && paidBy.test(before)
  })
  return changed(marks, gone).map((mark) =>
    mark.label === 'C' && founded.test(mark.text) ? { ...mark, label: 'Y' } : mark,
  )
}

const isRefusal = (words: string) =>
  refuses.test(words) ||
  words
    .toLowerCase()
    .split(/[^\p{L}'’]+/u)
    .some((word) => negators.test(word))
