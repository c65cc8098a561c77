import type { Business, OfferedService, Price } from '../../document/business.ts'
import { serviceTitle } from '../../document/values/service-title.ts'
import { experienceText } from '../fact-words.ts'
import { formatPrice, hasCents } from '../format-price.ts'
import { pricedServices } from '../lowest-price.ts'
import { mainService } from '../main-service.ts'
import { parseMinutes } from '../parse-minutes.ts'
import { type PriceParts, partsOfPrice } from '../parts-of-price.ts'

export type Numeral = {
  number: string
  around?: Pick<PriceParts, 'before' | 'opening' | 'closing'>
  /** Caption: 'Check-up' and '£48, 20 min'. */
  name: string
  note: string
  part: 'services' | 'since' | 'terms' | 'sentences'
}

type Known = Pick<Business, 'services' | 'rate' | 'since' | 'terms' | 'sentences'>

/**
 * In order of preference: price of a first visit or the only service, 24/7, years of experience, jobs done, minutes
 * until arrival, first price.
 */
export function numeralOf(business: Known, locale: string): Numeral | undefined {
  const priced = pricedServices(business)
  const first = priced.find(
    ({ name, variant, price }) => !price.from && price.to === null && firstVisit.test(`${name} ${variant}`),
  )
  const listed = mainService(business)
  const main = listed?.price.to === null ? listed : undefined
  const lone = priced.length === 1 ? main : undefined
  const service = (of: (OfferedService & { price: Price }) | undefined) => of && priceNumeral(of, business, locale)
  return (
    service(first) ??
    service(lone) ??
    dayAndNight(business) ??
    experience(business, locale) ??
    jobs(business, locale) ??
    minutes(business) ??
    service(main)
  )
}

const firstVisit =
  /(?<!\p{L})(?:first|new (?:patient|client)|initial|consultation|check-?\s?up|assessment|trial|intro\p{L}*|erst\p{L}+|beratung|premi[eè]re?|primera?|consulta|prima|kennismaking|intake|pierwsz\p{L}+|konsultacja)(?!\p{L})/iu

const maxDigits = 4
/** In characters. */
const maxNoteLength = 60

function priceNumeral(
  service: OfferedService & { price: Price },
  business: Known,
  locale: string,
): Numeral | undefined {
  const text = formatPrice(service.price, locale, hasCents(business))
  const { number, ...around } = partsOfPrice(text)
  if (number.replace(/\D/g, '').length > maxDigits || number.length > maxDigits + 1) return undefined
  return {
    number,
    around,
    name: serviceTitle(service),
    note: [text, service.duration.trim()].filter(Boolean).join(', '),
    part: 'services',
  }
}

/** The rest of the owner's sentence up to the next punctuation: '24/7 on site in 60 min'. */
function dayAndNight({ sentences }: Known): Numeral | undefined {
  for (const { text } of sentences) {
    const [match] = /(?<![\p{N}/])24\/7(?![\p{N}/])[^.,;:!?()\n]*/u.exec(text) ?? []
    const note = match?.trim() ?? ''
    if (note !== '')
      return { number: '24/7', name: '', note: note.length > maxNoteLength ? '24/7' : note, part: 'sentences' }
  }
  return undefined
}

function experience({ since }: Known, locale: string): Numeral | undefined {
  const number = since?.year ?? since?.years
  return number ? { number: String(number), name: '', note: experienceText(since, locale), part: 'since' } : undefined
}

const done =
  /(?<![\p{N}.,£$€])(\d{2,4})\s+((?:homes?|houses?|jobs|weddings|families|clients|patients|pupils|students|projects|kitchens|boilers|häuser|wohnungen|hochzeiten|familien|kunden|maisons|familles|bodas|familias|casas|matrimoni|famiglie|woningen|gezinnen|klanten)(?!\p{L})[^.,;!?\n]{0,24})/iu

/** A number of completed jobs: '240 homes sold'. */
function jobs({ sentences }: Known, locale: string): Numeral | undefined {
  for (const { text } of sentences) {
    const [, number = '', what = ''] = done.exec(text) ?? []
    if (number)
      return {
        number,
        name: '',
        note: `${new Intl.NumberFormat(locale).format(Number(number))} ${what.trim()}`,
        part: 'sentences',
      }
  }
  return undefined
}

function minutes({ terms }: Known): Numeral | undefined {
  for (const { kind, text } of terms) {
    const count = kind === 'LeadTime' ? parseMinutes(text) : undefined
    if (count && text.includes(String(count)))
      return { number: String(count), name: '', note: text.trim(), part: 'terms' }
  }
  return undefined
}
