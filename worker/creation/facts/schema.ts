import * as z from 'zod'
import { business, offered } from '../../../renderer/document/business.ts'
import { limits } from '../../../renderer/document/fields/limits.ts'

export const longestContact = 128
export const mostDismissed = 100

/** Optional answers of the wizard. Older clients leave them out. */
export const factAnswers = {
  /** How customers reach the business: a phone number, an email address or both, as typed. */
  contact: z.string().trim().max(longestContact).default(''),
  /** Keys of facts that the owner removed because they were wrong. Their sentences stay. */
  dismissed: z.array(z.string().max(160)).max(mostDismissed).default([]),
  /** Keys of uncertain facts that the owner confirmed. */
  confirmed: z.array(z.string().max(160)).max(mostDismissed).default([]),
}

/** The wizard's view while the owner types. */
export const factsQuestion = z.object({
  businessName: z.string().trim().max(limits.businessName).default(''),
  businessActivities: z.string().trim().max(limits.businessDescription),
  businessLocation: z.string().trim().max(limits.businessLocation).default(''),
  ...factAnswers,
})
export type FactsQuestion = z.infer<typeof factsQuestion>

export const factKinds = [
  'trade',
  'service',
  'rate',
  'experience',
  'credential',
  'person',
  'area',
  'hours',
  'phone',
  'email',
  'link',
  'address',
  'language',
  'audience',
  'term',
] as const
export type FactKind = (typeof factKinds)[number]

/** A fact as the wizard shows it: 'Cut £28', '12 years'. */
export const factChip = z.object({
  /** The fact's key, stable as long as the owner's words for it are: 'service:cut'. */
  key: z.string(),
  kind: z.enum(factKinds),
  text: z.string(),
  /** The owner's exact words for it in the field `from`; blank if it comes from several places. */
  quote: z.string(),
  from: z.enum(['businessActivities', 'businessLocation', 'contact']),
  /** Whether the website has it; otherwise the wizard asks. */
  isSure: z.boolean(),
})
export type FactChip = z.infer<typeof factChip>

/** What customers will ask next: missing facts, most asked first. */
export const missingFacts = ['services', 'prices', 'hours', 'phone', 'area', 'experience'] as const
export type MissingFact = (typeof missingFacts)[number]

/** A price list as an owner has it somewhere: about two hundred lines. */
export const longestPriceList = 8000

export const priceListQuestion = z.object({
  text: z.string().max(longestPriceList),
  country: z.string().regex(/^([A-Z]{2})?$/),
  language: z.string().max(35),
  /** ISO 4217: of amounts without a sign. */
  currency: z.string().regex(/^[A-Z]{3}$/),
})

export const readService = offered.omit({ id: true, source: true, quote: true })
export type ReadService = z.infer<typeof readService>
export const priceListAnswer = z.object({ services: z.array(readService) })

export const readFactsAnswer = z.object({
  business,
  chips: z.array(factChip),
  missing: z.array(z.enum(missingFacts)),
  /** BCP 47 with a region if the country is known: 'en-GB', 'de-AT'. The owner's language. */
  language: z.string(),
})
export type ReadFactsAnswer = z.infer<typeof readFactsAnswer>
