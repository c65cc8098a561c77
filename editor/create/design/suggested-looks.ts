import type { SuggestedLooks as Arrived } from '#worker/creation/suggestions/schema.ts'
import { businessOf, type WizardAnswers } from '../answers.ts'
import { type Step, steps } from '../steps.ts'
import type { SuggestedLooks, WizardState } from '../wizard-storage.ts'

/** A key for the description of a business: the same description gets the same suggested looks, wherever the business is. */
export function businessKey(answers: WizardAnswers): string {
  const { businessName, businessActivities, trade } = businessOf(answers)
  return JSON.stringify([businessName, businessActivities, ...(trade ? [trade] : [])])
}

/** The suggested looks for the current description of the business. What was seen outlives another description. */
export function looksNow({ answers, looks }: Pick<WizardState, 'answers' | 'looks'>): SuggestedLooks {
  const business = businessKey(answers)
  const { fontsSeen, colorsSeen, fontPairs, palettes } = looks
  if (looks.business === business) return looks
  return { ...looks, business, fontPairs: fontsSeen ? fontPairs : null, palettes: colorsSeen ? palettes : null }
}

/** The same for the trade in that description. Once it is another, what was seen starts over. */
export function looksOf(wizard: Pick<WizardState, 'answers' | 'looks'>, trade: string): SuggestedLooks {
  const looks = looksNow(wizard)
  const { fontsSeen, colorsSeen, fontPairs, palettes } = looks
  if (looks.trade === '' || looks.trade === trade) return { ...looks, trade }
  return {
    ...{ business: looks.business, trade, fontsSeen: false, colorsSeen: false },
    ...{ fontPairs: fontsSeen ? null : fontPairs, palettes: colorsSeen ? null : palettes },
  }
}

/** The same once a step is shown: from there on the order of what it shows stays. */
export function looksShownAt(step: Step, wizard: Pick<WizardState, 'answers' | 'looks'>): SuggestedLooks {
  const looks = looksNow(wizard)
  return {
    ...looks,
    fontsSeen: looks.fontsSeen || isAt(step, 'Fonts'),
    colorsSeen: looks.colorsSeen || isAt(step, 'Colors'),
  }
}

/** The same with an order that has arrived: it counts where nobody has looked yet, and only for the business it was asked for. */
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
