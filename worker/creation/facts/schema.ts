import * as z from 'zod'
import { business } from '../../../renderer/document/business.ts'
import { openings } from '../../../renderer/document/enumerations.ts'
import { limits } from '../../../renderer/document/fields/limits.ts'
import { rowFact } from './filled-fact.ts'
import { anyFact, rowValues } from './row-facts.ts'

export const maxContactLength = 128
/** Higher than the number of rows any text can have. */
export const maxCorrections = 200

const rowKey = z.string().min(1).max(160)

/** The row's key, and its words in the text; blank for one that the owner added. */
const corrected = { key: rowKey, quote: z.string().max(limits.quote) }

/** An owner's verdict on a row: wrong, right, or their own value, possibly of another kind. */
export const correction = z.discriminatedUnion('act', [
  z.object({
    act: z.literal('remove'),
    ...corrected,
    /** The owner’s own value, to put it back. */ fact: rowFact.optional(),
  }),
  z.object({ act: z.literal('confirm'), ...corrected }),
  z.object({ act: z.literal('set'), ...corrected, fact: rowFact }),
])
export type Correction = z.infer<typeof correction>

export const maxWrong = 60

/** A model's reading of the owner's text. Each use checks it against the current text: facts whose words are gone don't count. */
export const modelReading = z.object({
  facts: z.array(z.intersection(anyFact, z.object({ quote: z.string().min(1).max(limits.quote) }))).max(150),
  /** Keys of the reader's rows that the text doesn't support, valid as long as their words stay. */
  wrong: z.array(z.object(corrected)).max(maxWrong),
})
export type ModelReading = z.infer<typeof modelReading>
export const modelReadingAnswer = z.object({ reading: modelReading.nullable() })

/** Optional answers of the wizard. */
export const factAnswers = {
  /** How customers reach the business: a phone number, an email address or both, as typed. */
  contact: z.string().trim().max(maxContactLength).default(''),
  /** The owner's corrections. The last one per key wins, and they override any reading of the text. */
  corrections: z.array(correction).max(maxCorrections).default([]),
  /** As returned by POST /api/facts/reading. */
  reading: modelReading.nullable().default(null),
}

/** The wizard's view while the owner types. */
export const factsQuestion = z.object({
  businessName: z.string().trim().max(limits.businessName).default(''),
  businessActivities: z.string().trim().max(limits.businessDescription),
  businessLocation: z.string().trim().max(limits.businessLocation).default(''),
  ...factAnswers,
})
export type FactsQuestion = z.infer<typeof factsQuestion>

/** A fact as read, before the owner's corrections. */
export const factRow = z.intersection(
  rowFact,
  z.object({
    /** Stable as long as the owner's words for it are: 'service:cut'. */
    key: z.string(),
    /** The owner's exact words for it in the field `from`; blank for an added row. */
    quote: z.string(),
    from: z.enum(['businessActivities', 'businessLocation', 'contact']),
    /** Whether the website has it; otherwise the wizard asks. */
    isSure: z.boolean(),
    by: z.enum(['reader', 'model']),
  }),
)
export type FactRow = z.infer<typeof factRow>

/** Facts that customers ask for, the most common first. */
export const missingFacts = ['services', 'prices', 'hours', 'phone', 'area', 'experience'] as const
export type MissingFact = (typeof missingFacts)[number]

/** Room for an existing price list of about two hundred lines. */
export const maxPriceListLength = 8000

export const priceListQuestion = z.object({
  text: z.string().max(maxPriceListLength),
  country: z.string().regex(/^([A-Z]{2})?$/),
  language: z.string().max(35),
  /** ISO 4217, for amounts without a sign. */
  currency: z.string().regex(/^[A-Z]{3}$/),
})

export const readService = rowValues.service
export type ReadService = z.infer<typeof readService>
export const priceListAnswer = z.object({
  services: z.array(readService),
  /** Lines without a recognized service, each as the service it may be. */
  unread: z.array(readService),
})
export type PriceListAnswer = z.infer<typeof priceListAnswer>

export const readFactsAnswer = z.object({
  business,
  rows: z.array(factRow),
  missing: z.array(z.enum(missingFacts)),
  /** BCP 47 with a region if the country is known: 'en-GB', 'de-AT'. The owner's language. */
  language: z.string(),
  /** The opening and palette of the trade's latest website in the town; null without one. */
  neighbor: z.object({ opening: z.enum(openings), palette: z.string() }).nullable(),
  /** Ids of the palettes of the trade's latest websites. */
  recentPalettes: z.array(z.string()),
})
export type ReadFactsAnswer = z.infer<typeof readFactsAnswer>
