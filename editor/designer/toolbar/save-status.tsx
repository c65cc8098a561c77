import { UnstyledButton } from '@mantine/core'
import { useNetwork } from '@mantine/hooks'
import { IconCheck } from '@tabler/icons-react'
import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { messageFor, problems, referenceOf, stillIntact } from '#ui/errors/error-texts.ts'
import { ago } from '#ui/words/when-words.ts'
import type { Draft } from '#worker/drafts/schema.ts'
import { type SaveState, saveStateAtom, storedDraftAtom, unsavedAtom } from '../document/session.ts'
import { publishedState } from '../publish/publishing.ts'
import classes from './toolbar.module.css'

/** Saving and publishing status, with a retry after a failure. Network failures retry automatically. */
export function SaveStatus({ onRetry }: { onRetry: () => void }) {
  const draft = useAtomValue(storedDraftAtom)
  const unsaved = useAtomValue(unsavedAtom)
  const state = useAtomValue(saveStateAtom)
  const { online } = useNetwork()
  const now = useNow(state)
  const isCutOff = state.status === 'failed' && state.code === 'network'
  useOnReturn(online, isCutOff ? onRetry : undefined)
  if (!draft) return null
  const { text, tone, mark } = saveLabel({ draft, unsaved, state, online, now })
  return (
    <p className={classes.status} data-tone={tone} data-mark={mark}>
      {mark === 'saved' && <IconCheck size={16} aria-hidden />}
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

/** The current time, updated once the "Saved" label expires. */
function useNow(state: SaveState): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    setNow(Date.now())
    if (state.status !== 'idle' || state.savedAt === undefined) return
    const timer = setTimeout(() => setNow(Date.now()), state.savedAt + savedLabelMs - Date.now())
    return () => clearTimeout(timer)
  }, [state])
  return now
}

function useOnReturn(online: boolean, action: (() => void) | undefined) {
  const wasOnline = useRef(online)
  useEffect(() => {
    if (online && !wasOnline.current) action?.()
    wasOnline.current = online
  }, [online, action])
}

type SaveFacts = { draft: Draft; unsaved: boolean; state: SaveState; online: boolean; now: number }

/** How long the label shows that the website was saved, in milliseconds. */
export const savedLabelMs = 60_000

/** The label beside the website's name: whether the website is saved and published. */
export function saveLabel({ draft, unsaved, state, online, now }: SaveFacts): {
  text: string
  tone: 'quiet' | 'wrong'
  /** An icon before the text: a check, or a dot that is filled if live. */
  mark?: 'saved' | 'draft' | 'live'
} {
  if (state.status === 'saving' && !state.quietly) return { text: 'Saving…', tone: 'quiet' }
  if (!online && unsaved) return { text: `${problems.offline} ${stillIntact.changes}`, tone: 'wrong' }
  if (!online) return { text: problems.offline, tone: 'wrong' }
  if (state.status === 'failed') {
    const reference = referenceOf(state.error)
    const ours = `${messageFor(state.code)}${reference ? ` Reference: ${reference}` : ''}`
    return { text: state.code === 'network' ? `${problems.network} ${stillIntact.changes}` : ours, tone: 'wrong' }
  }
  if (state.status === 'conflict') return { text: messageFor('stale_revision'), tone: 'wrong' }
  if (unsaved) return { text: 'Unsaved changes', tone: 'quiet' }
  const { lastPublishedAt } = draft
  const isPublished = lastPublishedAt !== null && lastPublishedAt >= draft.modifiedAt
  if (state.status === 'idle' && state.savedAt !== undefined && now - state.savedAt < savedLabelMs) {
    // Publishing also saves, but has its own message.
    const isAnswer = !isPublished || (!state.quietly && Date.parse(lastPublishedAt) < state.savedAt)
    if (isAnswer) return { text: state.quietly ? 'Saved' : 'Draft Saved', tone: 'quiet', mark: 'saved' }
  }
  const isLive = draft.handle && lastPublishedAt
  return { text: publishedState(draft), tone: 'quiet', mark: isLive ? 'live' : 'draft' }
}
