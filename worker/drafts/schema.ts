import * as z from 'zod'
import { websiteSettings } from '../../renderer/document/website-settings.ts'

/** Why there is a release. */
export const releaseCauses = ['publish', 'address', 'roll-back', 'revert'] as const
export type ReleaseCause = (typeof releaseCauses)[number]

/** Scheduled publishing of the saved version, and the scheduled return to the earlier one. */
export const scheduleKinds = ['publish', 'revert'] as const
export type ScheduleKind = (typeof scheduleKinds)[number]

/** Why an operator takes a website offline. */
export const suspensionReasons = ['phishing', 'fraud', 'spam', 'harmful', 'rights', 'law', 'other'] as const
export type SuspensionReason = (typeof suspensionReasons)[number]

/** As the owner reads them. */
export const suspensionSentences: Record<SuspensionReason, string> = {
  phishing: 'It asks visitors for passwords, card numbers or codes, or looks like the website of another company.',
  fraud: 'It appears to mislead visitors about what they buy or whom they pay.',
  spam: 'It was made to advertise or to link to other websites rather than for a business.',
  harmful: 'It puts people in danger or attacks them.',
  rights: 'Someone else has told us that they own the texts, pictures or names on it.',
  law: 'A court or an authority has asked us to take it offline.',
  other: 'It breaks our terms.',
}

/** The last check of a website's publications: passed by itself, held for an operator, or decided by one. */
export const reviewStates = ['passed', 'waiting', 'approved', 'refused'] as const
const blockingStates = ['waiting', 'refused'] as const

const instant = z.iso.datetime()

/** An operator took a website offline: why, what they wrote to its owner, and when. */
export const suspension = z.object({ reason: z.enum(suspensionReasons), note: z.string(), suspendedAt: instant })

/** Reasons why a website can't be published; both null for nearly all websites. */
export const publishingBlocks = z.object({
  suspension: suspension.nullable(),
  review: z.enum(blockingStates).nullable(),
})
export type PublishingBlocks = z.infer<typeof publishingBlocks>

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
  /** The published URL; null if offline. */
  url: z.url().nullable(),
  /** Whether an operator took it offline: visitors get a notice at its address. */
  suspended: z.boolean(),
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
  /** The page's URL. */
  url: z.url(),
  releaseId: z.string(),
  draft,
})
export type Published = z.infer<typeof published>

/** A draft's published document. `number` counts the draft's releases. */
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
