import type { SuggestedLooks as Arrived } from '#worker/creation/suggestions/schema.ts'
import { businessOf, type WizardAnswers } from '../answers.ts'
import { type Step, steps } from '../steps.ts'
import type { SuggestedLooks, WizardState } from '../wizard-storage.ts'

/** Identifies a business description. The location doesn't matter. */
export function businessKey(answers: WizardAnswers): string {
  const { businessName, businessActivities, trade } = businessOf(answers)
  return JSON.stringify([businessName, businessActivities, ...(trade ? [trade] : [])])
}

/** The suggested looks for the current description. Options that the person has seen stay if the description changes. */
export function looksNow({ answers, looks }: Pick<WizardState, 'answers' | 'looks'>): SuggestedLooks {
  const business = businessKey(answers)
  const { fontsSeen, colorsSeen, fontPairs, palettes } = looks
  if (looks.business === business) return looks
  return { ...looks, business, fontPairs: fontsSeen ? fontPairs : null, palettes: colorsSeen ? palettes : null }
}

/** Like looksNow, but forgets what was seen if the trade changes. */
export function looksOf(wizard: Pick<WizardState, 'answers' | 'looks'>, trade: string): SuggestedLooks {
  const looks = looksNow(wizard)
  const { fontsSeen, colorsSeen, fontPairs, palettes } = looks
  if (looks.trade === '' || looks.trade === trade) return { ...looks, trade }
  return {
    ...{ business: looks.business, trade, fontsSeen: false, colorsSeen: false },
    ...{ fontPairs: fontsSeen ? null : fontPairs, palettes: colorsSeen ? null : palettes },
  }
}

/** The looks after a step is shown, which freezes the step's order. */
export function looksShownAt(step: Step, wizard: Pick<WizardState, 'answers' | 'looks'>): SuggestedLooks {
  const looks = looksNow(wizard)
  return {
    ...looks,
    fontsSeen: looks.fontsSeen || isAt(step, 'Fonts'),
    colorsSeen: looks.colorsSeen || isAt(step, 'Colors'),
  }
}

/** The looks with an order that just arrived. Ignores the order if the person has seen the old one, or if it's for another business. */
export function looksWith(wizard: WizardState, business: string, { fontPairs, palettes }: Arrived) {
  const looks = looksShownAt(wizard.step, wizard)
  if (looks.business !== business) return wizard.looks
  return {
    ...looks,
    ...(!looks.fontsSeen && { fontPairs }),
    ...(!looks.colorsSeen && { palettes }),
  }
}

const isAt = (step: Step, first: Step) => steps.indexOf(step) >= steps.indexOf(first)
