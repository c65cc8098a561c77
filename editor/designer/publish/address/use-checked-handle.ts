import { useDebouncedCallback } from '@mantine/hooks'
import { atom } from 'jotai'
import { useEffect, useReducer } from 'react'
import { answerOf, api } from '#api/client.ts'
import { reduceHandle, startHandle } from './handle-state.ts'

/** In milliseconds after the last keystroke. */
const askDelay = 350

/**
 * A web address being chosen for a draft; asks the server once typing pauses. `own` is where the website is online: once the session
 * has ended, the server takes it for somebody else's, so publishing decides.
 */
export function useCheckedHandle(draftId: string, begun: string, own: string | null = null) {
  const [state, change] = useReducer(reduceHandle, begun, startHandle)
  const { handle, status } = state
  const ask = useDebouncedCallback(async (asked: string) => {
    try {
      const answer = await answerOf(api.handles[':handle'].$get({ param: { handle: asked }, query: { draftId } }))
      const isOwn = asked === own && answer.status === 'in-use'
      change({ type: 'checked', handle: asked, status: isOwn ? 'available' : answer.status, url: answer.url })
    } catch {
      change({ type: 'unreachable', handle: asked })
    }
  }, askDelay)
  useEffect(() => {
    if (status === 'checking') ask(handle)
    return ask.cancel
  }, [handle, status, ask])
  return { state, change }
}

/** What was typed as a draft's web address, while it is not published: still there when the panel opens again. */
export const typedHandleAtom = atom<{ draftId: string; text: string } | null>(null)
