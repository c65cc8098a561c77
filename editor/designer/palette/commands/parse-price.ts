import type { OfferedService } from '#renderer/document/business.ts'
import { adoptServices } from '#renderer/document/edits/follow-services.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { plain } from '../search/plain-words.ts'

const signs: Readonly<Record<string, string>> = { '£': 'GBP', '€': 'EUR', '¥': 'JPY', '₩': 'KRW', zł: 'PLN' }

type PriceChange = { name: string; price: { amount: number; currency: string } }

/** Parses 'haircut 20' and 'the haircut is £32 now': a service's full name and one amount. */
export function parsePrice(typed: string, site: WebsiteSettings): PriceChange | undefined {
  const match =
    /^(?<name>.*?\p{L}\S*?)[\s:=]+(?:(?:is|are|costs?|now|to|at|kostet|jetzt|cuesta|ahora|coûte|costa)\s+)*(?<before>[£€$¥₩])?\s?(?<amount>\d{1,6}(?:[.,]\d\d)?)\s?(?<after>[£€$¥₩]|zł)?(?:\s+(?:now|jetzt|ahora))?$/iu.exec(
      typed.trim(),
    )?.groups
  if (!match) return undefined
  const { services } = adoptServices(site).business
  const service = serviceCalled(match.name ?? '', services)
  const sign = match.before ?? match.after
  const currency = service && currencyFor(service, services, sign)
  if (!service || !currency) return undefined
  const amount = Number(match.amount?.replace(',', '.'))
  return { name: service.name, price: { amount, currency } }
}

/** The service with that name. Undefined if it has several variants. */
function serviceCalled(words: string, services: readonly OfferedService[]): OfferedService | undefined {
  const name = nameOf(words)
  const called = services.filter((service) => nameOf(service.name) === name)
  return name !== '' && called.length === 1 ? called[0] : undefined
}

const nameOf = (text: string) =>
  plain(text)
    .replace(/^(?:price|preis|precio|prix|prezzo|preco|prijs|cena|the|our|a) (?:of |for )?(?:the |our |a )?/, '')
    .replace(/ (?:price|preis)$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The service's currency, or that of all other services. Undefined if the typed sign contradicts it. */
function currencyFor(service: OfferedService, services: readonly OfferedService[], sign: string | undefined) {
  const used = new Set(services.flatMap(({ price }) => price?.currency ?? []))
  const known = service.price?.currency ?? (used.size === 1 ? [...used][0] : undefined)
  if (sign === undefined) return known
  if (sign === '$') return known?.endsWith('D') ? known : undefined
  return known === undefined || known === signs[sign] ? signs[sign] : undefined
}
