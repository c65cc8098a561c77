import { primaryLanguage } from '../../renderer/document/values/languages.ts'
import type { FactWords } from '../../renderer/languages/fact-words.ts'

type Question = keyof FactWords['questions']
type Topics = Partial<Record<Question, string>>

/** Words that show which question a sentence answers, by language, as regular expression alternatives. */
const words: Readonly<Record<string, Topics>> = {
  en: {
    deposit: 'deposits?',
    cancellation: 'cancel\\p{L}*|reschedul\\p{L}*|no.?shows?',
    payment:
      "(?<!(?:n[’']?t|never|no|what you) )pay(?! for| what| the)|payments?|cash(?! in)|by card|cards? (?:ok|accepted|welcome|only|fine)|no cards|invoices?|balance on|e-?transfer|honou?r box",
    notice: 'waiting list|(?:weeks?|wks?) (?:wait|ahead)|wait(?:ing)? times?',
    minimum: 'minimum|min\\.? (?:charge|order|spend|job|stay|\\p{Sc})|(?<!\\p{Nd} ?)min\\.? (?=\\p{Nd})',
  },
  de: {
    deposit: 'anzahlung',
    cancellation: 'absag\\p{L}*|stornier\\p{L}*',
    payment: 'barzahlung|in bar|nur bar|(?:ec-?)?karte(?:nzahlung)? (?:ab|geht|möglich)|auf rechnung|bezahl\\p{L}*',
    notice: 'wartezeit\\p{L}*|lieferzeit\\p{L}*',
    minimum: 'mindest\\p{L}+',
  },
  fr: {
    deposit: 'acomptes?|arrhes',
    cancellation: 'annul\\p{L}*',
    payment: 'espèces|carte bancaire|cb|paiements?|chèques?',
    minimum: 'minimum',
  },
  es: {
    deposit: 'señal|anticipo',
    cancellation: 'cancela\\p{L}*|anula\\p{L}*',
    payment: 'efectivo|tarjeta|bizum|pagos?|transferencia',
    minimum: 'mínim[oa]',
  },
  it: {
    deposit: 'caparra|acconto',
    cancellation: 'disdet\\p{L}*|disdire|annull\\p{L}*',
    payment: 'contanti|bancomat|pagament[oi]|bonifico',
    minimum: 'minim[oa]',
  },
  pt: {
    deposit: 'sinal',
    cancellation: 'cancela\\p{L}*|desmarca\\p{L}*',
    payment: 'dinheiro|mb way|pagamentos?|pix',
    minimum: 'mínim[oa]',
  },
  nl: {
    deposit: 'aanbetaling',
    cancellation: 'afzeg\\p{L}*|annuleren',
    payment: 'betalen|betaling|tikkie|pinnen|contant',
    minimum: 'minimaal|minimum',
  },
  pl: {
    deposit: 'zadatek|zaliczka',
    cancellation: 'odwoł\\p{L}*',
    payment: 'gotówk\\p{L}*|płatność\\p{L}*|kartą|przelew\\p{L}*',
    minimum: 'minimum',
  },
  sv: {
    deposit: 'handpenning',
    cancellation: 'avbok\\p{L}*',
    payment: 'swish|kontant|faktura|betal\\p{L}*',
    minimum: 'minst|minimum',
  },
}

/** The question that a sentence answers. Undefined if there is none. */
export function topicOf(text: string, language: string): Question | undefined {
  const topics = Object.entries(words[primaryLanguage(language)] ?? {}) as [Question, string][]
  return topics.find(([, alternatives]) =>
    new RegExp(`(?<![\\p{L}\\p{Nd}])(?:${alternatives})(?!\\p{L})`, 'iu').test(text),
  )?.[0]
}
