import type { Price } from '../../../renderer/document/business.ts'
import { limits } from '../../../renderer/document/limits.ts'
import { amount, amountOf } from './amounts.ts'
import { matchesOf, type Span } from './text.ts'
import { currencyCodes, currencyOf } from './words/currencies.ts'
import { fromAfter, fromBefore, taxAfter, unitAfter, vagueAfter, vagueBefore } from './words/price-words.ts'

export type FoundPrice = {
  price: Price
  /** With 'from', the currency and the unit. */
  span: Span
  /** Whether it says neither more nor less than what something costs: not 'about £40' or '£10 off'. */
  sure: boolean
}

const before = String.raw`(?:(?:US|CA|C|AU|A|NZ|HK|S|R|MX|NT)?\$|[£€¥₩₹₺₪₱฿₫₦₽₴]|zł|SFr\.?|Fr\.|Rs\.?|kr\.?|Rp\.?|KSh|Dhs|RM|R(?=\d)|(?:${currencyCodes})(?![\p{L}]))`
const after = String.raw`(?:[€£₩₺₽₴]|\$|zł|zl|złotych|złote|Kč|円|元|원|kr\.?|kronor|kroner|Ft|lei|CHF|SFr\.?|Fr\.|Franken|euros?|Euros?|dollars?|quid|reais|pesos|rupees|rand|yen|(?:${currencyCodes}))(?![\p{L}\d])|(?:円|원|元)`
const dash = String.raw`(?:[-–—~]|to|and|bis|a|à|al|au|e|até|tot|do|till|y|und|et|から|부터)`
const end = String.raw`(?:[.,][-–—]{1,2})?`
const oriental = String.raw`(?:\d+(?:\.\d)?[万만](?: ?\d+[千천]|\d{1,4})?|\d+[千천])`

const pattern = new RegExp(
  String.raw`(?:(?<from>(?<![\p{L}\p{N}])${fromBefore}):? )?(?<![\p{Script=Latin}\p{N}.,])(?:` +
    String.raw`(?<sign>${before}) ?(?<low>${amount})${end}(?: ?(?<joint>${dash}) ?(?:${before} ?)?(?<high>${amount})${end})?` +
    String.raw`|(?<eastern>${oriental}) ?(?<easternSign>円|원)` +
    String.raw`|(?<low2>${amount})${end} ?(?:(?:${after}) ?)?(?:(?<joint2>${dash}) ?(?<high2>${amount})${end} ?)?(?<sign2>${after})` +
    String.raw`)(?<open> ?${fromAfter})?(?<unit> ?${unitAfter})?(?<tax> ?${taxAfter})?`,
  'gudi',
)

/** Every price in a text. `country` and `language` decide what a dollar or a crown is. */
export function pricesIn(text: string, country: string, language: string): FoundPrice[] {
  return matchesOf(text, pattern).flatMap(({ match, span }) => {
    const said = match.groups ?? {}
    const sign = said.sign ?? said.sign2 ?? said.easternSign ?? ''
    const currency = currencyOf(/^(?:[a-z]{3})$/.test(sign) ? sign.toLowerCase() : sign, country, language)
    const low = said.eastern ? easternAmount(said.eastern) : amountOf(said.low ?? said.low2 ?? '')
    const top = said.high ?? said.high2
    const high = top === undefined ? null : amountOf(top)
    if (currency === '' || low === undefined || high === undefined) return []
    if (high !== null && high <= low) return []
    const unit = `${said.unit ?? ''}${said.tax ?? ''}`.replace(/^[, ]+/, '').trim()
    const price: Price = {
      ...{ amount: low, to: high, currency },
      from: high === null && (said.from !== undefined || said.open !== undefined),
      unit: unit.length <= limits.priceUnit ? unit : '',
    }
    // 'Cuts and colour are £28 and £60' names two prices and no range.
    const joined = /^(?:and|y|und|et|e)$/i.test(said.joint ?? said.joint2 ?? '')
    const isBetween =
      high === null
        ? null
        : /(?:\bbetween|\bvon|\bentre|\bde|\btra|\bzwischen|\btussen)\s*$/iu.exec(text.slice(0, span[0]))
    const start = isBetween ? span[0] - isBetween[0].length : span[0]
    const preceding = text.slice(Math.max(0, start - 24), start)
    const sure =
      unit.length <= limits.priceUnit &&
      !vagueBefore.test(preceding) &&
      !vagueAfter.test(text.slice(span[1])) &&
      (!joined || isBetween !== null)
    return [{ price, span: [start, span[1]] as const, sure }]
  })
}

/** '3万' is 30,000, '1万5千' 15,000, '3만 5천' 35,000. */
function easternAmount(written: string): number | undefined {
  const [, tens = '0', thousands, units = '0'] =
    /^(?:(\d+(?:\.\d)?)[万만])? ?(?:(\d+)[千천])?(\d{1,4})?$/.exec(written) ?? []
  const value = Math.round(Number(tens) * 10_000) + Number(thousands ?? 0) * 1000 + Number(units)
  return value > 0 ? value : undefined
}
