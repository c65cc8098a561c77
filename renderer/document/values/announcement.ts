import * as z from 'zod'
import { linkField } from '../fields/fields.ts'
import { limits } from '../fields/limits.ts'
import { optionalDay } from './day.ts'

/** A line above the header. */
export const announcement = z.object({
  enabled: z.boolean().default(false),
  text: z.string().max(limits.announcement).default(''),
  /** Without a label, the whole text becomes the link. */
  link: linkField({ label: 'Link', hint: 'Leave its text empty to make the whole announcement a link.' }),
  /** First and last day, in the website's time zone. Blank: from now on; until switched off. */
  firstDay: optionalDay,
  lastDay: optionalDay,
})
export type Announcement = z.infer<typeof announcement>
