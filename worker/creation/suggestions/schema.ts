import * as z from 'zod'
import { limits } from '../../../renderer/document/fields/limits.ts'
import { webAddress } from '../../../renderer/document/values/web-address.ts'

export const namesAtOnce = 12
export const ideasAtOnce = 10

/** How many known suggestions a call may include: what a person sees in twenty-five requests. */
const maxTaken = 300
/** In characters; ideas have at most eight words. */
const maxIdeaLength = 128

const activities = z.string().trim().min(1).max(limits.businessDescription)
const location = z.string().trim().max(limits.businessLocation).default('')
const name = z.string().trim().max(limits.businessName).default('')

/** The slug of the trade page the person came from. Words that clearly name another trade take precedence; an unknown slug is ignored. */
export const tradeHint = z
  .string()
  .max(32)
  .regex(/^[a-z-]+$/)
  .optional()

/** The business's own page. Only what an earlier import read there counts; suggesting fetches nothing. */
const link = webAddress.default('')

/** The business to name. `taken` are names already shown. */
export const nameWishes = z.object({
  businessName: name,
  businessActivities: activities,
  businessLocation: location,
  trade: tradeHint,
  link,
  taken: z.array(z.string().max(limits.businessName)).max(maxTaken).default([]),
})
export type NameWishes = z.infer<typeof nameWishes>

export const suggestedNames = z.object({
  names: z.array(z.string().min(1).max(limits.businessName)).length(namesAtOnce),
})

/** The person's interests and skills. `taken` are ideas already shown. */
export const ideaWishes = z.object({
  interests: activities,
  businessLocation: location,
  taken: z.array(z.string().max(maxIdeaLength)).max(maxTaken).default([]),
})
export type IdeaWishes = z.infer<typeof ideaWishes>

export const suggestedIdeas = z.object({ ideas: z.array(z.string().min(1).max(maxIdeaLength)).length(ideasAtOnce) })

export const lookWishes = z.object({
  businessName: name,
  businessActivities: activities,
  businessLocation: location,
  trade: tradeHint,
  link,
})
export type LookWishes = z.infer<typeof lookWishes>

/** Ids of all font pairs and palettes in the wizard, best first. */
export const suggestedLooks = z.object({
  fontPairs: z.array(z.string()),
  palettes: z.array(z.string()),
})
export type SuggestedLooks = z.infer<typeof suggestedLooks>
