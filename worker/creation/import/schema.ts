import * as z from 'zod'
import type { Business } from '../../../renderer/document/business.ts'
import { limits } from '../../../renderer/document/fields/limits.ts'
import type { ImportOutcome } from '../run/phases.ts'
import type { PageLine } from './page-lines.ts'

/** A picture at its original address. Untrusted text, never markup. */
export const importedPicture = z.object({
  url: z.url({ protocol: /^https?$/ }).max(limits.url),
  description: z.string().max(limits.imageDescription),
  kind: z.enum(['logo', 'picture']),
})
export type ImportedPicture = z.infer<typeof importedPicture>

/** A review on the imported page: offered to the owner, never added automatically. */
export const importedReview = z.object({
  text: z.string().min(1).max(640),
  author: z.string().min(1).max(32),
  /** From 1 to 5, or 0 if unrated. */
  stars: z.int().min(0).max(limits.stars).default(0),
  date: z.string().max(10).default(''),
  source: z.string().max(limits.reviewSource).default(''),
  link: z.string().max(limits.url).default(''),
})
export type ImportedReview = z.infer<typeof importedReview>

/** The result of reading one page or a whole website. */
export type ImportedPage = {
  outcome: ImportOutcome
  /** The final address, after redirects. */
  url: string
  title: string
  description: string
  /** At most limits.scrapedText characters. */
  text: string
  /** Each page's lines. */
  pages: readonly (readonly PageLine[])[]
  facts: Business
  reviews: ImportedReview[]
  /** The logo first, if there is one. */
  pictures: ImportedPicture[]
}

/** The pictures of the page that a draft was imported from. */
export const importedPictures = z.object({ pictures: z.array(importedPicture) })
export type ImportedPictures = z.infer<typeof importedPictures>

/** The reviews of the page that a draft was imported from. */
export const importedReviews = z.object({ reviews: z.array(importedReview) })
export type ImportedReviews = z.infer<typeof importedReviews>

/** The indexes of the pictures to copy into the website's pictures. */
export const importedChoice = importedPicture.pick({ url: true })
