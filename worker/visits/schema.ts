import * as z from 'zod'
import { devices, visitKinds } from './visit-kinds.ts'
import { longestField, longestLine, type VisitText } from './visit-line.ts'

/** A visit as the visitors' side saw it. None of it is stored unchanged: services/visits reduces it. */
export const seenVisit = z.object({
  releaseId: z.string().min(1).max(64),
  /** Where it was: a link from the same host leads on within the website. */
  hostname: z.string().max(253),
  kind: z.enum(visitKinds).exclude(['message']),
  /** Milliseconds since 1970. */
  at: z.coerce.number().int().positive(),
  address: z.string().max(64),
  /** Two letters, or blank. */
  country: z.string().max(2),
  /** `utm_source` as in the page's address, or blank. */
  campaign: z.string().max(200),
  /** Whether the browser asks not to be tracked: then it counts as a view without a visitor. */
  untracked: z.enum(['1', '']).transform((value) => value === '1'),
  /** Whole, or blank. */
  referrer: z.string().max(longestField),
  userAgent: z.string().max(longestField),
}) satisfies z.ZodType<Record<keyof VisitText, unknown>>
export type SeenVisit = z.infer<typeof seenVisit>

/** What an isolate gathered, each as `encodeVisit` makes it. A batch that arrives twice with the same `id` counts once. */
export const visitBatch = z.object({ id: z.uuid(), visits: z.array(z.string().max(longestLine)).max(1000) })
export type VisitBatch = z.infer<typeof visitBatch>

/** In days, today the last of them. */
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
  calls: count,
  mails: count,
  bookings: count,
  messages: count,
})
export type DayCounts = z.infer<typeof dayCounts>

const part = <T extends z.ZodType<string>>(name: T) => z.array(z.object({ name, views: count }))

/** A website's visitor numbers: every day of the period, also those without any. */
export const visitReport = z.object({
  timeZone: z.string(),
  /** The first day that anything was counted on; null before. */
  since: z.iso.date().nullable(),
  days: z.array(dayCounts),
  /** Where views came from, the most first: a hostname, the name of a campaign, `direct` or `other`. */
  sources: part(z.string()),
  /** Two letters, or `other`. */
  countries: part(z.string()),
  devices: part(z.enum(devices)),
  /** After so many they are gone. */
  keptMonths: count,
})
export type VisitReport = z.infer<typeof visitReport>
/** `counted`: false where the operator has numbers switched off. */
export const visitAnswer = z.object({ counted: z.boolean(), report: visitReport })
