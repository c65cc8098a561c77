import * as z from 'zod'
import { limits } from '../../renderer/document/fields/limits.ts'
import { section, sectionTypeNames } from '../../renderer/document/section-types.ts'
import { webAddress } from '../../renderer/document/values/web-address.ts'
import { websiteSettings } from '../../renderer/document/website-settings.ts'
import type { Caller } from '../platform/owner.ts'
import { factAnswers } from './facts/schema.ts'
import { type CreationPhase, creationPhases, importOutcomes } from './run/phases.ts'
import { tradeHint } from './suggestions/schema.ts'

/** The wizard's answers. */
export const creationAnswers = z.object({
  businessName: z.string().trim().min(1).max(limits.businessName),
  businessActivities: z.string().trim().min(1).max(limits.businessDescription),
  businessLocation: z.string().trim().max(limits.businessLocation).default(''),
  trade: tradeHint,
  /** An existing website or page. */
  link: webAddress.default(''),
  /** The id of a font pair, which also sets the style. If unknown, the trade decides. */
  fontPair: z.string().min(1).max(32),
  /** The id of one of the templates' palettes. */
  palette: z.string().min(1).max(32),
  /** Null if the owner left the choice to the page's plan. */
  sections: z.array(z.enum(sectionTypeNames)).max(limits.sections).nullable(),
  ...factAnswers,
})

export type CreationAnswers = z.infer<typeof creationAnswers>

export const linkQuestion = z.object({ link: webAddress.refine((link) => link !== '') })

/**
 * `unreachable`: nothing responds at the address. `refused`: it responds, but not with a page we can use. `empty`: the page says nothing
 * about a business. `private`: a social network or map, whose pages we don't fetch.
 */
export const linkAnswer = z.object({ state: z.enum(['readable', 'empty', 'refused', 'unreachable', 'private']) })
export type LinkState = z.infer<typeof linkAnswer>['state']

/** The Durable Object's input. */
export type CreationOrder = {
  creationId: string
  answers: CreationAnswers
  /** The signed-in person who gets the draft. */
  userId: string | null
  /** Charged for model calls. */
  caller: Caller
}

/** A website made for a browser that may not be signed in yet. */
export const creation = z.object({
  creationId: z.string(),
  /** The answers behind it; null if made by an earlier release with other questions. */
  answers: creationAnswers.nullable(),
  websiteSettings,
  createdAt: z.iso.datetime(),
  status: z.enum(['running', 'done', 'failed']),
  /** The draft it became, once its owner signed in. */
  draftId: z.string().nullable(),
})

export type Creation = z.infer<typeof creation>

const phaseNames = Object.keys(creationPhases) as [CreationPhase, ...CreationPhase[]]

const phase = z.object({
  phase: z.enum(phaseNames),
  /** Whether it takes longer than expected. */
  slow: z.boolean(),
  imported: z.enum(importOutcomes).nullable(),
})

/** A creation's events. Each listener first gets `state`: everything so far. `written` has the ids of sections with final texts. */
export const creationEvent = z.discriminatedUnion('type', [
  phase.extend({
    type: z.literal('state'),
    websiteSettings: websiteSettings.nullable(),
    written: z.array(z.string()),
  }),
  phase.extend({ type: z.literal('phase') }),
  /** The page layout, with initial texts in every section. */
  z.object({ type: z.literal('layout'), websiteSettings }),
  z.object({ type: z.literal('section'), section }),
  z.object({ type: z.literal('done'), creation }),
  z.object({ type: z.literal('failed'), code: z.enum(['creation_failed', 'website_limit_reached']) }),
])
export type CreationEvent = z.infer<typeof creationEvent>
export type CreationState = Extract<CreationEvent, { type: 'state' }>
/** The last event. */
export type CreationEnd = Extract<CreationEvent, { type: 'done' | 'failed' }>
