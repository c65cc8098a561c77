import { useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { forgetInTab, readTab } from '../../state/tab-storage.ts'

/**
 * Whether the browser's Back led to a step of a wizard that is done: its answers have become a website, and the step would be empty.
 * A wizard that is opened in another way begins afresh.
 */
export function useWizardBehind(): boolean {
  const { state } = useLocation()
  const isPop = useNavigationType() === 'POP'
  const [isBehind] = useState(() => {
    const isStep = typeof state === 'object' && state !== null && 'step' in state
    const isDone = readTab('wizardDone') !== null
    if (isDone && !(isPop && isStep)) forgetInTab('wizardDone')
    return isDone && isPop && isStep
  })
  return isBehind
}
