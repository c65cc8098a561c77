import * as z from 'zod'
import { section } from '../../../renderer/document/section-types.ts'

/** The ways to rewrite a text. `own`: with the person's own instruction. */
export const rewriteWays = ['rewrite', 'shorter', 'longer', 'friendlier', 'formal', 'translate', 'own'] as const
export type RewriteWay = (typeof rewriteWays)[number]
export const wishLength = 300

/** The texts to rewrite, as on the person's screen: they need not be saved. */
export const rewriteRequest = z.object({
  section,
  /** A field's or an item's path; left out, every text of the section. */
  path: z.string().max(200).optional(),
  way: z.enum(rewriteWays),
  /** What it is translated into, BCP 47. */
  language: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Z]{2})?$/)
    .default('en'),
  /** The person's own words on how it should be. */
  wish: z.string().trim().max(wishLength).default(''),
  /** How often the same was asked for before: each time says it in another way. */
  attempt: z.number().int().min(0).max(20).default(0),
})
export type RewriteRequest = z.infer<typeof rewriteRequest>

/** A patch: for each text that is another now its path, and how it was and would be. Nothing else of the section changes. */
export const rewrite = z.object({
  sectionId: z.string(),
  changes: z.array(z.object({ path: z.string(), before: z.string(), after: z.string() })),
})
export type Rewrite = z.infer<typeof rewrite>

/** What can be asked for: without a model nothing, and then nothing offers it. */
export const rewriteOffer = z.object({ ways: z.array(z.enum(rewriteWays)) })
export type RewriteOffer = z.infer<typeof rewriteOffer>
