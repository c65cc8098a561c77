import { limits } from '../../../renderer/document/limits.ts'
import { emailsIn } from './emails.ts'
import { type FoundPhone, phonesIn } from './phones.ts'
import { type Found, plainText, sliceOf, taken, withoutFound } from './text.ts'
import { isToldToMachine } from './told-to-machines.ts'
import { unitsOf } from './units-of-text.ts'

export type ContactFacts = {
  emails: Found<{ address: string }>[]
  phones: FoundPhone[]
  /** The whole as typed, where it says more than how: 'call Jo 07700 900123, evenings best'. Blank otherwise. */
  words: string
}

/** What the field for reaching a business says. A number that no country knows is kept as it was typed: nobody knows it better. */
export function contactFacts(contact: string, country: string): ContactFacts {
  const reached = numbersAndEmails(contact, country)
  const left = withoutFound(plainText(contact), [...reached.emails, ...reached.phones]).replaceAll(taken, ' ')
  const words = left.match(/[\p{L}\p{M}][\p{L}\p{M}'’.-]*/gu) ?? []
  const isCommand = unitsOf(contact).some(({ span }) => isToldToMachine(sliceOf(contact, span)))
  const says = !isCommand && words.some((word) => !means.test(word))
  return { ...reached, words: says ? contact.trim() : '' }
}

/** Words that only say by which means. */
const means =
  /^(?:\p{L}\.?|or|and|o|y|e|et|ou|und|oder|en|of|i|lub|och|eller|on|at|to|me|us|is|my|our|the|by|just|also|call|calls?|ring|text|txt|sms|dm|message|phone|telephone|tel[ée]?\p{L}*\.?|mob(?:ile)?\.?|cell\p{L}*|landline|handy|fon|fax|festnetz|fijo|fixe|fisso|port\p{L}*|m[óo]vil|celular|zap|whats\p{L}*|wa|wpp|signal|mail|e-?mail|correo|courriel|email\p{L}*|contact\p{L}*|number|no\.?|nr\.?|n[úu]mero|numero|number|ph\.?|rufen|anrufen|telefonisch|llam\p{L}*|appel\p{L}*|chiam\p{L}*|lig\p{L}*|bellen|電話|メール|전화|이메일|携帯)$/iu

function numbersAndEmails(contact: string, country: string): Omit<ContactFacts, 'words'> {
  const text = plainText(contact)
  const emails = emailsIn(text)
  const left = withoutFound(text, emails)
  // A number in this field is a phone number even without a word such as 'call'.
  const label = 'Tel '
  const phones = phonesIn(`${label}${left}`, country).map((phone) => ({
    ...phone,
    spans: phone.spans.map(([start, end]) => [start - label.length, end - label.length] as const),
  }))
  if (phones.length > 0) return { emails, phones }
  const typed = /\+?[\d(][\d()./ -]{4,}\d/.exec(left)
  const digits = typed?.[0].match(/\d/g)?.length ?? 0
  if (!typed || digits < 6 || typed[0].length > limits.phone) return { emails, phones: [] }
  const kind = /whats ?app/i.test(left) ? ('WhatsApp' as const) : ('Phone' as const)
  return {
    emails,
    phones: [{ kind, number: typed[0].trim(), country: '', spans: [[typed.index, typed.index + typed[0].length]] }],
  }
}
