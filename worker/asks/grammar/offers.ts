import type { Price } from '../../../renderer/document/business.ts'
import { adoptServices } from '../../../renderer/document/edits/follow-services.ts'
import { limits } from '../../../renderer/document/fields/limits.ts'
import { named, sameWords } from '../../../renderer/document/tools/facts/fact-kind.ts'
import type { Fact } from '../../../renderer/document/tools/facts/fact-kinds.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { pricesIn } from '../../reading/prices.ts'
import { type Asked, groupsOf, type Order, type Reader, unquoted } from './order.ts'

const fact = (input: Fact): Order[] => [{ tool: 'set-fact', input: { fact: input } }]
const servicesOf = (document: WebsiteSettings) => adoptServices(document).business.services
const bare = (text: string) =>
  unquoted(text)
    .replace(/^(?:the|our|my|a|an)\s+/iu, '')
    .replace(/\s+(?:service|prices?)$/iu, '')

/**
 * The service that a name means: its whole name, or the only one that has it as a part. More words around a service's name may be about
 * somebody else's.
 */
function serviceCalled(document: WebsiteSettings, name: string) {
  const services = servicesOf(document)
  const found = named(services, name)
  const singular = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase().replace(/s$/, '')
  return found && singular(found.name).includes(singular(name)) ? found : undefined
}

/** 'leak repairs are now £90', 'change the price of boiler servicing to £99', 'set a cut to 30'. */
export const readPrice: Reader = (clause, asked) => {
  const said = groupsOf(
    clause,
    /^(?:change|set|update|raise|increase|lower|reduce|drop|put|make)\s+(?:the |our |my )?prices? (?:of|for)\s+(?<name>.+?)\s+(?:up |down )?(?:to|at|=)\s+(?<price>.+)$/iu,
    /^(?:the |our |my )?prices? (?:of|for)\s+(?<name>.+?)\s+(?:is|are|should be|is now|are now|:)\s+(?:now )?(?<price>.+)$/iu,
    /^(?:change|set|update|raise|increase|lower|reduce|drop|put)\s+(?<name>.+?)\s+(?:up |down )?(?:to|at)\s+(?<price>.+)$/iu,
    /^(?:change|set|update)\s+(?:the |our |my )?prices? (?:of|for)\s+(?<name>.+?)\s+to\s+(?<price>.+)$/iu,
    /^(?<name>.+?)\s+(?:now )?(?:costs?|is|are|will be|goes up to|go up to)\s+(?:now )?(?<price>.*\d.*)$/iu,
  )
  // Without a verb, only a service by its whole name: 'boiler servicing 99'.
  const bareSaid =
    said ??
    groupsOf(
      clause,
      /^(?<name>\p{L}[\p{L} '&-]*?):?\s+(?:now\s+)?(?<price>[^\p{L}\s]*\d\S*)(?: now| instead of [^\p{L}]*\d\S*)?$/iu,
    )
  const whole = servicesOf(asked.document).find((one) => sameWords(one.name, bare(bareSaid?.name ?? '')))
  if (!said && !(bareSaid && whole)) return undefined
  return priced(said ?? bareSaid ?? {}, asked)
}

function priced(said: Record<string, string>, asked: Asked): Order[] | undefined {
  const service = serviceCalled(asked.document, bare(said.name ?? ''))
  const price = priceIn(said.price ?? '', asked, service?.price ?? null)
  if (!service || !price) return undefined
  return fact({ kind: 'service', action: 'set', name: service.name, price })
}

/** The price, where the text is one and nothing else. A number alone is in the currency of the other prices. */
function priceIn(text: string, { document }: Asked, before: Price | null): Price | undefined {
  const { business, settings } = document
  const [found, ...more] = pricesIn(text, business.place.country, settings.language.split('-')[0] ?? '')
  if (found?.sure && more.length === 0) {
    const left = text.slice(0, found.span[0]) + text.slice(found.span[1])
    return /[\p{L}\p{N}]/u.test(left.replace(/\b(?:now|only|just)\b/giu, '')) ? undefined : found.price
  }
  const [, inWords, unit = ''] =
    /^(\d{1,6}(?:[.,]\d{1,2})?) ?(pounds?|quid|euros?|dollars?|bucks)$/iu.exec(text.trim()) ?? []
  if (inWords) {
    const code = /^(?:p|q)/iu.test(unit) ? 'GBP' : /^e/iu.test(unit) ? 'EUR' : 'USD'
    return { amount: Number(inWords.replace(',', '.')), to: null, currency: code, from: false, unit: '' }
  }
  const currency = before?.currency ?? business.services.find(({ price }) => price)?.price?.currency
  const [, from, amount] = /^(from )?(\d{1,6}(?:[.,]\d{1,2})?)$/iu.exec(text.trim()) ?? []
  if (!amount || !currency) return undefined
  return { amount: Number(amount.replace(',', '.')), to: null, currency, from: from !== undefined, unit: '' }
}

/** 'add the service Key cutting for £8', 'remove the service Blocked drains', 'rename the service X to Y'. */
export const readService: Reader = (clause, asked) => {
  const added = groupsOf(
    clause,
    /^add\s+(?:a |the |another )?(?:new )?service:?\s+(?:called )?(?<name>\p{L}[^£$€\d]*?)(?:\s+(?:for|at))?[\s,]+(?<price>[£$€]\s?\d\S*)$/iu,
    /^(?:add|offer)\s+(?:a |the |another )?(?:new )?service:?\s+(?:called )?(?<name>.+?)(?:\s+(?:for|at|,)\s+(?<price>[^\p{L}]*\d.*|from .*\d.*))?$/iu,
    /^add\s+(?<name>.+?)(?:\s+(?:for|at)\s+(?<price>[^\p{L}]*\d.*|from .*\d.*))?\s+to (?:our|my|the) (?:services|prices|price list)$/iu,
    /^(?<name>\p{L}[^£$€\d]*?)\s+(?<price>[£$€]\s?\d\S*?),? add (?:that|it|this) to (?:our|my|the) (?:services|prices|price list)$/iu,
    /^(?:we|i) (?:now|also|now also) offer\s+(?<name>.+?)\s+(?:for|at)\s+(?<price>[^\p{L}]*\d.*|from .*\d.*)$/iu,
  )
  if (added) {
    const name = unquoted(added.name ?? '')
    const price = added.price ? priceIn(added.price, asked, null) : undefined
    if (name === '' || name.length > limits.serviceName || (added.price && !price)) return undefined
    if ((!price && /[£$€]\s?\d/.test(name)) || /^(?:that|this|it|them|these|those|one)$/iu.test(name)) return undefined
    const called = name.charAt(0).toUpperCase() + name.slice(1)
    return fact({ kind: 'service', action: 'add', name: called, ...(price && { price }) })
  }
  const removed = groupsOf(
    clause,
    /^(?:remove|delete|drop)\s+(?:the |our |my )?service:?\s+(?<name>.+)$/iu,
    /^(?:remove|delete|drop|take)\s+(?<name>.+?)\s+(?:from|off) (?:our|my|the) (?:list of )?(?:services|prices|price list)$/iu,
    /^(?:we|i) (?:no longer|don't|do not) (?:offer|do|sell)\s+(?<name>.+?)(?: any ?more)?$/iu,
    /^(?:we|i)(?:'ve| have)? stopped (?:offering|doing|selling)\s+(?<name>.+)$/iu,
    /^(?<bare>remove|delete|drop)\s+(?<name>.+)$/iu,
  )
  const renamed = groupsOf(clause, /^rename\s+(?:the |our |my )?(?<kind>service:?\s+)?(?<name>.+?)\s+to\s+(?<to>.+)$/iu)
  const said = removed ?? renamed
  const service = said && serviceCalled(asked.document, bare(said.name ?? ''))
  if (!said || !service) return undefined
  // 'Rename X' and 'delete X' may mean a section: without the word service, only its whole name counts.
  const mayBeSection = removed ? removed.bare !== '' : !renamed?.kind
  if (mayBeSection && !sameWords(service.name, bare(said.name ?? ''))) return undefined
  const rename = unquoted(renamed?.to ?? '').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
  if (renamed && (rename === '' || rename.length > limits.serviceName)) return undefined
  return fact({ kind: 'service', action: removed ? 'remove' : 'set', name: service.name, ...(renamed && { rename }) })
}
