import * as z from 'zod'
import { pages } from '../platform/addresses/paths.ts'
import { publicPaths } from '../platform/addresses/public-path-list.ts'
import { clickAreas, measuredPath } from './measured-pages.ts'

/** Pages of the app and public pages. */
export const everyPage: ReadonlySet<string> = new Set([...Object.values(pages), ...publicPaths])

/** A page of the product, without query and fragment. Only paths in the routes table are stored. */
const path = z
  .string()
  .max(128)
  .regex(/^\/[^?#]*$/, 'a path without query or fragment')
  .overwrite((path) => measuredPath(path, everyPage))

/** The clicked element's name in the markup: `start-hero`. Letters only, so that no id fits. */
const target = z
  .string()
  .max(40)
  .regex(/^[a-z]{1,16}(-[a-z]{1,16})*$/, 'a short name in kebab-case')

export const signInMethods = ['code', 'link', 'password', 'social'] as const

/** All measured events. No field can identify a person. */
export const analyticsEvent = z.discriminatedUnion('name', [
  z.strictObject({ name: z.literal('page_view'), path }),
  z.strictObject({ name: z.literal('sign_in'), method: z.enum(signInMethods).optional() }),
  z.strictObject({ name: z.literal('sign_out') }),
  z.strictObject({ name: z.literal('new_user_registered') }),
  z.strictObject({ name: z.literal('new_social_user_registered') }),
  z.strictObject({ name: z.literal('new_email_user_registered') }),
  z.strictObject({ name: z.literal('click'), area: z.enum(clickAreas), target, path }),
])
export type AnalyticsEvent = z.infer<typeof analyticsEvent>

/** Per call. */
export const maxEvents = 20

export const eventsBody = z.union([analyticsEvent, z.array(analyticsEvent).min(1).max(maxEvents)])

/** The operator's additional tools, which need consent; empty unless configured. */
export const measurement = z.object({
  /** Google Analytics. */
  googleId: z.string().optional(),
  /** Microsoft Clarity, which records sessions. */
  clarityId: z.string().optional(),
  /** Whether it may also record the editor. */
  clarityWhileEditing: z.literal(true).optional(),
})
export type Measurement = z.infer<typeof measurement>

/** Also null for people who opt out. */
export const eventsAnswer = z.object({ measurement: measurement.nullable() })
export type EventsAnswer = z.infer<typeof eventsAnswer>
