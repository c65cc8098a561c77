import { atom } from 'jotai'
import { keepInTab, readTab } from '#session/tab-storage.ts'
import { dropUnfinished, keepUnfinished } from '#session/unfinished-websites.ts'
import { aboutProblems, businessOf, type WizardAnswers } from './answers.ts'
import { looksShownAt } from './design/suggested-looks.ts'
import { type Step, stepBeside, steps } from './steps.ts'
import { later, newWizard, readWizard, type WizardState } from './wizard-storage.ts'

const keptAtom = atom<WizardState | undefined>(undefined)

/** The whole wizard. Read from the tab's storage when first asked for, written there with every change, and for later tabs to go on. */
export const wizardAtom = atom(
  (get): WizardState => get(keptAtom) ?? readWizard(readTab('wizard')),
  (_get, set, wizard: WizardState) => {
    const named = wizard.id === '' && isBegun(wizard) ? { ...wizard, id: crypto.randomUUID() } : wizard
    const text = JSON.stringify(named)
    set(keptAtom, named)
    keepInTab('wizard', text)
    if (isBegun(named) && named.createdFrom === '') keepUnfinished(named.id, text)
    else dropUnfinished(named.id)
  },
)

export const answersAtom = atom((get) => get(wizardAtom).answers)

/** What suggestions are made from. */
export const businessAtom = atom((get) => businessOf(get(answersAtom)))

/** The step shown: never one that what was answered does not lead to. */
export const stepAtom = atom((get): Step => (isAboutDone(get(answersAtom)) ? get(wizardAtom).step : 'About'))

/** The last step that can be gone to from the list: all before it are done. */
export const reachableAtom = atom((get): Step => (isAboutDone(get(answersAtom)) ? get(wizardAtom).furthest : 'About'))

const isAboutDone = (answers: WizardAnswers) => Object.keys(aboutProblems(answers)).length === 0

export const changeAnswersAtom = atom(null, (get, set, change: Partial<WizardAnswers>) => {
  const wizard = get(wizardAtom)
  set(wizardAtom, { ...wizard, answers: { ...wizard.answers, ...change } })
})

/** Goes to the next step, unless this is the last one or the first one is incomplete. */
export const nextStepAtom = atom(null, (get, set) => set(goToStepAtom, stepBeside(get(stepAtom), 1) ?? get(stepAtom)))

export const previousStepAtom = atom(null, (get, set) =>
  set(goToStepAtom, stepBeside(get(stepAtom), -1) ?? get(stepAtom)),
)

/** Goes to a step where somebody has been, or to the one directly after the present one. */
export const goToStepAtom = atom(null, (get, set, step: Step) => {
  const next = stepBeside(get(stepAtom), 1) ?? get(stepAtom)
  if (steps.indexOf(step) > steps.indexOf(later(next, get(reachableAtom)))) return
  const wizard = get(wizardAtom)
  set(wizardAtom, { ...wizard, step, furthest: later(wizard.furthest, step), looks: looksShownAt(step, wizard) })
})

export const createdFromAtom = atom(
  (get) => get(wizardAtom).createdFrom,
  // Another website than the one put aside waits in this browser from now on.
  (get, set, createdFrom: string) => set(wizardAtom, { ...get(wizardAtom), createdFrom, aside: '' }),
)

/** Whether it holds what its owner would miss. The town may be filled in for them, and the trade told by a link. */
export function isBegun({ answers, photos }: WizardState): boolean {
  const { businessName, businessActivities, contact, link } = answers
  return photos !== '' || [businessName, businessActivities, contact, link].some((text) => text !== '')
}

/** Nothing was answered yet. */
export const isUntouchedAtom = atom((get) => JSON.stringify(get(answersAtom)) === JSON.stringify(newWizard.answers))

/** Forgets everything, for the next website. */
export const restartWizardAtom = atom(null, (get, set) => {
  dropUnfinished(get(wizardAtom).id)
  set(wizardAtom, newWizard)
})
