import { limits } from '../../../renderer/document/limits.ts'
import { emailsIn } from './emails.ts'
import { type FoundPhone, phonesIn } from './phones.ts'
import { type Found, plainText, withoutFound } from './text.ts'

export type ContactFacts = { emails: Found<{ address: string }>[]; phones: FoundPhone[] }

/** What the field for reaching a business says. A number that no country knows is kept as it was typed: nobody knows it better. */
export function contactFacts(contact: string, country: string): ContactFacts {
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
