import * as z from 'zod'
import { linkField } from '../fields/fields.ts'
import { limits } from '../fields/limits.ts'
import { optionalDay } from './day.ts'

/** A line above the header of every visitor's page, for as long as it is true. */
export const announcement = z.object({
  enabled: z.boolean().default(false),
  text: z.string().max(limits.announcement).default(''),
  /** Without a label, the text itself is the link. */
  link: linkField({ label: 'Link', hint: 'Leave its text empty to make the whole announcement a link.' }),
  /** The first and the last day it shows, in the website's time zone. Blank: from now on; until the owner switches it off. */
  firstDay: optionalDay,
  lastDay: optionalDay,
})
export type Announcement = z.infer<typeof announcement>
