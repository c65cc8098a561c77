import * as z from 'zod'
import { websiteSettings } from '../../renderer/document/website-settings.ts'

/** Why there is a release. */
export const releaseCauses = ['publish', 'address', 'roll-back', 'revert'] as const
export type ReleaseCause = (typeof releaseCauses)[number]

/** What can be scheduled: publishing the saved version, and returning to the earlier live one. */
export const scheduleKinds = ['publish', 'revert'] as const
export type ScheduleKind = (typeof scheduleKinds)[number]

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
  /** The cache key of its thumbnail; changes with every save. */
  revision: z.number().int(),
  publishedHandle: z.string().nullable(),
  /** The custom domain that is its main name, while one is connected. */
  mainDomain: z.string().nullable(),
  /** Where it is online; null if it is offline. */
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

/** As a person typed it: the service normalizes it instead of the schema rejecting it. */
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
/** Whether a valid link to the draft exists. */
export const previewSharing = z.object({ shared: z.boolean() })
export type PreviewLink = z.infer<typeof previewLink>

/** The draft that wants the web address; addresses of other drafts count as in use. */
export const handleQuery = z.object({ draftId: z.string().max(64).optional() })

export const handleStatuses = ['available', 'in-use', 'invalid'] as const
export const handleCheck = z.object({
  /** As it would be saved. */
  handle: z.string(),
  status: z.enum(handleStatuses),
  url: z.url().nullable(),
})
export type HandleCheck = z.infer<typeof handleCheck>
