import { UnstyledButton } from '@mantine/core'
import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { ago } from '../../ui/ago.ts'
import { type SaveState, saveStateAtom, storedDraftAtom, unsavedAtom } from '../document/session.ts'
import { savedFor, saveLabel } from './save-label.ts'
import classes from './toolbar.module.css'
import { useOnline } from './use-online.ts'

/** The state of saving and publishing, and the next step after a failed save. A save that lost its network is retried automatically. */
export function SaveStatus({ onRetry }: { onRetry: () => void }) {
  const draft = useAtomValue(storedDraftAtom)
  const unsaved = useAtomValue(unsavedAtom)
  const state = useAtomValue(saveStateAtom)
  const online = useOnline()
  const now = useNow(state)
  const isCutOff = state.status === 'failed' && state.code === 'network'
  useOnReturn(online, isCutOff ? onRetry : undefined)
  if (!draft) return null
  const { text, tone } = saveLabel({ draft, unsaved, state, online, now })
  return (
    <p className={classes.status} data-tone={tone}>
      <span role="status" title={unsaved ? text : `${text} (saved ${ago(draft.modifiedAt)})`}>
        {text}
      </span>
      {state.status === 'failed' && (
        <UnstyledButton className={classes.retry} onClick={onRetry}>
          Try again
        </UnstyledButton>
      )}
    </p>
  )
}

/** The time, told again when a save is no longer worth a word. */
function useNow(state: SaveState): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    setNow(Date.now())
    if (state.status !== 'idle' || state.savedAt === undefined) return
    const timer = setTimeout(() => setNow(Date.now()), state.savedAt + savedFor - Date.now())
    return () => clearTimeout(timer)
  }, [state])
  return now
}

/** Calls when the network is back. */
function useOnReturn(online: boolean, action: (() => void) | undefined) {
  const wasOnline = useRef(online)
  useEffect(() => {
    if (online && !wasOnline.current) action?.()
    wasOnline.current = online
  }, [online, action])
}
