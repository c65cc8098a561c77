import type { createStore } from 'jotai'
import { failureCode } from '../../api/api-error.ts'
import { answerOf, api } from '../../api/client.ts'
import { forgetCreationBegun } from '../../state/creation-begun.ts'
import { creationAnswersAtom } from './offered.ts'
import { looksShownAt } from './suggested-looks.ts'
import { createdFromAtom, isUntouchedAtom, wizardAtom } from './wizard-state.ts'
import { newWizard } from './wizard-storage.ts'

/** Puts the wizard where it was left: before the website that waits in this browser, if there is one and nothing else was begun. */
export async function findWaitingCreation(store: ReturnType<typeof createStore>): Promise<void> {
  try {
    const { answers, draftId } = await answerOf(api.creations.current.$get())
    if (!answers || draftId !== null || !store.get(isUntouchedAtom)) return
    const { style = null, ...said } = answers
    const wizard = { ...newWizard, step: 'Launch' as const, furthest: 'Launch' as const, answers: said }
    store.set(wizardAtom, { ...wizard, looks: { ...looksShownAt('Launch', wizard), style } })
    store.set(createdFromAtom, JSON.stringify(store.get(creationAnswersAtom)))
  } catch (error) {
    if (failureCode(error) === 'not_found') forgetCreationBegun()
  }
}
