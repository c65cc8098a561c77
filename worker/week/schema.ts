import * as z from 'zod'
import { domain } from '../domains/schema.ts'
import { messageSummary } from '../messages/schema.ts'
import { websiteSchedule } from '../publishing/schema.ts'
import { visitReport } from '../visits/schema.ts'

/** Events of the last seven days on all websites of a person, and open tasks. */
export const weekAnswer = z.object({
  /** The message that has waited longest to be read. */
  oldestUnread: messageSummary.nullable(),
  domains: z.array(domain),
  schedules: z.array(websiteSchedule),
  /** Whether visitors are counted at all. */
  counted: z.boolean(),
  /** Added up over all websites; null where nothing is counted, or it can't be read now. */
  visits: visitReport.pick({ since: true, days: true }).nullable(),
})
export type Week = z.infer<typeof weekAnswer>
