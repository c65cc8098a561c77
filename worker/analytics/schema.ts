import * as z from 'zod'
import { clickAreas, measuredPath } from './measured-pages.ts'

/** A page of the product, without what stands behind `?` or `#`. Whatever is sent, only a page of the routes table is kept. */
const path = z
  .string()
  .max(128)
  .regex(/^\/[^?#]*$/, 'a path without query or fragment')
  .overwrite(measuredPath)

/** What was clicked, by the name it has in the markup: `start-hero`. Letters only, so that no id passes for one. */
const target = z
  .string()
  .max(40)
  .regex(/^[a-z]{1,16}(-[a-z]{1,16})*$/, 'a short name in kebab-case')

export const signInMethods = ['code', 'link', 'password', 'social'] as const

/** Everything that is measured. There is no field for anything that could say who it was. */
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

/** Of one call. */
export const mostEvents = 20

export const eventsBody = z.union([analyticsEvent, z.array(analyticsEvent).min(1).max(mostEvents)])

/** What the operator measures with besides, once a person has allowed it; nothing unless it is configured. */
export const measurement = z.object({
  /** Google Analytics. */
  googleId: z.string().optional(),
  /** Microsoft Clarity, which records what happens on a page. */
  clarityId: z.string().optional(),
  /** Whether it may do so where a website's own content is edited. */
  clarityWhileEditing: z.literal(true).optional(),
})
export type Measurement = z.infer<typeof measurement>

/** Null too for people who opt out. */
export const eventsAnswer = z.object({ measurement: measurement.nullable() })
export type EventsAnswer = z.infer<typeof eventsAnswer>
