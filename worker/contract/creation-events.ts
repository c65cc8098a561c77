import * as z from 'zod'
import { section } from '../../renderer/document/section-types.ts'
import { websiteSettings } from '../../renderer/document/website-settings.ts'
import { creation } from './creations.ts'

/** What a creation goes through, in order; the first two only with a link. In the words that are shown. */
export const creationPhases = {
  checking: 'Checking your link for accessible content',
  importing: 'Importing content from your supplied link',
  organizing: 'Organizing layouts',
  personalizing: 'Personalizing website content',
  finishing: 'Finishing touches',
} as const
export type CreationPhase = keyof typeof creationPhases
const phaseNames = Object.keys(creationPhases) as [CreationPhase, ...CreationPhase[]]

/** What came of the link, where something is to be said of it. */
export const importNotes = {
  minimal: 'Imported minimal content',
  nothing: 'No content was imported from your supplied link',
} as const
export const importOutcomes = ['full', 'minimal', 'nothing'] as const
export type ImportOutcome = (typeof importOutcomes)[number]

export const slowNote = 'Taking longer than expected'

/** In milliseconds since the phase began: when layouts count as done, when a phase takes long. */
export const creationTimings = { personalizing: 4500, organizingExtended: 8000, scrapeExtended: 8000 } as const
/** In milliseconds: whatever takes longer is ended with what there is. */
export const longestCreation = 180_000

const phase = z.object({
  phase: z.enum(phaseNames),
  /** It takes longer than expected. */
  slow: z.boolean(),
  imported: z.enum(importOutcomes).nullable(),
})

/**
 * What is told while a website is made. `state` comes first, whenever one begins to listen: everything so far. `written` are the ids
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
