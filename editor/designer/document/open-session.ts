import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { atom, useAtomValue, useStore } from 'jotai'
import { useEffect, useState } from 'react'
import { failureCode } from '#api/api-error.ts'
import { api, assistantStepApi, responseBody } from '#api/client.ts'
import { draftQuery, draftsQuery, storeDraft, withSaved } from '#editor/websites/drafts.ts'
import { beforeNewStore, currentStore, type Store } from '#session/current-store.ts'
import type { Draft } from '#worker/drafts/schema.ts'
import { takeAssistantStepsAtom } from './assistant-steps.ts'
import { autosaveAtom, startAutosave } from './autosave.ts'
import { isKnownSaveAtom, markGoneAtom, receiveDraftAtom } from './live.ts'
import { openDocumentAtom } from './open-document.ts'
import { copyWriterAtom, offerCopiesAtom, startCopying, startEditing } from './recovery.ts'
import { storeDraftAtom } from './save.ts'
import { closeDraftAtom, openDraftAtom, saveStateAtom, sessionAtom, storedDraftAtom } from './session.ts'

export const openingProblemAtom = atom<Error | null>(null)

type Opening = {
  store: Store
  queries: QueryClient
  userId: string
  /** The website's id or handle. */
  idOrHandle: string
}

/**
 * Opens a website, then backs up unsaved work, saves automatically and follows saves in other windows. Returns a function that stops all of
 * this.
 */
export function openSession({ store, queries, userId, idOrHandle }: Opening): () => void {
  const ended = new AbortController()
  const { signal } = ended
  const ends: (() => void)[] = []

  let isOpened = false
  const open = (draft: Draft) => {
    isOpened = true
    store.set(openDraftAtom, draft, idOrHandle)
    ends.push(registerOpenDocument(store, refresh), startBackups(store, userId, draft), startSaving(store, queries))
  }
  const refresh = async () => {
    // It was closed in the meantime, for example because it was deleted.
    if (isOpened && !store.get(storedDraftAtom)) return
    try {
      const draft = await readDraft(store.get(storedDraftAtom)?.draftId ?? idOrHandle, signal)
      if (signal.aborted) return
      const isNew = store.get(storedDraftAtom)?.revision !== draft.revision
      if (isOpened) await store.set(receiveDraftAtom, draft)
      else open(draft)
      if (isNew || !isFollowed) await followAssistants(draft)
    } catch (error) {
      if (signal.aborted) return
      if (!isOpened) store.set(openingProblemAtom, error as Error)
      else if (failureCode(error) === 'not_found') store.set(markGoneAtom)
    }
  }

  let isFollowed = false
  const followAssistants = async ({ draftId }: Draft) => {
    isFollowed = true
    const reading = assistantStepApi[':draftId']['assistant-steps'].$get({ param: { draftId } }, { init: { signal } })
    // The history also works without them.
    const steps = await responseBody(reading).catch(() => undefined)
    if (steps && !signal.aborted) store.set(takeAssistantStepsAtom, steps.steps)
  }

  store.set(openingProblemAtom, null)
  // Shows a cached draft until the response.
  const known = queries.getQueryData(draftQuery(idOrHandle).queryKey)
  if (known) open(known)
  void refresh()
  addEventListener('online', refresh, { signal })
  document.addEventListener('visibilitychange', () => document.hidden || void refresh(), { signal })

  return () => {
    ended.abort()
    for (const end of ends) end()
    const stored = store.get(storedDraftAtom)
    // Updates the cache for the lists, unless another person has signed in.
    if (stored && currentStore() === store) queries.setQueryData(draftQuery(stored.draftId).queryKey, stored)
    store.set(closeDraftAtom)
    store.set(openingProblemAtom, null)
  }
}

const retryDelayMs = 1000
const retries = 2

async function readDraft(idOrHandle: string, signal: AbortSignal): Promise<Draft> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await responseBody(api.drafts[':draftId'].$get({ param: { draftId: idOrHandle } }, { init: { signal } }))
    } catch (error) {
      if (signal.aborted || failureCode(error) !== 'network' || attempt === retries) throw error
      await new Promise((resolve) => setTimeout(resolve, retryDelayMs * 2 ** attempt))
    }
  }
}

function registerOpenDocument(store: Store, refresh: () => Promise<void>): () => void {
  const draftId = store.get(storedDraftAtom)?.draftId ?? ''
  store.set(openDocumentAtom, {
    draftId,
    receive: (draft) => void store.set(receiveDraftAtom, draft),
    isKnown: ({ revision }) => store.set(isKnownSaveAtom, { draftId, revision }),
    refresh,
    close: () => store.set(closeDraftAtom),
    discard: () => {
      store.get(copyWriterAtom)?.abandon()
      store.set(closeDraftAtom)
    },
  })
  return () => store.set(openDocumentAtom, null)
}

/** Backs up unsaved work in this browser. Offers to restore backups from crashed tabs. */
function startBackups(store: Store, userId: string, { draftId, websiteSettings }: Draft): () => void {
  const { editing, end } = startEditing()
  const keeper = startCopying(store, { userId, draftId, editing })
  store.set(copyWriterAtom, keeper)
  const forget = beforeNewStore(keeper.flush)
  const leaving = new AbortController()
  const { signal } = leaving
  addEventListener('pagehide', keeper.flush, { signal })
  document.addEventListener('visibilitychange', () => document.hidden && keeper.flush(), { signal })
  const offer = async () => {
    const { findCopies } = await import('./unsaved-copies.ts')
    const copies = await findCopies({ userId, draftId, stored: websiteSettings })
    if (!signal.aborted) store.set(offerCopiesAtom, copies)
  }
  // Their code may fail to load offline. The copies remain for next time.
  offer().catch(() => undefined)
  return () => {
    leaving.abort()
    forget()
    keeper.stop()
    end()
    store.set(copyWriterAtom, null)
  }
}

/** Saves after pauses, when the page is hidden or left, and when the network returns. */
function startSaving(store: Store, queries: QueryClient): () => void {
  store.set(storeDraftAtom, {
    store: async (save) => {
      const draft = await storeDraft(save)
      queries.setQueryData(draftsQuery.queryKey, (list) => list && withSaved(list, draft))
      return draft
    },
  })
  const autosave = startAutosave(store)
  store.set(autosaveAtom, autosave)
  const leaving = new AbortController()
  const { signal } = leaving
  for (const event of ['beforeunload', 'pagehide']) addEventListener(event, autosave.flush, { signal })
  // SaveStatus retries failed saves.
  const hasFailed = () => store.get(saveStateAtom).status === 'failed'
  addEventListener('online', () => hasFailed() || autosave.flush(), { signal })
  document.addEventListener('visibilitychange', () => document.hidden && autosave.flush(), { signal })
  return () => {
    leaving.abort()
    autosave.stop()
    store.set(autosaveAtom, null)
  }
}

const openedByAtom = atom((get) => get(sessionAtom)?.openedBy)
const openIdAtom = atom((get) => get(sessionAtom)?.stored.draftId)

/** Keeps a website open while mounted. `wanted`: its id or handle. Returns its id once open, or the error. */
export function useDocumentSession(wanted: string, userId: string) {
  const store = useStore()
  const queries = useQueryClient()
  const [attempt, setAttempt] = useState(0)
  const [openedBy, openId] = [useAtomValue(openedByAtom), useAtomValue(openIdAtom)]
  // A website opened by its handle stays open when the URL changes to its id.
  const [last, setLast] = useState<{ by: string; id: string }>()
  if (openedBy !== undefined && openId !== undefined && last?.by !== openedBy) setLast({ by: openedBy, id: openId })
  const idOrHandle = last?.id === wanted ? last.by : wanted
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt opens again
  useEffect(
    () => (idOrHandle === '' ? undefined : openSession({ store, queries, userId, idOrHandle })),
    [store, queries, userId, idOrHandle, attempt],
  )
  const problem = useAtomValue(openingProblemAtom)
  return {
    draftId: openedBy === idOrHandle ? openId : undefined,
    problem,
    retry: () => setAttempt((count) => count + 1),
  }
}
