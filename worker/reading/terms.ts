import type { Term } from '../../renderer/document/business.ts'
import type { Linked } from './links.ts'
import { paymentsIn } from './payments.ts'
import { quieted } from './quieted.ts'
import { capitalized, type Found, overlaps, type Span, type Unit } from './text.ts'
import { thresholds } from './thresholds.ts'

type Kind = Term['kind']
export type FoundTerm = Found<{ kind: Kind; text: string }>

const maxTermLength = 240

/** Terms in the owner's words: details about the whole business, payment, and exclusions. */
export function termsOf(text: string, marks: readonly Linked[], units: readonly Unit[]): FoundTerm[] {
  const sure = marks.filter(({ probability, of }) => probability >= thresholds.placed && of.length === 0)
  const term = (kind: Kind, [start, end]: Span): FoundTerm[] =>
    end - start <= maxTermLength
      ? [{ kind, text: capitalized(quieted(text.slice(start, end))), spans: [[start, end]] }]
      : []
  const details = sure.flatMap(({ label, start, end, text: said }) =>
    label === 'N' ? term(termKindOf(said), [start, end]) : label === 'X' ? term('Excluded', [start, end]) : [],
  )
  const payments = units.flatMap(({ span }) => {
    const own = sure.filter(({ label, start, end }) => label === 'M' && overlaps(span, [start, end]))
    const [first, last] = [own[0], own.at(-1)]
    if (first && last) return term('Payment', [first.start, last.end])
    return paymentsIn(text).filter(({ spans: [at] }) => at && overlaps(at, span))
  })
  return [...details, ...payments].toSorted((one, other) => (one.spans[0]?.[0] ?? 0) - (other.spans[0]?.[0] ?? 0))
}

/** Patterns of terms, most certain first. */
const signs: readonly (readonly [Kind, RegExp])[] = [
  ['CallOut', /\bcall[- ]?outs? (?:charge|fee|is|costs?|from)\b|\b(?:call[- ]?out|service call|diagnostic|trip|travel) (?:charge|fee)s?\b|\bcall[- ]?outs?:? (?:from )?[£€$\uE000]|anfahrtspauschale|anfahrt:|frais de déplacement|gastos de desplazamiento|diritto di chiamata|voorrijkosten|出張費/iu],
  ['Cancellation', /\bnotice\b.{0,40}\bcancel|\bcancel(?:l?ations?|l?ed|s)?\b.{0,60}\b(?:hours?|days?|notice|free|fee|charged?|policy|refund\p{L}*)|\bno[- ]shows?\b|storn(?:o|ier)\p{L}*|cancelaci[oó]n\p{L}*|annul(?:ation|er)|disdett\p{L}|cancelamento|キャンセル|취소/iu],
  ['Deposit', /\bdeposits?\b|\bretainer\b|anzahlung|acomptes?\b|\barrhes\b|\banticipo\b|\bcaparra\b|\baconto\b|\bacconto\b|adelanto del|señal del|\bsinal de\b|aanbetaling|zadat(?:ek|ku)|handpenning|前金|예약금/iu],
  ['Minimum', /\bminimum (?:order|booking|charge|spend|of|is|stay|hire|\d)|\bmin\.? (?:order|spend|charge|of|\d)|\bminimum:|mindest(?:bestell\p{L}*|dauer|abnahme|auftrag\p{L}*)|pedido m[ií]nimo|minimum de commande|commande minimum|ordine minimo|pedido mínimo|minimaal|最低注文|최소 주문/iu],
  ['LeadTime', /\b(?:\d{1,2}|two|three|four|a|one|six|24|48|72) ?(?:hours?|days?|weeks?|months?)(?:'s?|')?,? ?(?:notice|lead time|in advance|ahead)\b|\blead time\b|\border (?:at least |by )|\bturnaround\b|vorlauf\p{L}*|im voraus|con \d+ (?:días|horas) de antelación|à l'avance|di anticipo|com antecedência/iu],
  ['Payment', /\b(?:cash|cards?|payments?|pay|paypal|bacs|bank transfer|apple pay|venmo|zelle|e-?transfer|bizum|twint|mb ?way|blik|swish|pix)\b.{0,40}\b(?:only|accepted|welcome|taken|due|on completion|upfront|plans?|at the time)\b|\b(?:we|i) (?:take|accept) (?:cash|cards?|all (?:major )?(?:credit )?cards|payments?|visa|paypal|debit)|\b(?:no|cash) (?:cards?|card payments|cash|only)\b|\bcash only\b|\bcash or card\b|kartenzahlung|nur barzahlung|barzahlung|aceptamos (?:tarjeta|efectivo|bizum)|pago (?:con|en)|paiement|accettiamo (?:carte|contanti)|pagamento (?:em|com|por)|aceitamos|現金のみ|カード(?:払い|可|OK)|카드/iu],
  ['Booking', /\b(?:booking|reservations?|appointments?|pre-?booking)\b.{0,30}\b(?:essential|required|recommended|advised|necessary|only|preferred|online)\b|\b(?:please )?book (?:at least|in advance|ahead|early|online)\b|\bwalk-?ins?\b.{0,20}\bwelcome\b|\bno (?:appointment|booking) (?:needed|necessary|required)\b|voranmeldung|anmeldung erforderlich|reserva previa|réservation (?:obligatoire|conseillée|recommandée)|prenotazione (?:obbligatoria|consigliata)|予約優先/iu],
] // biome-ignore format: a table is easier to read with one row per line

/** A term's kind, by its words. */
export const termKindOf = (said: string): Kind => signs.find(([, sign]) => sign.test(said))?.[0] ?? 'Other'
