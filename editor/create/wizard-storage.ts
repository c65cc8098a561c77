import type { SectionType } from '#renderer/document/section-types.ts'
import type { Correction, ModelReading } from '#worker/creation/facts/schema.ts'
import { noAnswers, type WizardAnswers } from './answers.ts'
import { type Step, steps } from './steps.ts'

/** In what order fonts and colors were suggested to a person, and what of it they have seen: that stays as it was. */
export type SuggestedLooks = {
  /** The key of the described business: what nobody has seen applies to that description only. */
  business: string
  /** The slug of the trade for which an order was seen; another trade has another order. */
  trade: string
  fontsSeen: boolean
  colorsSeen: boolean
  /** Ids, the best first. Null: in the composer's order. */
  fontPairs: readonly string[] | null
  palettes: readonly string[] | null
}

export type WizardState = {
  /** Tells it from those of other tabs. Blank until something is answered. */
  id: string
  step: Step
  /** How far somebody has been: what the steps in between ask is answered. */
  furthest: Step
  answers: WizardAnswers
  looks: SuggestedLooks
  /** The id of the photos that wait in this browser, or an empty string. */
  photos: string
  /** The serialized answers behind the creation that waits in this browser, or an empty string. */
  createdFrom: string
  /** The serialized wizard of a website that waits in this browser while the person starts another, or an empty string. */
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

/** Reads the state that an earlier page stored, maybe an earlier release. Invalid parts start over. */
export function readWizard(stored: string | null): WizardState {
  const { id, step, furthest, answers, looks, photos, createdFrom, aside } = asRecord(parsed(stored))
  const known = asRecord(answers)
  const text = (name: keyof WizardAnswers) => asText(known[name])
  const at = stepIn(step)
  return {
    id: asText(id),
    step: at,
    furthest: later(at, stepIn(furthest)),
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

/** The one of two steps that comes after the other. */
export const later = (a: Step, b: Step): Step => (steps.indexOf(a) > steps.indexOf(b) ? a : b)

const stepIn = (value: unknown): Step => steps.find((candidate) => candidate === value) ?? 'About'

const asText = (value: unknown): string => (typeof value === 'string' ? value : '')

const textsIn = (value: unknown): string[] | null =>
  Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : null

/** The server checks the values. */
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
