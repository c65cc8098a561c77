import { useEffect, useReducer } from 'react'
import { answerOf, api } from '../../../api/client.ts'
import { reduceHandle, startHandle } from './handle-state.ts'

/** In milliseconds after the last keystroke. */
const askDelay = 350

/** A web address being chosen for a draft; asks the server once typing pauses. */
export function useCheckedHandle(draftId: string, begun: string) {
  const [state, change] = useReducer(reduceHandle, begun, startHandle)
  const { handle, status } = state
  useEffect(() => {
    if (status !== 'checking') return
    const timer = setTimeout(async () => {
      try {
        const answer = await answerOf(api.handles[':handle'].$get({ param: { handle }, query: { draftId } }))
        change({ type: 'checked', handle, status: answer.status, url: answer.url })
      } catch {
        change({ type: 'unreachable', handle })
      }
    }, askDelay)
    return () => clearTimeout(timer)
  }, [handle, status, draftId])
  return { state, change }
}
