import * as z from 'zod'
import { formatPrice, hasCents } from '../../../facts/format-price.ts'
import type { OfferedService, Price } from '../../business.ts'
import { adoptServices } from '../../edits/follow-services.ts'
import { limits } from '../../fields/limits.ts'
import type { Section } from '../../section-types.ts'
import { serviceTitle } from '../../values/service-title.ts'
import type { WebsiteSettings } from '../../website-settings.ts'
import { amount, currency, currencyOf } from '../inputs.ts'
import { isProblem } from '../tool.ts'
import { freeFactId, named, sameWords } from './fact-list.ts'
import { factTool } from './fact-tool.ts'

const name = z.string().trim().min(1).max(limits.serviceName)
const price = z
  .object({
    amount,
    to: amount.optional().describe('The upper end of a range.'),
    from: z.boolean().optional().describe('Whether it is the lowest price: from £45. Left out, it stays as it is.'),
    unit: z.string().max(limits.priceUnit).optional().describe('per hour, per person. Left out, it stays as it is.'),
    currency: currency.optional(),
  })
  .meta({ description: '{"amount": 32}' })
type PriceInput = z.output<typeof price>

const details = {
  priceWords: z
    .string()
    .trim()
    .max(limits.priceWords)
    .optional()
    .describe('Instead of an amount: On request. Give price null with it.'),
  duration: z
    .string()
    .trim()
    .transform((text) => (/^\d+$/.test(text) ? `${text} min` : text))
    .pipe(z.string().max(limits.duration))
    .optional()
    .describe('45 min'),
  note: z.string().trim().max(limits.serviceNote).optional().describe('What it includes, in the owner’s words.'),
  group: z
    .string()
    .trim()
    .max(limits.serviceGroup)
    .optional()
    .describe('The heading that it stands under in a price list.'),
}

const shownIn = ['Services', 'Introduction'] as const
/** Adds services that exist only on the page to the business, so that they can have prices. */
const base = (document: WebsiteSettings) => adoptServices(document)

export const addServiceTool = factTool({
  name: 'add-service',
  description: 'Adds a service to what the business offers, with its price if the owner gave one.',
  input: z.object({ name, price: price.optional(), ...details }),
  titleOf: ({ name, price, duration, priceWords }, document) =>
    `Service “${[name, price && priceText(price, null, document), priceWords, duration].filter(Boolean).join(', ')}” added`,
  shownIn,
  base,
  change: ({ services }, { name, price, ...given }, document) => {
    if (services.some((one) => sameWords(serviceTitle(one), name))) {
      return { problem: `You have a service “${name}” already.` }
    }
    if (services.length >= limits.services) return { problem: `There is room for ${limits.services} services.` }
    const whole = price ? wholePrice(price, null, document) : null
    if (whole && 'problem' in whole) return whole
    const blank = { variant: '', duration: '', note: '', priceWords: '', group: '' }
    const id = freeFactId(services, 'service')
    return { services: [...services, { ...blank, ...given, id, source: 'typed', name, price: whole }] }
  },
})

export const changeServiceTool = factTool({
  name: 'change-service',
  description: 'Changes a service by its name: its price, duration, note, group or name. Omitted parts stay.',
  input: z.object({
    name: name.describe('As listed.'),
    price: price.nullable().optional().describe('{"amount": 32}; null takes the price away.'),
    rename: name.optional(),
    ...details,
  }),
  titleOf: ({ name, price, rename, priceWords, duration, note }, document) => {
    const known = serviceNamed(document.business.services, name)
    const extras = [
      rename && `now “${rename}”`,
      price && priceText(price, known?.price ?? null, document),
      price === null && !priceWords && 'without a price',
      !price && priceWords,
      duration,
      note !== undefined && 'with a note',
    ].filter(Boolean)
    return [known ? serviceTitle(known) : name, extras.join(', ')].filter(Boolean).join(' ')
  },
  shownIn,
  base,
  hiddenBy: ({ name, price, duration }, { services }) => ({
    kinds: [...(price ? (['price'] as const) : []), ...(duration ? (['duration'] as const) : [])],
    service: serviceNamed(services, name)?.id,
  }),
  change: ({ services }, { name, price, rename, ...given }, document) => {
    const known = serviceNamed(services, name)
    if (!known) return { problem: unknownProblem(services, name) }
    const whole = price ? wholePrice(price, known.price, document) : price
    if (whole && 'problem' in whole) return whole
    const changed = {
      ...known,
      ...given,
      ...(whole !== undefined && { price: whole }),
      ...(rename && { name: rename }),
    }
    const cleared = whole ? { ...changed, priceWords: '' } : changed
    return JSON.stringify(cleared) === JSON.stringify(known)
      ? { problem: `“${known.name}” is like that already.`, known: true }
      : { services: services.map((one) => (one === known ? cleared : one)) }
  },
})

export const removeServiceTool = factTool({
  name: 'remove-service',
  description: 'Removes a service that the business no longer offers.',
  input: z.object({ name: name.describe('As listed.') }),
  titleOf: ({ name }, { business: { services } }) => `Service “${serviceNamed(services, name)?.name ?? name}” removed`,
  shownIn,
  base,
  change: ({ services }, { name }) => {
    const known = serviceNamed(services, name)
    return known ? { services: services.filter((one) => one !== known) } : { problem: unknownProblem(services, name) }
  },
})

const serviceOrder = factTool({
  name: 'order-services',
  description: 'Puts services in another order: the named ones come first, in this order, and the others after them.',
  input: z.object({ names: z.array(name).min(1).max(limits.services) }),
  titleOf: ({ names }) => `Services in another order: ${names.join(', ')}`.slice(0, 120),
  shownIn,
  base,
  change: ({ services }, { names }) => {
    const first = names.map((name) => serviceNamed(services, name))
    const missing = names.find((_name, index) => first[index] === undefined)
    if (missing !== undefined) return { problem: unknownProblem(services, missing) }
    const front = [...new Set(first.filter((one) => one !== undefined))]
    const next = [...front, ...services.filter((one) => !front.includes(one))]
    return next.every((one, index) => one === services[index])
      ? { problem: 'Your services are in that order already.' }
      : { services: next }
  },
})

export const orderServicesTool: typeof serviceOrder = {
  ...serviceOrder,
  run: (document, input) => {
    const outcome = serviceOrder.run(document, input)
    const { business, sections } = isProblem(outcome) ? base(document) : outcome
    const place = (id: string) => business.services.findIndex((one) => one.id === id)
    const first = input.names.map((name) => serviceNamed(business.services, name)?.id)
    const rank = (id: string) => (first.includes(id) ? first.indexOf(id) : first.length + place(id))
    const ordered = sections.map((section): Section => {
      if (section.type !== 'Services') return section
      const items = section.content.items.toSorted((one, other) => rank(one.service) - rank(other.service))
      const isSame = items.every((item, index) => item === section.content.items[index])
      return isSame ? section : { ...section, content: { ...section.content, items } }
    })
    const isMoved = ordered.some((section, index) => section !== sections[index])
    if (isProblem(outcome)) return isMoved && !first.includes(undefined) ? { ...document, sections: ordered } : outcome
    return isMoved ? { ...outcome, sections: ordered } : outcome
  },
}

const maxPercent = 300

export const changePricesTool = factTool({
  name: 'change-prices',
  description:
    'Raises or lowers the prices of all services, or of the named ones, by a percentage or an amount. Computes the new prices itself.',
  input: z.object({
    percent: z.number().min(-100).max(maxPercent).optional().describe('5 for 5 % more, -10 for 10 % less.'),
    amount: z.number().optional().describe('5 for 5 more each, -2 for 2 less.'),
    names: z.array(name).optional().describe('Left out: all services with a price.'),
    roundTo: z.number().positive().max(1000).optional().describe('1 for whole amounts, 0.5, 5. Left out: to the cent.'),
  }),
  titleOf: ({ percent, amount = 0, names }) => {
    const by = percent === undefined ? `${Math.abs(amount)}` : `${Math.abs(percent)} %`
    return `${names ? names.join(', ') : 'All prices'} ${(percent ?? amount) < 0 ? 'down' : 'up'} by ${by}`.slice(
      0,
      120,
    )
  },
  shownIn,
  base,
  change: ({ services }, { percent, amount, names, roundTo = 0.01 }) => {
    if ((percent === undefined) === (amount === undefined)) return { problem: 'Give either percent or amount.' }
    const missing = names?.find((name) => !serviceNamed(services, name))
    if (missing !== undefined) return { problem: unknownProblem(services, missing) }
    const wanted = names && names.length > 0 ? names.map((name) => serviceNamed(services, name)) : undefined
    const priced = services.filter((one) => one.price !== null && (!wanted || wanted.includes(one)))
    if (priced.length === 0) return { problem: 'None of these services has a price.' }
    const raised = (before: number) => {
      const exact = percent === undefined ? before + (amount ?? 0) : before * (1 + percent / 100)
      return Number((Math.round(exact / roundTo) * roundTo).toFixed(2))
    }
    const next = services.map((one) => {
      if (!one.price || !priced.includes(one)) return one
      const { amount, to } = one.price
      return { ...one, price: { ...one.price, amount: raised(amount), to: to === null ? null : raised(to) } }
    })
    const negative = next.find((one) => one.price && one.price.amount < 0)
    if (negative) return { problem: `${negative.name} would cost less than nothing.` }
    return next.every((one, index) => one.price?.amount === services[index]?.price?.amount)
      ? { problem: 'The prices would stay as they are.' }
      : { services: next }
  },
})

export const serviceNamed = (services: readonly OfferedService[], name: string): OfferedService | undefined =>
  services.find((one) => one.id === name || sameWords(serviceTitle(one), name)) ?? named(services, name)

const unknownProblem = (services: readonly OfferedService[], name: string) =>
  services.length > 0
    ? `You have no service “${name}”. You have ${services.map(serviceTitle).join('; ')}.`.slice(0, 600)
    : `You have no service “${name}”, and none at all: prices may stand in a text.`

function wholePrice(input: PriceInput, before: Price | null, document: WebsiteSettings): Price | { problem: string } {
  const currency = input.currency ?? before?.currency ?? currencyOf(document)
  if (!currency) return { problem: 'In which currency? Give it as a code, such as GBP.' }
  const { amount, to = null, from = before?.from ?? false, unit = before?.unit ?? '' } = input
  return to !== null && to <= amount
    ? { problem: 'The upper end of a price has to be more than the lower end.' }
    : { amount, to, currency, from, unit }
}

function priceText(input: PriceInput, before: Price | null, document: WebsiteSettings): string {
  const price = wholePrice(input, before, document)
  return 'problem' in price
    ? `${input.amount}`
    : formatPrice(price, document.settings.language, hasCents(document.business))
}
