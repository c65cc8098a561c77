import * as z from 'zod'
import { websiteSettings } from '../../renderer/document/website-settings.ts'

const instant = z.iso.datetime()

/** A draft as its owner reads it. `revision` counts its saves and is sent back as `If-Match`. */
export const draft = z.object({
  draftId: z.string(),
  revision: z.number().int(),
  version: z.string(),
  websiteSettings,
  handle: z.string().nullable(),
  createdAt: instant,
  modifiedAt: instant,
  lastDesignedAt: instant.nullable(),
  lastPublishedAt: instant.nullable(),
})
export type Draft = z.infer<typeof draft>

/** One line of the list of drafts, newest first by lastDesignedAt, else modifiedAt. */
export const draftListItem = z.object({
  draftId: z.string(),
  publishedHandle: z.string().nullable(),
  businessName: z.string(),
  createdAt: instant,
  modifiedAt: instant,
  lastDesignedAt: instant.nullable(),
})
export type DraftListItem = z.infer<typeof draftListItem>
export const draftList = z.object({ drafts: z.array(draftListItem) })

export const draftBody = z.object({ websiteSettings })

/** `details` of stale_revision: what is stored now, so that both can be offered to the person. */
export const staleRevision = z.object({ current: draft })

/** Typed by a person, so normalised by the service rather than refused by the schema. */
export const publishBody = z.object({ handle: z.string().max(200) })

export const published = z.object({
  handle: z.string(),
  /** Where the page is now served. */
  url: z.url(),
  releaseId: z.string(),
  draft,
})
export type Published = z.infer<typeof published>

/** The draft that the web address would be for: another draft's own counts as in use. */
export const handleQuery = z.object({ draftId: z.string().max(64).optional() })

export const handleStatuses = ['available', 'in-use', 'invalid'] as const
export const handleCheck = z.object({
  /** As it would be saved. */
  handle: z.string(),
  status: z.enum(handleStatuses),
  url: z.url().nullable(),
})
export type HandleCheck = z.infer<typeof handleCheck>
