import { type CountryCode, findPhoneNumbersInText, isSupportedCountry } from 'libphonenumber-js/max'
import { linkHref } from '../../../renderer/document/values/link.ts'

type Part = { text: string; url?: string | undefined }

const emailAddress = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g

/**
 * Splits text into parts, of which phone numbers and email addresses have a `tel:` or `mailto:` link. `country` (ISO 3166-1 alpha-2, may
 * be blank) is where numbers without a country code are.
 */
export function contactsIn(text: string, country: string): Part[] {
  const emails = [...text.matchAll(emailAddress)].map(({ 0: value, index }) => ({
    ...{ start: index, end: index + value.length },
    url: linkHref({ type: 'Email', value }),
  }))
  const phones = findPhoneNumbersInText(text, { defaultCountry: countryCode(country) })
    .filter(({ startsAt, endsAt }) => emails.every(({ start, end }) => endsAt <= start || startsAt >= end))
    .map(({ startsAt, endsAt, number }) => ({ start: startsAt, end: endsAt, url: number.getURI() }))
  const found = [...emails, ...phones].toSorted((a, b) => a.start - b.start)
  const ends = [0, ...found.map(({ end }) => end)]
  const parts = found.flatMap(({ start, end, url }, index) => [
    { text: text.slice(ends[index], start) },
    { text: text.slice(start, end), url },
  ])
  return [...parts, { text: text.slice(ends.at(-1)) }].filter((part) => part.text !== '')
}

const countryCode = (country: string): CountryCode | undefined => (isSupportedCountry(country) ? country : undefined)
