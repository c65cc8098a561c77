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
  /** What a picture of it may be kept under: another save, another picture. */
  revision: z.number().int(),
  publishedHandle: z.string().nullable(),
  /** The custom domain that is its main name, while one is connected. */
  mainDomain: z.string().nullable(),
  /** Where it is online; null where it is not. */
  url: z.url().nullable(),
  businessName: z.string(),
  createdAt: instant,
  modifiedAt: instant,
  lastDesignedAt: instant.nullable(),
  lastPublishedAt: instant.nullable(),
})
export type DraftListItem = z.infer<typeof draftListItem>
export const draftList = z.object({ drafts: z.array(draftListItem) })

export const draftBody = z.object({ websiteSettings })

/** `details` of stale_revision: the stored draft, so that the person can compare both. */
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

/** What visitors see of a draft: the document of its live release. `number` counts the draft's releases. */
export const liveRelease = z.object({ number: z.number().int(), createdAt: instant, websiteSettings })
export type LiveRelease = z.infer<typeof liveRelease>
/** Null when the draft is not published. */
export const liveReleaseAnswer = z.object({ release: liveRelease.nullable() })

export const previewLinkDays = [1, 7, 30] as const
export const previewLinkBody = z.object({ days: z.literal(previewLinkDays) })
/** An address that shows the saved draft to anyone who has it. */
export const previewLink = z.object({ url: z.url(), expiresAt: instant })
/** Whether anybody can see the draft by a link now. */
export const previewSharing = z.object({ shared: z.boolean() })
export type PreviewLink = z.infer<typeof previewLink>

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
