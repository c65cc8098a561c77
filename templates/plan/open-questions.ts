import type { Business, Term } from '../../renderer/document/business.ts'
import { type Brief, isInTradesLanguage } from '../compose/brief.ts'
import { matchesPhrase } from '../known-services.ts'
import type { CustomerQuestion } from '../trade.ts'
import { trades } from '../trade-list.ts'

type OpenQuestion = { /** A stable key. */ key: string; question: string }

/** The trade's questions that the owner's facts and sentences don't answer, in order, in the page's language. */
export function openQuestions(brief: Brief): OpenQuestion[] {
  const { trade, factWords, business } = brief
  const isOurs = isInTradesLanguage(brief)
  // Keys are based on the trade file's wording, before spelling is adapted to the country.
  const unspelled = trades.find(({ slug }) => slug === trade.slug)?.questions ?? []
  const words: Readonly<Record<string, unknown>> = factWords?.questions ?? {}
  return trade.questions
    .filter((question) => !isAnswered(question, business))
    .flatMap((question) => {
      const { ask, from } = question
      const wording = isOurs ? ask : String(words[from ?? ''] ?? '')
      const key = from ?? slugOf(unspelled[trade.questions.indexOf(question)]?.ask ?? ask)
      return wording === '' ? [] : { key, question: wording }
    })
}

const isAnswered = ({ from, words = [] }: CustomerQuestion, business: Business): boolean =>
  (from !== undefined && isFactKnown[from](business)) ||
  business.sentences.some(({ text }) => words.some((one) => matchesPhrase(text, one)))

const hasTerm =
  (kind: Term['kind']) =>
  ({ terms }: Business) =>
    terms.some((term) => term.kind === kind)

const isFactKnown: Readonly<Record<NonNullable<CustomerQuestion['from']>, (business: Business) => boolean>> = {
  address: ({ address }) => address.text.trim() !== '',
  area: ({ areas }) => areas.length > 0,
  book: ({ phones, emails, links }) => phones.length + emails.length + links.length > 0,
  callOut: hasTerm('CallOut'),
  cancellation: hasTerm('Cancellation'),
  deposit: hasTerm('Deposit'),
  durations: ({ services }) => services.some(({ duration }) => duration !== ''),
  excluded: hasTerm('Excluded'),
  experience: ({ since }) => since !== null,
  hours: ({ hours }) => hours.periods.length > 0 || hours.note.trim() !== '',
  insured: ({ credentials }) => credentials.some(({ kind }) => kind === 'Insurance'),
  languages: ({ languages }) => languages.length > 0,
  minimum: hasTerm('Minimum'),
  notice: hasTerm('LeadTime'),
  other: hasTerm('Other'),
  payment: hasTerm('Payment'),
  people: ({ people }) => people.length > 0,
  prices: ({ services, rate }) => rate !== null || services.some(({ price }) => price !== null),
  qualified: ({ credentials }) => credentials.some(({ kind }) => kind !== 'Insurance' && kind !== 'Award'),
}

/** For example 'do-you-take-the-old-parts-away-'. */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .slice(0, 48)
