import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { linkHref } from '../../renderer/document/values/link.ts'

/**
 * The call link of a phone number, and a WhatsApp link if it may be a mobile number; each undefined otherwise. `country` (ISO 3166-1
 * alpha-2, may be blank) applies to numbers without a country code.
 */
export function phoneLinks(phone: string, country: string): { call: string | undefined; whatsApp: string | undefined } {
  const parsed = parsePhoneNumberFromString(phone, { defaultCountry: countryCode(country), extract: false })
  return {
    call: parsed?.isPossible() ? parsed.getURI() : linkHref({ type: 'Phone', value: phone }),
    whatsApp: parsed?.getType()?.includes('MOBILE') ? `https://wa.me/${parsed.number.slice(1)}` : undefined,
  }
}

const countryCode = (country: string): CountryCode | undefined => (isSupportedCountry(country) ? country : undefined)
