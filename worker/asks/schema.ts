import * as z from 'zod'
import { effect, step } from '../../renderer/document/tools/steps.ts'
import { websiteSettings } from '../../renderer/document/website-settings.ts'
import { type ErrorCode, errorCodes } from '../platform/http/errors.ts'
import { screenNames } from './screens.ts'

export type { Screen } from './screens.ts'

/** The maximum length of a request, in characters. */
export const messageLength = 500
/** How many turns a website keeps. */
export const maxTurns = 20
/** Of one turn. */
export const maxSteps = 40
/** The maximum number of answers to a question. */
export const maxChoices = 6

/**
 * `proposed`: steps to accept. `asked`: a question back. `answered`: done on the screen, or said in words. `declined`: not understood or not
 * possible.
 */
export const outcomes = ['proposed', 'asked', 'answered', 'declined'] as const
export const acceptances = ['all', 'some', 'none'] as const

export const turn = z.object({
  turnId: z.string(),
  at: z.iso.datetime(),
  message: z.string(),
  outcome: z.enum(outcomes),
  /** The name of the step in history, of all its changes together. */
  title: z.string(),
  /** The reply to the owner. */
  text: z.string(),
  steps: z.array(step),
  /** Answers to the question of an `asked` turn. */
  choices: z.array(z.string()).max(maxChoices),
  /** A screen where the owner can do it themselves. */
  screen: z.enum(screenNames).nullable(),
  /** Null until the owner decided. */
  accepted: z.enum(acceptances).nullable(),
})
export type Turn = z.infer<typeof turn>

export const asks = z.object({
  /** Oldest first. */
  turns: z.array(turn).max(maxTurns),
  /** Three things to ask for, from the website as it is stored. */
  suggestions: z.array(z.string()),
  /** Whether a model is configured; requests need one. */
  model: z.boolean(),
})
export type Asks = z.infer<typeof asks>

const finding = z.object({ place: z.string().max(120), sentence: z.string().max(400) })

export const askRequest = z.object({
  message: z.string().trim().min(1).max(messageLength),
  /** As on the screen; it may be unsaved. */
  websiteSettings,
  /** The id of the section that is open in the designer. */
  selected: z.string().max(64).optional(),
  /** IANA; of the owner's device. */
  timeZone: z
    .string()
    .max(64)
    .regex(/^[A-Za-z0-9_+/-]+$/)
    .optional(),
  /** The findings of the publish checklist. */
  checklist: z.array(finding).max(40).default([]),
})
export type AskRequest = z.infer<typeof askRequest>

/** One line of the newline-delimited JSON response. `text` is the whole sentence so far. The last line is `done` or `failed`. */
export const askLine = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('step'), step }),
  z.object({ type: z.literal('done'), turn, effects: z.array(effect) }),
  z.object({ type: z.literal('failed'), code: z.enum(errorCodes as [ErrorCode, ...ErrorCode[]]) }),
])
export type AskLine = z.infer<typeof askLine>

export const acceptance = z.object({ accepted: z.enum(acceptances) })
export type Acceptance = z.infer<typeof acceptance>
