import { useAtom } from 'jotai'
import { useEffect, useReducer } from 'react'
import type { Draft } from '../../../../worker/contract/drafts.ts'
import { answerOf, api } from '../../../api/client.ts'
import { type HandleEvent, reduceHandle, startHandle } from './handle-state.ts'
import { typedHandleAtom } from './typed-handle.ts'

/** In milliseconds after the last keystroke. */
const askDelay = 350

/** The web address being chosen; asks the server once typing pauses. */
export function useHandle({ draftId, handle: published }: Draft, businessName: string) {
  const [typed, setTyped] = useAtom(typedHandleAtom)
  const begun = typed?.draftId === draftId ? typed.text : (published ?? businessName)
  const [state, dispatch] = useReducer(reduceHandle, begun, startHandle)
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

  const change = (event: HandleEvent) => {
    if (event.type === 'typed') setTyped({ draftId, text: event.text })
    dispatch(event)
  }
  return { state, change }
}
