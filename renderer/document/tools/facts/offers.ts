import * as z from 'zod'
import { formatPrice, hasCents } from '../../../facts/format-price.ts'
import { type OfferedService, price } from '../../business.ts'
import { adoptServices } from '../../edits/follow-services.ts'
import { limits } from '../../fields/limits.ts'
import { defineFact, freeFactId, listActions, named } from './fact-kind.ts'

const input = z.object({
  kind: z.literal('service'),
  action: z.enum(listActions).default('set').describe('set changes a service that there is, by its name.'),
  name: z.string().trim().min(1).max(limits.serviceName),
  price: price.nullable().optional().describe('null takes the price away.'),
  duration: z.string().trim().max(limits.duration).optional(),
  note: z.string().trim().max(limits.serviceNote).optional(),
  /** Another name for it. */
  rename: z.string().trim().min(1).max(limits.serviceName).optional(),
})
type Input = z.output<typeof input>

export const serviceFact = defineFact({
  input,
  titleOf: ({ action, name, price, rename, duration }, { settings, business }) => {
    if (action === 'remove') return `Service “${name}” removed`
    const said = [
      rename && `now “${rename}”`,
      price && formatPrice(price, settings.language, hasCents(business)),
      price === null && 'without a price',
      duration,
    ].filter(Boolean)
    const what = said.length === 0 ? name : `${name} ${said.join(', ')}`
    return action === 'add' ? `Service “${what}” added` : what
  },
  shownIn: ['Services', 'Introduction'],
  change: (_business, input, document) => {
    // A service that only the page names becomes one of the business's, so that it can have a price.
    const { services } = adoptServices(document).business
    const known = named(services, input.name)
    if (input.action === 'add') return added(services, input)
    if (!known) return { problem: `You have no service “${input.name}”.` }
    if (input.action === 'remove') return { services: services.filter((one) => one !== known) }
    const next = changed(known, input)
    return JSON.stringify(next) === JSON.stringify(known)
      ? { problem: `“${known.name}” is like that already.`, known: true }
      : { services: services.map((one) => (one === known ? next : one)) }
  },
})

function added(services: readonly OfferedService[], { name, price, duration, note }: Input) {
  if (services.some((one) => one.name.trim().toLowerCase() === name.toLowerCase())) {
    return { problem: `You have a service “${name}” already.` }
  }
  if (services.length >= limits.services) return { problem: `There is room for ${limits.services} services.` }
  const id = freeFactId(services, 'service')
  const facts = {
    variant: '',
    price: price ?? null,
    duration: duration ?? '',
    note: note ?? '',
    priceWords: '',
    group: '',
  }
  return { services: [...services, { id, source: 'typed' as const, name, ...facts }] }
}

const changed = (service: OfferedService, { price, duration, note, rename }: Input): OfferedService => ({
  ...service,
  ...(price !== undefined && { price: price && { ...price, unit: price.unit || (service.price?.unit ?? '') } }),
  ...(duration !== undefined && { duration }),
  ...(note !== undefined && { note }),
  ...(rename !== undefined && { name: rename }),
})
