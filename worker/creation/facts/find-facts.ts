import type { Term } from '../../../renderer/document/business.ts'
import { addressIn, areasIn } from './areas.ts'
import { emailsIn, linksIn, phonesIn } from './contact-facts.ts'
import { credentialsIn } from './credentials.ts'
import { sinceIn } from './experience.ts'
import { hoursIn } from './hours/hours.ts'
import { audienceIn, languageNames, languagesIn } from './languages.ts'
import { peopleIn } from './people.ts'
import { servicesIn } from './services/services.ts'
import {
  type Found,
  folded,
  isToldToMachine,
  plainText,
  type Span,
  sliceOf,
  taken,
  trimmed,
  type Unit,
  unitsOf,
  without,
  withoutFound,
} from './text.ts'
import { tradeIn } from './trade-name.ts'

export type Asked = {
  activities: string
  language: string
  country: string
  businessName: string
  /** Names in the location, which never name a person or a service. */
  places: readonly string[]
  /** The current year. No business was founded later. */
  year: number
}

/**
 * Every fact that can be read with certainty from a description, and its sentences. Each reader sees only what the ones before it left: a
 * license number isn't a phone number, and an opening time isn't a price.
 */
export function findFacts({ activities, language, country, businessName, places, year }: Asked) {
  const text = plainText(activities)
  const all = unitsOf(text)
  const units = all.filter(({ span }) => !isToldToMachine(sliceOf(text, span)))
  const told = all.filter((unit) => !units.includes(unit)).map(({ span }): Span => span)
  let left = without(text, told)
  const take = <T extends Found<object>>(found: T[]): T[] => {
    left = withoutFound(left, found)
    return found
  }
  const some = <T extends object>(found: Found<T> | undefined) => (found ? take([found])[0] : undefined)

  const emails = take(emailsIn(left))
  const links = take(linksIn(left))
  // A question states nothing: 'Are you insured?'
  const asking = units.filter(({ span }) => /[?？]\s*$/.test(sliceOf(text, span)))
  left = without(
    left,
    asking.map(({ span }) => span),
  )
  const stating = units.filter((unit) => !asking.includes(unit))
  const since = sinceIn(left, stating, year)
  const people = take(peopleIn(left, { language, businessName, places }))
  const credentials = take(credentialsIn(left, stating))
  if (since) take([since])
  const phones = take(phonesIn(left, country))
  const hours = some(hoursIn(left, stating, { language, country }))
  const address = some(addressIn(left))
  const languages = take(languagesIn(left, language))
  const areas = take(areasIn(left, { language, people: people.map(({ name }) => name) }))
  const trade = some(tradeIn(left, stating, language))
  const known = new Set(
    [
      ...places.map(folded),
      ...[...people, ...areas].map(({ name }) => name.toLowerCase()),
      ...(trade ? [trade.name.toLowerCase()] : []),
      ...languageNames(language).keys(),
    ].filter((name) => name !== ''),
  )
  const { services, headings } = servicesIn({ text: left, units: stating, known, country, language })
  left = withoutFound(left, services)
  const terms = take(termsIn(left, stating))
  const audience = take(audienceIn(left, stating))
  return {
    text,
    units,
    emails,
    links,
    since,
    credentials,
    phones,
    hours,
    address,
    people,
    languages,
    areas,
    trade,
    services,
    headings,
    terms,
    audience,
  }
}

export type FoundFacts = ReturnType<typeof findFacts>

type Kind = Term['kind']
type FoundTerm = Found<{ kind: Kind; text: string }>

/** Patterns of terms, most certain first. */
const signs: readonly (readonly [Kind, RegExp])[] = [
  ['CallOut', /\bcall[- ]?outs? (?:charge|fee|is|costs?|from)\b|\b(?:call[- ]?out|service call|diagnostic|trip|travel) (?:charge|fee)s?\b|\bcall[- ]?outs?:? (?:from )?[£€$\uE000]|anfahrtspauschale|anfahrt:|frais de déplacement|gastos de desplazamiento|diritto di chiamata|voorrijkosten|出張費/iu],
  ['Cancellation', /\bcancel(?:l?ations?|l?ed|s)?\b.{0,60}\b(?:hours?|days?|notice|free|fee|charged?|policy|refund\p{L}*)|\bno[- ]shows?\b|storn(?:o|ier)\p{L}*|cancelaci[oó]n\p{L}*|annulation|disdett\p{L}|cancelamento|キャンセル|취소/iu],
  ['Deposit', /\bdeposits?\b|\bretainer\b|anzahlung|acomptes?\b|\barrhes\b|\banticipo\b|\bcaparra\b|\baconto\b|\bacconto\b|adelanto del|señal del|\bsinal de\b|aanbetaling|zadat(?:ek|ku)|handpenning|前金|예약금/iu],
  ['Minimum', /\bminimum (?:order|booking|charge|spend|of|is|stay|hire|\d)|\bmin\.? (?:order|spend|charge|of|\d)|\bminimum:|mindest(?:bestell\p{L}*|dauer|abnahme|auftrag\p{L}*)|pedido m[ií]nimo|minimum de commande|commande minimum|ordine minimo|pedido mínimo|minimaal|最低注文|최소 주문/iu],
  ['LeadTime', /\b(?:\d{1,2}|two|three|four|a|one|six|24|48|72) ?(?:hours?|days?|weeks?|months?)(?:'s?|')?,? ?(?:notice|lead time|in advance|ahead)\b|\blead time\b|\border (?:at least |by )|\bturnaround\b|vorlauf\p{L}*|im voraus|con \d+ (?:días|horas) de antelación|à l'avance|di anticipo|com antecedência/iu],
  ['Payment', /\b(?:cash|cards?|payments?|pay|paypal|bacs|bank transfer|apple pay|venmo|zelle|e-?transfer|bizum|twint|mb ?way|blik|swish|pix)\b.{0,40}\b(?:only|accepted|welcome|taken|due|on completion|upfront|plans?|at the time)\b|\b(?:we|i) (?:take|accept) (?:cash|cards?|all (?:major )?(?:credit )?cards|payments?|visa|paypal|debit)|\b(?:no|cash) (?:cards?|card payments|cash|only)\b|\bcash only\b|\bcash or card\b|kartenzahlung|nur barzahlung|barzahlung|aceptamos (?:tarjeta|efectivo|bizum)|pago (?:con|en)|paiement|accettiamo (?:carte|contanti)|pagamento (?:em|com|por)|aceitamos|現金のみ|カード(?:払い|可|OK)|카드/iu],
  ['Excluded', /^(?:sorry,? |please note:? )?(?:(?:we|i) (?:don't|do not|can't|cannot|no longer|never) (?:do|offer|take|work|repair|cover|sell|make|accept|provide|groom|clean|cater|handle|treat|fit|install|service|see|use)\b|(?:wir machen|wir bieten|ich mache) kein\p{L}*|no (?:hacemos|trabajamos|ofrecemos|hago)\b|(?:nous ne|je ne) .{2,40} pas\b|non (?:facciamo|offriamo|lavoriamo)\b|não (?:fazemos|trabalhamos|oferecemos)\b|wij doen geen|nie (?:robimy|oferujemy)\b|vi gör inte)/iu],
  ['Booking', /\b(?:booking|reservations?|appointments?|pre-?booking)\b.{0,30}\b(?:essential|required|recommended|advised|necessary|only|preferred|online)\b|\b(?:please )?book (?:at least|in advance|ahead|early|online)\b|\bwalk-?ins?\b.{0,20}\bwelcome\b|\bno (?:appointment|booking) (?:needed|necessary|required)\b|voranmeldung|anmeldung erforderlich|reserva previa|réservation (?:obligatoire|conseillée|recommandée)|prenotazione (?:obbligatoria|consigliata)|予約優先/iu],
  ['Other', /^(?:free|no[- ]obligation|free[, ]+no[- ]obligation) (?:quotes?|estimates?|quotations?|surveys?|deliver(?:y|ies)|parking|returns?|collection|quotes? and .{2,30})(?: \p{L}+){0,6}[.!]?$|^no call[- ]?out (?:charge|fee)s?[.!]?$|^(?:all )?(?:work|repairs?|parts) .{0,20}\b(?:guaranteed|guarantee|warranty)\b/iu],
] // biome-ignore format: a table is easier to read with one row per line

const longest = 240
/** A clause that starts like this depends on the one before it. */
const hanging = /^(?:which|that|who|where|because|so|as|if|when|unless|than|or|nor|then|with|of|to|for|from)\b/iu

/** What customers should know before booking, verbatim: a whole sentence, or an independent clause beside other facts. */
function termsIn(text: string, units: readonly Unit[]): FoundTerm[] {
  return units.flatMap(({ span }) => {
    const said = sliceOf(text, span)
    if (!said.includes(taken)) {
      const kind = kindOf(said)
      return kind && said.length <= longest ? [{ kind, text: said, spans: [span] }] : []
    }
    return clausesOf(text, span).flatMap((clause) => {
      const words = sliceOf(text, clause)
      const kind = words.includes(taken) || hanging.test(words) ? undefined : kindOf(words)
      return kind && /\s/.test(words) && words.length <= longest
        ? [{ kind, text: words, spans: [clause] as Span[] }]
        : []
    })
  })
}

function kindOf(said: string): Kind | undefined {
  if (/\?\s*$/.test(said)) return undefined
  return signs.find(([, sign]) => sign.test(said))?.[0]
}

function clausesOf(text: string, [start, end]: Span): Span[] {
  const cuts = [...text.slice(start, end).matchAll(/[,;](?=\s)|\s[–—-]\s/g)].map(({ index }) => start + index)
  return [...cuts, end].map((cut, nth) => trimmed(text, [cuts[nth - 1] ?? start, cut], ' ,;.–—-'))
}
