import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks'
import { atom } from 'jotai'
import { useEffect, useReducer } from 'react'
import { answerOf, api } from '#api/client.ts'
import { isValidHandle, normalizeHandle } from '#renderer/document/values/handle.ts'
import { messageFor, problems } from '#ui/errors/error-texts.ts'

/** What is known of the web address in the field. */
export type HandleState = {
  /** As it would be saved. */
  handle: string
  status: 'empty' | 'checking' | 'available' | 'in-use' | 'invalid' | 'unchecked'
  /** What follows the handle in the whole address: '.localhost:8787'. Known from the server's first answer on. */
  domain: string | null
}

export type HandleEvent =
  | { type: 'typed'; text: string }
  /** The server's answer for the handle named, which may be no longer the one in the field. */
  | { type: 'checked'; handle: string; status: 'available' | 'in-use' | 'invalid'; url: string | null }
  /** The network is back after the server could not be asked. */
  | { type: 'reconnected' }
  /** The server could not be asked. */
  | { type: 'unreachable'; handle: string }
  /** Somebody took it between the check and the publishing. */
  | { type: 'taken'; handle: string }

/** The address a website begins with: its own when it has one, else what its name makes. */
export const startHandle = (text: string): HandleState =>
  reduceHandle({ handle: '', status: 'empty', domain: null }, { type: 'typed', text })

export function reduceHandle(state: HandleState, event: HandleEvent): HandleState {
  if (event.type === 'typed') {
    const handle = normalizeHandle(event.text)
    if (handle === state.handle && state.status !== 'empty') return state
    if (handle === '') return { ...state, handle, status: 'empty' }
    return { ...state, handle, status: isValidHandle(handle) ? 'checking' : 'invalid' }
  }
  if (event.type === 'reconnected') return state.status === 'unchecked' ? { ...state, status: 'checking' } : state
  if (event.handle !== state.handle) return state
  if (event.type === 'checked') return { ...state, status: event.status, domain: domainOf(event) ?? state.domain }
  return { ...state, status: event.type === 'taken' ? 'in-use' : 'unchecked' }
}

/** What the address has beside its protocol and the handle. */
function domainOf({ handle, url }: { handle: string; url: string | null }): string | undefined {
  const host = url ? new URL(url).host : ''
  return host.startsWith(`${handle}.`) ? host.slice(handle.length) : undefined
}

const messages: Record<HandleState['status'], string> = {
  empty: '',
  checking: 'Checking availability...',
  available: 'Web address available',
  'in-use': messageFor('handle_in_use'),
  invalid: 'Invalid link',
  unchecked: problems.network,
}

export const handleMessage = ({ status }: HandleState): string => messages[status]

/** Whether to publish may be tried. An address that could not be checked may: publishing decides. */
export const mayPublish = ({ status }: HandleState): boolean => status === 'available' || status === 'unchecked'

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
  useWindowEvent('online', () => change({ type: 'reconnected' }))
  return { state, change }
}

/** What was typed as a draft's web address, while it is not published: still there when the panel opens again. */
export const typedHandleAtom = atom<{ draftId: string; text: string } | null>(null)
