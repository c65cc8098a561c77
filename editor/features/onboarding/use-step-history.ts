import { useAtomValue, useStore } from 'jotai'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { steps } from './steps.ts'
import { goToStepAtom, stepAtom } from './wizard-state.ts'

/** Makes each step an entry of the browser's history, so that its Back and Forward go through the steps. */
export function useStepHistory() {
  const step = useAtomValue(stepAtom)
  const store = useStore()
  const location = useLocation()
  const navigate = useNavigate()
  const entry = useRef<string>(undefined)

  useEffect(() => {
    const told = steps.find((candidate) => candidate === location.state?.step)
    const moved = entry.current !== location.key
    const arriving = entry.current === undefined
    entry.current = location.key
    if (told === step) return
    // After a reload the wizard's own memory counts; the browser's buttons lead where somebody has been.
    if (moved && !arriving && told) store.set(goToStepAtom, told)
    const now = store.get(stepAtom)
    if (told !== now)
      navigate({ search: location.search }, { state: { step: now }, replace: moved || told === undefined })
  }, [step, location, navigate, store])
}
