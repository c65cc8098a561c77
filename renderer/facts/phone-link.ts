import type { BusinessPhone } from '../document/business.ts'
import { linkHref } from '../document/values/link.ts'

/**
 * Calling codes by country, with the trunk prefix for domestic calls: GB's 07700 900123 is +44 7700 900123. Italy keeps
 * its 0.
 */
const callingCodes: Readonly<Record<string, readonly [code: string, trunk: string]>> = {
  US: ['1', '1'],
  CA: ['1', '1'],
  ...within('0', {
    GB: '44',
    IE: '353',
    FR: '33',
    DE: '49',
    AT: '43',
    CH: '41',
    BE: '32',
    NL: '31',
    SE: '46',
    FI: '358',
    AU: '61',
    NZ: '64',
    ZA: '27',
    IN: '91',
    JP: '81',
    KR: '82',
    ID: '62',
    PH: '63',
    MY: '60',
    TH: '66',
    VN: '84',
    TR: '90',
    IL: '972',
    AE: '971',
    EG: '20',
    NG: '234',
    KE: '254',
    BR: '55',
    AR: '54',
    PE: '51',
    RO: '40',
    BG: '359',
    HR: '385',
    SI: '386',
    SK: '421',
    UA: '380',
    RS: '381',
  }),
  ...within('', {
    ES: '34',
    PT: '351',
    IT: '39',
    DK: '45',
    NO: '47',
    PL: '48',
    CZ: '420',
    GR: '30',
    LU: '352',
    EE: '372',
    LV: '371',
    CY: '357',
    MT: '356',
    IS: '354',
    MX: '52',
    CO: '57',
    CL: '56',
    SG: '65',
    HK: '852',
  }),
}

function within(trunk: string, codes: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(codes).map(([country, code]) => [country, [code, trunk] as const]))
}

export function internationalDigits(number: string, country: string): string | undefined {
  const digits = number.replace(/\(0\)/, '').replace(/[^\d+]/g, '')
  if (digits.startsWith('+')) return whole(digits.slice(1))
  if (/^00[1-9]/.test(digits)) return whole(digits.slice(2))
  const [code, trunk] = callingCodes[country] ?? []
  if (code === undefined || trunk === undefined) return undefined
  return whole(code + (trunk !== '' && digits.startsWith(trunk) ? digits.slice(trunk.length) : digits))
}

const whole = (digits: string) => (/^[1-9]\d{6,14}$/.test(digits) ? digits : undefined)

/** A link to a WhatsApp chat or a call. Undefined if the text isn't a number. */
export function phoneHref(
  { kind, number }: Pick<BusinessPhone, 'kind' | 'number'>,
  country: string,
): string | undefined {
  const digits = kind === 'WhatsApp' ? internationalDigits(number, country) : undefined
  return digits
    ? linkHref({ type: 'Web', value: `https://wa.me/${digits}` })
    : linkHref({ type: 'Phone', value: number })
}
