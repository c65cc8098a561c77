import type { SectionType } from '#renderer/document/section-types.ts'
import type { Correction, ModelReading } from '#worker/creation/facts/schema.ts'
import { noAnswers, type WizardAnswers } from './answers.ts'
import { type Step, steps } from './steps.ts'

/** The suggested order of fonts and palettes. Options that were already shown keep their position. */
export type SuggestedLooks = {
  /** Key of the business whose order hasn't been seen yet. */
  business: string
  /** The trade whose order has been seen. Another trade has its own order. */
  trade: string
  fontsSeen: boolean
  colorsSeen: boolean
  /** Ids, best first. Null for the composer's order. */
  fontPairs: readonly string[] | null
  palettes: readonly string[] | null
}

export type WizardState = {
  /** Distinguishes tabs. Blank until a question is answered. */
  id: string
  step: Step
  /** The furthest step reached. All earlier steps are complete. */
  furthest: Step
  answers: WizardAnswers
  looks: SuggestedLooks
  /** Id of the photo set in this browser, or ''. */
  photos: string
  /** Serialized answers of the unfinished creation in this browser, or ''. */
  createdFrom: string
  /** Serialized wizard of an unfinished website while the person starts another one, or ''. */
  aside: string
}

export const noLooks: SuggestedLooks = {
  business: '',
  trade: '',
  fontsSeen: false,
  colorsSeen: false,
  fontPairs: null,
  palettes: null,
}

export const newWizard: WizardState = {
  id: '',
  step: 'About',
  furthest: 'About',
  answers: noAnswers,
  looks: noLooks,
  photos: '',
  createdFrom: '',
  aside: '',
}

/** Parses stored state, possibly from an earlier version. Replaces invalid parts with initial values. */
export function readWizard(stored: string | null): WizardState {
  const { id, step, furthest, answers, looks, photos, createdFrom, aside } = asRecord(parsed(stored))
  const known = asRecord(answers)
  const text = (name: keyof WizardAnswers) => asText(known[name])
  const at = stepIn(step)
  return {
    id: asText(id),
    step: at,
    furthest: laterStep(at, stepIn(furthest)),
    photos: asText(photos),
    createdFrom: asText(createdFrom),
    aside: asText(aside),
    looks: readLooks(asRecord(looks)),
    answers: {
      businessName: text('businessName'),
      businessActivities: text('businessActivities'),
      businessLocation: text('businessLocation'),
      trade: text('trade'),
      link: text('link'),
      contact: text('contact'),
      corrections: correctionsIn(known.corrections),
      reading: readingIn(known.reading),
      fontPair: text('fontPair'),
      palette: text('palette'),
      sections: textsIn(known.sections) as SectionType[] | null,
    },
  }
}

function readLooks(looks: Record<string, unknown>): SuggestedLooks {
  return {
    business: asText(looks.business),
    trade: asText(looks.trade),
    fontsSeen: looks.fontsSeen === true,
    colorsSeen: looks.colorsSeen === true,
    fontPairs: textsIn(looks.fontPairs),
    palettes: textsIn(looks.palettes),
  }
}

export const laterStep = (a: Step, b: Step): Step => (steps.indexOf(a) > steps.indexOf(b) ? a : b)

const stepIn = (value: unknown): Step => steps.find((candidate) => candidate === value) ?? 'About'

const asText = (value: unknown): string => (typeof value === 'string' ? value : '')

const textsIn = (value: unknown): string[] | null =>
  Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : null

/** The server validates the values. */
const correctionsIn = (value: unknown): Correction[] =>
  Array.isArray(value) ? value.filter((one): one is Correction => asText(asRecord(one).key) !== '') : []

function readingIn(value: unknown): ModelReading | null {
  const { facts, wrong } = asRecord(value)
  return Array.isArray(facts) && Array.isArray(wrong) ? (value as ModelReading) : null
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
