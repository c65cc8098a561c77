import { useAtomValue } from 'jotai'
import { useCallback, useState } from 'react'
import { failureCode } from '../../api/api-error.ts'
import { answerOf, api } from '../../api/client.ts'
import { messageFor } from '../../messages.ts'
import { businessOf } from './answers.ts'
import { answersAtom } from './wizard-state.ts'

/** As many as the server takes. */
const mostTaken = 300

/** Names for the business as it is described: those shown so far, the newest last, and the way to twelve more. */
export function useNames() {
  const { businessName, businessActivities, businessLocation } = businessOf(useAtomValue(answersAtom))
  const [names, setNames] = useState<readonly string[]>([])
  const [waiting, setWaiting] = useState(false)
  const [problem, setProblem] = useState<string>()
  const canAsk = businessActivities !== ''

  const ask = useCallback(async () => {
    if (!canAsk) return
    setWaiting(true)
    setProblem(undefined)
    try {
      const taken = names.slice(-mostTaken)
      const wishes = { businessName, businessActivities, businessLocation, taken }
      const more = await answerOf(api.suggestions.names.$post({ json: wishes }))
      setNames((known) => [...known, ...more.names])
    } catch (error) {
      setProblem(navigator.onLine ? messageFor(failureCode(error)) : 'You are offline. What you wrote is kept.')
    }
    setWaiting(false)
  }, [businessName, businessActivities, businessLocation, canAsk, names])

  return { names, waiting, problem, ask, canAsk }
}
