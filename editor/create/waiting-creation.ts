import type { createStore } from 'jotai'
import { failureCode } from '#api/api-error.ts'
import { api, responseBody } from '#api/client.ts'
import { photosFor } from '#session/browser-photos.ts'
import { forgetCreationBegun } from '#session/creation-begun.ts'
import { creationAnswersAtom } from './design/offered.ts'
import { looksShownAt } from './design/suggested-looks.ts'
import { photosAtom } from './photos/photo-state.ts'
import { createdFromAtom, isUntouchedAtom, wizardAtom } from './wizard-state.ts'
import { newWizard, readWizard, type WizardState } from './wizard-storage.ts'

type Store = ReturnType<typeof createStore>

/**
 * Resumes the unfinished website in this browser, or sets it aside if this tab has started another one. `wasUntouched`: no question was
 * answered when the search began. Text that was typed and removed since then still counts as a start.
 */
export async function findWaitingCreation(store: Store, wasUntouched: boolean): Promise<void> {
  const waiting = await waitingWizard()
  if (!waiting) return
  if (wasUntouched && store.get(isUntouchedAtom)) return returnTo(store, waiting)
  const wizard = store.get(wizardAtom)
  if (wizard.createdFrom === '') store.set(wizardAtom, { ...wizard, aside: JSON.stringify(waiting) })
}

export const returnToAside = (store: Store): void => returnTo(store, readWizard(store.get(wizardAtom).aside))

function returnTo(store: Store, wizard: WizardState) {
  store.set(wizardAtom, wizard)
  void store.set(photosAtom)
  if (wizard.createdFrom === '') store.set(createdFromAtom, JSON.stringify(store.get(creationAnswersAtom)))
}

async function waitingWizard(): Promise<WizardState | undefined> {
  try {
    const { answers, creationId, draftId } = await responseBody(api.creations.current.$get())
    if (!answers || draftId !== null) return undefined
    const { trade = '', ...known } = answers
    const wizard = {
      ...newWizard,
      step: 'Launch' as const,
      furthest: 'Launch' as const,
      answers: { ...known, trade },
      photos: (await photosFor(creationId))?.id ?? '',
    }
    return { ...wizard, looks: looksShownAt('Launch', wizard) }
  } catch (error) {
    if (failureCode(error) === 'not_found') forgetCreationBegun()
    return undefined
  }
}
