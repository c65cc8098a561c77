import * as z from 'zod'
import { presetStyles } from '../../../renderer/document/enumerations.ts'
import { limits } from '../../../renderer/document/limits.ts'
import { parseWebAddress } from '../../../renderer/document/parse-web-address.ts'
import { webAddress } from '../../../renderer/document/web-address.ts'

export const namesAtOnce = 12
export const ideasAtOnce = 10

/** So many may be held against one call: what somebody has seen who asked twenty-five times. */
const mostTaken = 300
/** In characters; they have eight words at most. */
const longestIdea = 128

const activities = z.string().trim().min(1).max(limits.businessDescription)
const location = z.string().trim().max(limits.businessLocation).default('')
const name = z.string().trim().max(limits.businessName).default('')

/** The slug of the trade by whose page somebody came. Words that clearly name another trade count more; an unknown one says nothing. */
export const industryHint = z
  .string()
  .max(32)
  .regex(/^[a-z-]+$/)
  .optional()

/** A page of the business's own. What an import has read there counts; nothing is read for a suggestion. */
const link = webAddress.default('')

/** What a name is wanted for. `taken` are names that were shown already. */
export const nameWishes = z.object({
  businessName: name,
  businessActivities: activities,
  businessLocation: location,
  industry: industryHint,
  link,
  taken: z.array(z.string().max(limits.businessName)).max(mostTaken).default([]),
})
export type NameWishes = z.infer<typeof nameWishes>

export const suggestedNames = z.object({
  names: z.array(z.string().min(1).max(limits.businessName)).length(namesAtOnce),
})

/** What somebody likes and knows. `taken` are ideas that were shown already. */
export const ideaWishes = z.object({
  interests: activities,
  businessLocation: location,
  taken: z.array(z.string().max(longestIdea)).max(mostTaken).default([]),
})
export type IdeaWishes = z.infer<typeof ideaWishes>

export const suggestedIdeas = z.object({ ideas: z.array(z.string().min(1).max(longestIdea)).length(ideasAtOnce) })

export const lookWishes = z.object({
  businessName: name,
  businessActivities: activities,
  businessLocation: location,
  industry: industryHint,
  link,
})
export type LookWishes = z.infer<typeof lookWishes>

/** Ids of all font pairs and palettes that the wizard offers, each the best first, and the style that goes with them. */
export const suggestedLooks = z.object({
  fontPairs: z.array(z.string()),
  palettes: z.array(z.string()),
  style: z.enum(presetStyles),
})
export type SuggestedLooks = z.infer<typeof suggestedLooks>

const networks =
  /(?:^|\.)(?:facebook|instagram|tiktok|threads|linkedin|twitter|x|pinterest|youtube|yelp|nextdoor|vk)\.(?:com|net|co\.uk|ru)$|(?:^|\.)(?:fb\.com|fb\.me|mastodon\.social|linktr\.ee)$/
const maps = /^(?:maps\.|g\.co$|goo\.gl$|maps\.app\.goo\.gl$)|(?:^|\.)(?:g\.page|openstreetmap\.org|waze\.com)$/

/** A page that is not read, since it would only show a form to sign in: 'social' or 'map'. Undefined for any other. */
export function unreadablePage(link: string): 'social' | 'map' | undefined {
  const address = parseWebAddress(link)
  const url = address && URL.canParse(address) ? new URL(address) : undefined
  if (!url) return undefined
  const host = url.hostname.replace(/^www\./, '')
  if (maps.test(host) || (/^google\.[a-z.]+$/.test(host) && url.pathname.startsWith('/maps'))) return 'map'
  return networks.test(host) ? 'social' : undefined
}

/** What an owner does instead of naming such a page. */
export const linkAdvice: Readonly<Record<'social' | 'map', string>> = {
  social:
    'Social networks don’t let us read their pages. We’ll link to yours. Copy your services, prices and opening hours from it into the description.',
  map: 'We can’t read map listings. Copy your phone number, address and opening hours from it into the description.',
}
