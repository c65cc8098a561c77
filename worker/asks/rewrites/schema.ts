import * as z from 'zod'
import { section } from '../../../renderer/document/section-types.ts'

/** The ways to rewrite a text. `own`: with the person's own instruction. */
export const rewriteWays = ['rewrite', 'shorter', 'longer', 'friendlier', 'formal', 'translate', 'own'] as const
export type RewriteWay = (typeof rewriteWays)[number]
export const wishLength = 300

/** The texts as on the person's screen; they may be unsaved. */
export const rewriteRequest = z.object({
  section,
  /** A field's or an item's path; if absent, every text of the section. */
  path: z.string().max(200).optional(),
  way: z.enum(rewriteWays),
  /** The target language, BCP 47. */
  language: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Z]{2})?$/)
    .default('en'),
  /** The person's own instruction. */
  wish: z.string().trim().max(wishLength).default(''),
  /** How often the same rewrite was requested; each attempt gives a different version. */
  attempt: z.number().int().min(0).max(20).default(0),
})
export type RewriteRequest = z.infer<typeof rewriteRequest>

/** A patch: the path of each changed text, with its old and new value. */
export const rewrite = z.object({
  sectionId: z.string(),
  changes: z.array(z.object({ path: z.string(), before: z.string(), after: z.string() })),
})
export type Rewrite = z.infer<typeof rewrite>

/** The available ways; empty without a model, and then the editor doesn't offer rewriting. */
export const rewriteOffer = z.object({ ways: z.array(z.enum(rewriteWays)) })
export type RewriteOffer = z.infer<typeof rewriteOffer>
