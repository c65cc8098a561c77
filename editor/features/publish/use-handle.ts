import { useEffect, useReducer } from 'react'
import { answerOf, api } from '../../api/client.ts'
import { reduceHandle, startHandle } from './handle-state.ts'

/** In milliseconds after the last keystroke. */
const askDelay = 350

/** The web address being chosen; asks the server once typing pauses. */
export function useHandle(initial: string, draftId: string) {
  const [state, dispatch] = useReducer(reduceHandle, initial, startHandle)
  const { handle, status } = state

  useEffect(() => {
    if (status !== 'checking') return
    const timer = setTimeout(async () => {
      try {
        const answer = await answerOf(api.handles[':handle'].$get({ param: { handle }, query: { draftId } }))
        dispatch({ type: 'checked', handle, status: answer.status, url: answer.url })
      } catch {
        dispatch({ type: 'unreachable', handle })
      }
    }, askDelay)
    return () => clearTimeout(timer)
  }, [handle, status, draftId])

  return { state, dispatch }
}
