import { atom } from 'jotai'
import { readTab, storeInTab } from '#session/tab-storage.ts'
import { deleteUnfinished, storeUnfinished } from '#session/unfinished-websites.ts'
import { aboutProblems, businessOf, type WizardAnswers } from './answers.ts'
import { looksShownAt } from './design/suggested-looks.ts'
import { adjacentStep, type Step, steps } from './steps.ts'
import { laterStep, newWizard, readWizard, type WizardState } from './wizard-storage.ts'

const keptAtom = atom<WizardState | undefined>(undefined)

/** The wizard's state, persisted for this tab and, in the browser, for later tabs. */
export const wizardAtom = atom(
  (get): WizardState => get(keptAtom) ?? readWizard(readTab('wizard')),
  (_get, set, wizard: WizardState) => {
    const named = wizard.id === '' && isBegun(wizard) ? { ...wizard, id: crypto.randomUUID() } : wizard
    const text = JSON.stringify(named)
    set(keptAtom, named)
    storeInTab('wizard', text)
    if (isBegun(named) && named.createdFrom === '') storeUnfinished(named.id, text)
    else deleteUnfinished(named.id)
  },
)

export const answersAtom = atom((get) => get(wizardAtom).answers)

export const businessAtom = atom((get) => businessOf(get(answersAtom)))

/** The current step. Can't be past an incomplete first step. */
export const stepAtom = atom((get): Step => (isAboutDone(get(answersAtom)) ? get(wizardAtom).step : 'About'))

/** The last step the person can jump to. */
export const reachableAtom = atom((get): Step => (isAboutDone(get(answersAtom)) ? get(wizardAtom).furthest : 'About'))

const isAboutDone = (answers: WizardAnswers) => Object.keys(aboutProblems(answers)).length === 0

export const changeAnswersAtom = atom(null, (get, set, change: Partial<WizardAnswers>) => {
  const wizard = get(wizardAtom)
  set(wizardAtom, { ...wizard, answers: { ...wizard.answers, ...change } })
})

/** Does nothing on the last step, or if the first step is incomplete. */
export const nextStepAtom = atom(null, (get, set) => set(goToStepAtom, adjacentStep(get(stepAtom), 1) ?? get(stepAtom)))

export const previousStepAtom = atom(null, (get, set) =>
  set(goToStepAtom, adjacentStep(get(stepAtom), -1) ?? get(stepAtom)),
)

/** Goes to a visited step or the next one. */
export const goToStepAtom = atom(null, (get, set, step: Step) => {
  const next = adjacentStep(get(stepAtom), 1) ?? get(stepAtom)
  if (steps.indexOf(step) > steps.indexOf(laterStep(next, get(reachableAtom)))) return
  const wizard = get(wizardAtom)
  set(wizardAtom, { ...wizard, step, furthest: laterStep(wizard.furthest, step), looks: looksShownAt(step, wizard) })
})

export const createdFromAtom = atom(
  (get) => get(wizardAtom).createdFrom,
  // The browser now stores this website as the unfinished one, so the one set aside is dropped.
  (get, set, createdFrom: string) => set(wizardAtom, { ...get(wizardAtom), createdFrom, aside: '' }),
)

/** Whether the owner would lose anything. A prefilled town or a linked trade doesn't count. */
export function isBegun({ answers, photos }: WizardState): boolean {
  const { businessName, businessActivities, contact, link } = answers
  return photos !== '' || [businessName, businessActivities, contact, link].some((text) => text !== '')
}

export const isUntouchedAtom = atom((get) => JSON.stringify(get(answersAtom)) === JSON.stringify(newWizard.answers))

export const restartWizardAtom = atom(null, (get, set) => {
  deleteUnfinished(get(wizardAtom).id)
  set(wizardAtom, newWizard)
})
