import type { SectionType } from '../../../renderer/document/section-types.ts'
import { noAnswers, type WizardAnswers } from './answers.ts'
import { type Step, steps } from './steps.ts'

export type WizardState = {
  step: Step
  answers: WizardAnswers
  /** The answers, as text, that the creation waiting in this browser was made from. Empty when there is none. */
  createdFrom: string
}

export const newWizard: WizardState = { step: 'About', answers: noAnswers, createdFrom: '' }

/** Reads what an earlier page, maybe of an earlier release, has left: whatever is not as it should be starts anew. */
export function readWizard(stored: string | null): WizardState {
  const { step, answers, createdFrom } = asRecord(parsed(stored))
  const known = asRecord(answers)
  const text = (name: keyof WizardAnswers) => (typeof known[name] === 'string' ? known[name] : '')
  return {
    step: steps.find((candidate) => candidate === step) ?? 'About',
    createdFrom: typeof createdFrom === 'string' ? createdFrom : '',
    answers: {
      businessName: text('businessName'),
      businessActivities: text('businessActivities'),
      businessLocation: text('businessLocation'),
      link: text('link'),
      fontPair: text('fontPair'),
      palette: text('palette'),
      sections: Array.isArray(known.sections)
        ? known.sections.filter((type): type is SectionType => typeof type === 'string')
        : null,
    },
  }
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
