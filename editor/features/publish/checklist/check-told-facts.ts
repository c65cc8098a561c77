import type { WebsiteSettings } from '../../../../renderer/document/website-settings.ts'
import type { Check } from './finding.ts'
import { type FilledField, sectionFields } from './section-fields.ts'

/** Texts that give a phone number or an email address which the business does not have, such as an old one. */
export const checkToldFacts: Check = ({ draft, published }) =>
  sectionFields(published).flatMap(({ field, value, place, path }: FilledField) => {
    if ((field.control !== 'line' && field.control !== 'prose') || field.overrides) return []
    const strange = strangeIn(String(value), draft.business)
    if (!strange) return []
    const sentence = `${field.label} says ${strange.text}, which is not your ${strange.name} in Business.`
    return [{ severity: 'worth a look' as const, place, sentence, path }]
  })

type Strange = { text: string; name: string }

/** The first phone number or email in a text that the business does not have. Undefined when the business has nothing to compare with. */
function strangeIn(text: string, { phones, emails }: WebsiteSettings['business']): Strange | undefined {
  const addresses = new Set(emails.map(({ address }) => address.trim().toLowerCase()))
  const email = text.match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g)?.find((found) => !addresses.has(found.toLowerCase()))
  if (email && addresses.size > 0) return { text: email, name: 'email address' }
  const numbers = phones.map(({ number }) => digits(number)).filter((number) => number !== '')
  const isKnown = (found: string) => numbers.some((number) => ending(number) === ending(digits(found)))
  const phone = [...text.matchAll(phoneInText)].map(([found]) => found.trim()).find((found) => !isKnown(found))
  return phone && numbers.length > 0 ? { text: phone, name: 'phone number' } : undefined
}

/** Numbers that begin like phone numbers, which leaves out license numbers. */
const phoneInText = /(?<![\p{L}\p{N}.,/-])(?:\+|\(?0|\(\d{3}\))\d?[\d\s().-]{6,16}\d(?![\p{L}\p{N}])/gu
const digits = (text: string) => text.replace(/\D/g, '')
/** A number is the same with and without its country's code. */
const ending = (number: string) => number.slice(-7)
