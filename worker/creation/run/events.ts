import * as z from 'zod'
import { section } from '../../../renderer/document/section-types.ts'
import { websiteSettings } from '../../../renderer/document/website-settings.ts'
import { creation } from '../schema.ts'
import { type CreationPhase, creationPhases, importOutcomes } from './phases.ts'

const phaseNames = Object.keys(creationPhases) as [CreationPhase, ...CreationPhase[]]

const phase = z.object({
  phase: z.enum(phaseNames),
  /** It takes longer than expected. */
  slow: z.boolean(),
  imported: z.enum(importOutcomes).nullable(),
})

/**
 * The events during a creation. `state` comes first for each listener: everything so far. `written` are the ids
 * of the sections whose words are final.
 */
export const creationEvent = z.discriminatedUnion('type', [
  phase.extend({
    type: z.literal('state'),
    websiteSettings: websiteSettings.nullable(),
    written: z.array(z.string()),
  }),
  phase.extend({ type: z.literal('phase') }),
  /** The page as it is laid out, every section with words to begin with. */
  z.object({ type: z.literal('layout'), websiteSettings }),
  z.object({ type: z.literal('section'), section }),
  z.object({ type: z.literal('done'), creation }),
  z.object({ type: z.literal('failed'), code: z.enum(['creation_failed', 'website_limit_reached']) }),
])
export type CreationEvent = z.infer<typeof creationEvent>
export type CreationState = Extract<CreationEvent, { type: 'state' }>
/** Nothing comes after it. */
export type CreationEnd = Extract<CreationEvent, { type: 'done' | 'failed' }>
