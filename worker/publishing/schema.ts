import * as z from 'zod'
import { changeKinds } from '../../renderer/document/compare/changes.ts'
import { websiteSettings } from '../../renderer/document/website-settings.ts'
import { draft, published, releaseCauses, scheduleKinds } from '../drafts/schema.ts'
import { errorCodes } from '../platform/http/errors.ts'

const instant = z.iso.datetime()

/** How many releases of a website are kept besides those that are live or wait for their time. */
export const releasesKept = 50
/** How long a handle that was left stays its former owner's. */
export const handleReservationDays = 90
/** How many handles an account may have left and still keep; one for each website, if it has more websites. */
export const maxReservedHandles = 3
/** How far ahead something may be set, in days. */
export const maxScheduleDays = 366

/** A change from the previous live version, from `documentChanges`. */
export const releaseChange = z.object({
  kind: z.enum(changeKinds),
  sectionId: z.string().optional(),
  place: z.string(),
  what: z.array(z.string()),
})

/** One line of a website's releases, the newest first. Numbers count from 1 and are never used again. */
export const releaseListItem = z.object({
  number: z.number().int(),
  createdAt: instant,
  /** The web address it was made for. */
  handle: z.string(),
  /** The custom domain it was made for; null where it names itself by its web address. */
  domain: z.string().nullable(),
  cause: z.enum(releaseCauses),
  restoredFrom: z.number().int().nullable(),
  /** Null for a website's first release, and where it is not known any more. */
  changes: z.array(releaseChange).nullable(),
  live: z.boolean(),
  /** Since when the live release is live; a release may go live again. */
  liveSince: instant.nullable(),
})
export type ReleaseListItem = z.infer<typeof releaseListItem>

export const schedule = z.object({
  kind: z.enum(scheduleKinds),
  at: instant,
  /** The release that goes live then. */
  release: z.number().int(),
  handle: z.string(),
  /** Why it was given up. */
  failure: z.enum(errorCodes).nullable(),
})
export type Schedule = z.infer<typeof schedule>

export const websiteSchedule = schedule.extend({ draftId: z.string() })
export type WebsiteSchedule = z.infer<typeof websiteSchedule>

export const releaseList = z.object({ releases: z.array(releaseListItem), schedules: z.array(schedule) })
export type ReleaseList = z.infer<typeof releaseList>

/** One release, to look at and to compare. */
export const release = z.object({ number: z.number().int(), createdAt: instant, websiteSettings })
export type Release = z.infer<typeof release>

/** The saved version goes live at `at`, or now if omitted; the previous one returns at `revertAt`. */
export const scheduleBody = z.object({
  handle: z.string().max(200),
  at: instant.optional(),
  revertAt: instant.optional(),
})
/** `published` where it went live at once. */
export const scheduled = z.object({ schedules: z.array(schedule), published: published.nullable(), draft })
export type Scheduled = z.infer<typeof scheduled>

/** Another time for what is scheduled. */
export const moveBody = z.object({ at: instant })
export const schedules = z.object({ schedules: z.array(schedule) })
export const scheduleKind = z.enum(scheduleKinds)
export const handleBody = z.object({ handle: z.string().max(200) })
export const unpublished = z.object({ draft })
