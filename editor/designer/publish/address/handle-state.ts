import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks'
import { atom } from 'jotai'
import { useEffect, useReducer } from 'react'
import { api, responseBody } from '#api/client.ts'
import { isValidHandle, normalizeHandle } from '#renderer/document/values/handle.ts'
import { messageFor, problems } from '#ui/errors/error-texts.ts'

export type HandleState = {
  /** Normalized. */
  handle: string
  status: 'empty' | 'checking' | 'available' | 'in-use' | 'invalid' | 'unchecked'
  /** The suffix after the handle: '.localhost:8787'. Null until the first response. */
  domain: string | null
}

export type HandleEvent =
  | { type: 'typed'; text: string }
  /** A response about a handle that may have changed since. */
  | { type: 'checked'; handle: string; status: 'available' | 'in-use' | 'invalid'; url: string | null }
  | { type: 'reconnected' }
  | { type: 'unreachable'; handle: string }
  /** Someone else took the handle between the check and the publish. */
  | { type: 'taken'; handle: string }

/** The initial handle, from the current one or the website's name. */
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

/** The host without the handle. */
function domainOf({ handle, url }: { handle: string; url: string | null }): string | undefined {
  const host = url ? new URL(url).host : ''
  if (host.startsWith(`${handle}.`)) return host.slice(handle.length)
  // In a trial, websites are below paths of one host.
  return host === '' ? undefined : ` at ${host}`
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

/** Whether the owner may try to publish. Unchecked handles are allowed, since the server decides. */
export const mayPublish = ({ status }: HandleState): boolean => status === 'available' || status === 'unchecked'

const debounceMs = 350

/**
 * A handle being chosen. The server checks it when typing pauses. `own`: the website's current handle, which the check reports as taken if
 * the session is signed out.
 */
export function useCheckedHandle(draftId: string, begun: string, own: string | null = null) {
  const [state, change] = useReducer(reduceHandle, begun, startHandle)
  const { handle, status } = state
  const ask = useDebouncedCallback(async (asked: string) => {
    try {
      const answer = await responseBody(api.handles[':handle'].$get({ param: { handle: asked }, query: { draftId } }))
      const isOwn = asked === own && answer.status === 'in-use'
      change({ type: 'checked', handle: asked, status: isOwn ? 'available' : answer.status, url: answer.url })
    } catch {
      change({ type: 'unreachable', handle: asked })
    }
  }, debounceMs)
  useEffect(() => {
    if (status === 'checking') ask(handle)
    return ask.cancel
  }, [handle, status, ask])
  useWindowEvent('online', () => change({ type: 'reconnected' }))
  return { state, change }
}

export const typedHandleAtom = atom<{ draftId: string; text: string } | null>(null)
