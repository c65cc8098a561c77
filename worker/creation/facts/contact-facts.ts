import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { phoneKinds } from '../../../renderer/document/business.ts'
import { limits } from '../../../renderer/document/fields/limits.ts'
import { paymentsIn } from '../../reading/payments.ts'
import {
  type Found,
  isToldToMachine,
  matchesOf,
  plainText,
  type Span,
  sliceOf,
  taken,
  unitsOf,
  withoutFound,
} from '../../reading/text.ts'
import { isToldToMaker } from '../../reading/told-to-maker.ts'
import { profilesIn } from './profiles.ts'

export type ContactFacts = {
  emails: Found<{ address: string }>[]
  phones: FoundPhone[]
  links: Found<{ url: string }>[]
  terms: Found<{ kind: 'Payment'; text: string }>[]
  /** The whole text, if it says more than how to reach the business: 'call Jo 07700 900123, evenings best'. Blank otherwise. */
  words: string
}

/** Reads the contact field. A number that fits no country stays as typed. */
export function contactFacts(contact: string, country: string): ContactFacts {
  const reached = numbersAndEmails(contact, country)
  const plain = withoutFound(plainText(contact), [...reached.emails, ...reached.phones])
  const links = profilesIn(plain)
  const terms = paymentsIn(plain)
  const left = withoutFound(plain, [...links, ...terms]).replaceAll(taken, ' ')
  const words = left.match(/[\p{L}\p{M}][\p{L}\p{M}'’.-]*/gu) ?? []
  const isCommand = unitsOf(contact).some(
    ({ span }) => isToldToMachine(sliceOf(contact, span)) || isToldToMaker(sliceOf(contact, span)),
  )
  const says = !isCommand && words.some((word) => !means.test(word))
  return { ...reached, links, terms, words: says ? contact.trim() : '' }
}

/** Words that only name the means of contact. */
const means =
  /^(?:\p{L}\.?|or|and|o|y|e|et|ou|und|oder|en|of|i|lub|och|eller|on|at|to|me|us|is|my|our|the|by|just|also|call|calls?|ring|dm|message|phone|telephone|tel[ée]?\p{L}*\.?|mob(?:ile)?\.?|cell\p{L}*|landline|handy|fon|fax|festnetz|fijo|fixe|fisso|port\p{L}*|m[óo]vil|celular|zap\p{L}*|whats\p{L}*|was+ap|guasap|solo|s[oó]|only|wa|wpp|wsp|signal|mail|e-?mail|correo|courriel|email\p{L}*|contact\p{L}*|number|no\.?|nr\.?|n[úu]mero|numero|number|ph\.?|rufen|anrufen|telefonisch|llam\p{L}*|appel\p{L}*|chiam\p{L}*|lig\p{L}*|bellen|電話|メール|전화|이메일|携帯)$/iu

function numbersAndEmails(contact: string, country: string): Pick<ContactFacts, 'emails' | 'phones'> {
  const text = plainText(contact)
  const emails = emailsIn(text)
  const left = withoutFound(text, emails)
  // In this field a number is a phone number even without a word such as 'call'.
  const label = 'Tel '
  const phones = phonesIn(`${label}${left}`, country).map((phone) => ({
    ...phone,
    spans: phone.spans.map(([start, end]) => [start - label.length, end - label.length] as const),
  }))
  if (phones.length > 0) return { emails, phones }
  const typed = /\+?[\d(][\d()./ -]{4,}\d/.exec(left)
  const digits = typed?.[0].match(/\d/g)?.length ?? 0
  if (!typed || digits < 6 || typed[0].length > limits.phone) return { emails, phones: [] }
  const kind = whatsApp.test(left) ? ('WhatsApp' as const) : ('Phone' as const)
  return {
    emails,
    phones: [{ kind, number: typed[0].trim(), country: '', spans: [[typed.index, typed.index + typed[0].length]] }],
  }
}

const email =
  /(?<![\w.+-])[\p{L}\d](?:[\p{L}\d._+-]*[\p{L}\d_-])?@[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,24}(?![\w@])/gu

export const emailsIn = (text: string): Found<{ address: string }>[] =>
  matchesOf(text, email)
    .filter(({ match: [address] }) => address.length <= limits.email)
    .map(({ match: [address], span }) => ({ address, spans: [span] }))

const domain = /(?:https?:\/\/|www\.)[^\s<>"'{}\\^`\uE000]+/giu
const bare =
  /(?<![\w@./-])(?:[a-z\d][a-z\d-]*\.)+(?:com|net|org|shop|co\.uk|org\.uk|com\.au|com\.br|co\.nz|co\.za|ie|de|at|ch|fr|es|it|pt|nl|pl|se|jp|kr|ca)(?:\/[^\s<>"'\uE000]*)?(?![\w@-])/giu

/** Web addresses, with https:// added and trailing punctuation removed. */
export const linksIn = (text: string): Found<{ url: string }>[] => {
  const found = [...matchesOf(text, domain), ...matchesOf(text, bare)]
  return found.flatMap(({ match: [whole], span: [start] }) => {
    const address = whole.replace(/[.,;:!?)\]'"]+$/, '')
    const url = /^https?:\/\//i.test(address) ? address : `https://${address}`
    const inside = found.some((other) => other.span[0] < start && start < other.span[1])
    if (inside || url.length > limits.url || !URL.canParse(url)) return []
    return [{ url, spans: [[start, start + address.length]] }]
  })
}

type FoundPhone = Found<{ kind: (typeof phoneKinds)[number]; number: string; country: string }>

const candidate =
  /(?<![\p{L}\p{N}.,/#@:_-])(?:\+ ?|00 ?)?\(?(?:0\d{2,5} \/ )?\d(?:(?:[ .]|\)[ -]?| ?- ?|\/| \()?\d){5,18}(?![\p{L}\p{N}%°²]|[.,:]\d)/gu
/** Words before or after a phone number. */
const announced =
  /(?:tel(?:[ée]fono|efon|éphone|efoon|efone)?|telephone|phone|ring|call|text|txt|sms|mob(?:ile)?|cell(?:ulare)?|handy|m[óo]vil|portable|t[ée]l|fon|ruf\p{L}*|appel\p{L}*|ll[aá]m\p{L}*|chiam\p{L}*|lig(?:ue|ar|a)|bel(?:len)?|zadzwo\p{L}*|ring|whats ?app|whats|was+ap|guasap|wsp|wpp|zap|signal|viber|contact|reach|number|nummer|numéro|número|numero|電話|tel|전화|연락처|문의|☎|📞|📱)\P{L}{0,6}(?:(?:me|us|me on|us on|on|at|now|au|al|unter|sur|sul|a|à|o|para|no|the shop|here|today|[Rr]osa)\P{L}{1,3}){0,3}$/iu
/** Words whose number isn't a phone number. */
const other =
  /(?:licen[cs]e|reg(?:istration|istered|\.)?|vat|abn|acn|nif|cif|siret|siren|nip|regon|p\.? ?iva|partita iva|ust-?id\S*|steuernummer|iban|account|ein|cslb|roc|cnpj|cpf|crm|kvk|btw|org\.?n\p{L}*|company|charity|policy|certificate|cert|no|nr|nº|n°|id|登録番号|사업자\p{L}*)\P{L}{0,8}(?:no|number|nr|nº|n°)?\P{L}{0,5}$/iu
const app = String.raw`(?:what(?:s|'s|s'?s)? ?app?|whats|watts?app|wh?atsap|was+ap|guasap|wsp|wpp|wapp|wap|wtsp|zap(?:zap)?)(?!\p{L})`
const whatsApp = new RegExp(String.raw`(?<!\p{L})${app}`, 'iu')

/** '24/7' and '24 hrs' after a number. */
const dayAndNight = /(?<![\p{N}])24(?:\s?\/\s?7|[\s-]?(?:h|hrs?|hours?))(?![\p{L}\p{N}])/giu

/** Phone numbers by country rules. `country` (ISO 3166-1 alpha-2, may be blank) applies to numbers without a country code. */
export function phonesIn(text: string, country: string): FoundPhone[] {
  const numbers = text.replace(dayAndNight, (said) => taken.repeat(said.length))
  return matchesOf(numbers, candidate).flatMap(({ match: [written], span }) => {
    const before = text.slice(Math.max(0, span[0] - 40), span[0])
    const said = written.replace(/^00 ?/, '+').trim()
    const isCalled = announced.test(before)
    if (isOther(said, before, isCalled)) return []
    const parsed = parsePhoneNumberFromString(said, { defaultCountry: countryCode(country), extract: false })
    const fits = parsed && (parsed.isValid() || (parsed.isPossible() && (isCalled || /^(?:\+|\(?0)/.test(said))))
    if (!fits || (!isCalled && !said.startsWith('+') && !isWritten(said, parsed.nationalNumber.length))) return []
    const number = numberText({
      said,
      national: parsed.formatNational(),
      international: parsed.formatInternational(),
      isNorthAmerican: parsed.countryCallingCode === '1',
    })
    if (number.length > limits.phone) return []
    return kindsOf(text, span).map((kind) => ({ kind, number, country: parsed.country ?? '', spans: [span] }))
  })
}

type Written = { said: string; national: string; international: string; isNorthAmerican: boolean }

/** Keeps the owner's country code and spacing, if any. */
function numberText({ said, national, international, isNorthAmerican }: Written): string {
  if (said.startsWith('+')) return international
  // The owner knows the area code's length: the library would turn Okayama's '086-555-0119' into '0865-55-0119'.
  if (!isNorthAmerican && (said.match(/\d+/g)?.length ?? 0) > 1) return said
  const digits = (text: string) => text.replace(/\D/g, '')
  // In some countries people omit the leading zero.
  return digits(national) === digits(said) ? national : said
}

const countryCode = (country: string): CountryCode | undefined =>
  isSupportedCountry(country) ? (country as CountryCode) : undefined

/** A number without a phone word counts if it is grouped or starts with zero, and has a valid length. */
const isWritten = (said: string, digits: number) => digits >= 7 && (/^\(?0/.test(said) || digits >= 8)

function isOther(said: string, before: string, isCalled: boolean): boolean {
  const years = /^(?:1[89]|20)\d\d ?[-/] ?(?:1[89]|20)\d\d$/
  const times = /^\d{1,2}(?:[.:]\d{2})? ?- ?\d{1,2}(?:[.:]\d{2})?(?: |$)/
  const dates = /^\d{1,4}([./-])\d{1,2}\1\d{2,4}$/
  const amounts = /^\d{1,3}(?:[., ]\d{3})+$/
  if (years.test(said) || times.test(said) || dates.test(said)) return true
  if (/[£€$¥₩₹]\s*$|\b(?:EUR|CHF|USD|GBP|Rs\.?|kr)\s*$/.test(before)) return true
  if (isCalled) return false
  return other.test(before) || (amounts.test(said) && said.length < 9)
}

const calls =
  '(?:calls?|txt|text|texts|phone|ring|tel\\p{L}*|sms|anruf\\p{L}*|ruf\\p{L}*|llam\\p{L}*|appel\\p{L}*|chiam\\p{L}*|lig\\p{L}*|bel(?:len)?|zadzwoń|mensajes?)'
const either = String.raw`\s*(?:or|and|\/|&|\+|,|und|oder|o|ou|y|e|et|of|en|i|lub)\s*(?:by |on |per |por )?`
const callsAndApp = new RegExp(String.raw`(?<!\p{L})(?:${calls}${either}${app}|${app}${either}${calls}(?!\p{L}))`, 'iu')

/** 'Call or WhatsApp 07…' is both kinds. */
function kindsOf(text: string, [start, end]: Span): FoundPhone['kind'][] {
  const before = text.slice(Math.max(0, start - 40), start).replace(/^.*[.!?\n\uE000]/su, '')
  const after = text.slice(end, end + 24).replace(/[.!?\n;].*$/s, '')
  const behind = /^\s*[(,–-]?\s*(.*)$/u.exec(after)?.[1] ?? ''
  if (callsAndApp.test(before) || new RegExp(`^(?:${callsAndApp.source})`, 'iu').test(behind))
    return ['Phone', 'WhatsApp']
  return whatsApp.test(before) || new RegExp(`^(?:${app})`, 'iu').test(behind.split(',')[0] ?? '')
    ? ['WhatsApp']
    : ['Phone']
}

/** The country of the first number with a country code; blank if there is none. */
export function countryOfPhones(text: string): string {
  const found = matchesOf(text, /(?<![\p{N}+])(?:\+|00)\d[\d(). -]{6,20}\d/gu)
  for (const {
    match: [written],
  } of found) {
    const country = parsePhoneNumberFromString(written.replace(/^00/, '+'))?.country
    if (country) return country
  }
  return ''
}
