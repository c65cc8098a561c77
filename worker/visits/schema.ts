import * as z from 'zod'
import type { EventName } from '../platform/log/events.ts'
import { maxFieldLength, maxSent } from './sent-visits.ts'
import { devices, visitKinds } from './visit-kinds.ts'

/** A visit as the edge saw it. Only its reduced form is stored: see counted-visit.ts. */
export const seenVisit = z.object({
  releaseId: z.string().min(1).max(64),
  /** The visited host. A link from the same host continues within the website. */
  hostname: z.string().max(253),
  kind: z.enum(visitKinds).exclude(['message']),
  /** Milliseconds since 1970. */
  at: z.number().int().positive(),
  address: z.string().max(64),
  /** Two letters; may be blank. */
  country: z.string().max(2),
  /** `utm_source` from the page's address; may be blank. */
  campaign: z.string().max(200),
  /** Whether the browser asks not to be tracked. If so, it counts as a view without a visitor. */
  untracked: z.boolean(),
  /** The headers' values; may be blank. */
  referrer: z.string().max(maxFieldLength),
  userAgent: z.string().max(maxFieldLength),
})
export type SeenVisit = z.infer<typeof seenVisit>

/** Failures that may occur while serving visitors. */
export const edgeFailures = [
  'edge.not_served',
  'edge.page_not_renewed',
  'visits.dropped',
  'visits.not_sent',
] as const satisfies EventName[]
export type EdgeFailure = (typeof edgeFailures)[number]

/**
 * An isolate's report: its queued visits, each a `SeenVisit`, and how often each failure occurred there. A batch that arrives twice with
 * the same `id` counts once.
 */
export const visitBatch = z.object({
  id: z.uuid(),
  visits: z.array(z.unknown()).max(maxSent),
  failures: z
    .array(z.tuple([z.enum(edgeFailures), z.number().int().min(1).max(1_000_000)]))
    .max(edgeFailures.length)
    .default([]),
})
export type VisitBatch = z.infer<typeof visitBatch>

/** In days, ending today. */
export const visitPeriods = [7, 30, 90, 365] as const
export const visitQuery = z.object({
  days: z
    .enum(['7', '30', '90', '365'])
    .default('30')
    .transform((days) => Number(days) as (typeof visitPeriods)[number]),
})

const count = z.number().int()
export const dayCounts = z.object({
  /** `2026-11-22`, in the website's time zone. */
  day: z.iso.date(),
  views: count,
  visitors: count,
  /** Whether there were more visitors than that. */
  visitorsCapped: z.boolean(),
  calls: count,
  mails: count,
  bookings: count,
  messages: count,
})
export type DayCounts = z.infer<typeof dayCounts>

const part = <T extends z.ZodType<string>>(name: T) => z.array(z.object({ name, views: count }))

/** A website's visitor statistics: every day of the period, including days without visits. */
export const visitReport = z.object({
  timeZone: z.string(),
  /** The first day with any visit; null if there is none yet. */
  since: z.iso.date().nullable(),
  days: z.array(dayCounts),
  /** The sources of views, largest first: a hostname, a campaign name, `direct` or `other`. */
  sources: part(z.string()),
  /** Two letters, or `other`. */
  countries: part(z.string()),
  devices: part(z.enum(devices)),
  /** How long statistics are kept, in months. */
  keptMonths: count,
})
export type VisitReport = z.infer<typeof visitReport>
/** `counted`: false if the operator has turned statistics off. */
export const visitAnswer = z.object({ counted: z.boolean(), report: visitReport })
