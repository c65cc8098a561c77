// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { createStore } from 'jotai'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { autosaveTimes } from '#editor/designer/document/autosave.ts'
import { editAtom } from '#editor/designer/document/edits.ts'
import { undoAtom } from '#editor/designer/document/history.ts'
import { openDocumentAtom } from '#editor/designer/document/open-document.ts'
import { openingProblemAtom, openSession } from '#editor/designer/document/open-session.ts'
import {
  canUndoAtom,
  documentAtom,
  isGoneAtom,
  newerDraftAtom,
  storedDraftAtom,
  timelineAtom,
  unsavedAtom,
} from '#editor/designer/document/session.ts'
import { historySteps } from '#editor/designer/toolbar/history-steps.ts'
import { draftQuery, draftsQuery } from '#editor/websites/drafts.ts'
import { changeSettings } from '#renderer/document/edits/edits.ts'
import type { Draft } from '#worker/drafts/schema.ts'
import type { AssistantStep } from '#worker/owner-assistants/schema.ts'
import { draftOf, websiteOf } from '../../website.ts'

/** The draft in the server's database. */
let onServer: Draft | undefined
let requests: string[]
let stepsOnServer: AssistantStep[]
let store: ReturnType<typeof createStore>
let queries: QueryClient
let close: () => void

async function answer(input: string | URL | Request, init: RequestInit = {}) {
  const method = init.method ?? 'GET'
  const { pathname } = new URL(String(input))
  if (pathname.endsWith('/assistant-steps')) return Response.json({ steps: stepsOnServer })
  requests.push(`${method} ${pathname}`)
  if (!onServer) return Response.json({ error: { code: 'not_found' } }, { status: 404 })
  if (method !== 'PUT') return Response.json(onServer)
  const from = new Headers(init.headers).get('if-match')
  if (from !== `"${onServer.revision}"`) {
    return Response.json({ error: { code: 'stale_revision', details: { current: onServer } } }, { status: 412 })
  }
  onServer = { ...onServer, ...JSON.parse(String(init.body)), revision: onServer.revision + 1 }
  return Response.json(onServer)
}

const open = (idOrHandle = 'draft-1') => {
  close = openSession({ store, queries, userId: 'ada', idOrHandle })
  return vi.advanceTimersByTimeAsync(0)
}
const type = (pageTitle: string) => store.set(editAtom, (document) => changeSettings(document, { pageTitle }), 'title')
const title = () => store.get(documentAtom)?.settings.pageTitle
const saveElsewhere = (pageTitle: string) => {
  if (onServer) {
    const websiteSettings = changeSettings(onServer.websiteSettings, { pageTitle })
    onServer = { ...onServer, websiteSettings, revision: onServer.revision + 1 }
  }
}
/** Delivers a save notification. Returns whether it was news. */
async function notify(revision: number): Promise<boolean> {
  const document = store.get(openDocumentAtom)
  if (!document || (await document.isKnown({ revision }))) return false
  await document.refresh()
  return true
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', answer)
  onServer = draftOf(websiteOf())
  requests = []
  stepsOnServer = []
  store = createStore()
  queries = new QueryClient()
  close = () => {}
})

afterEach(() => {
  close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('opening a website', () => {
  it('reads the draft only once', async () => {
    await open()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(title()).toBe('')
    expect(requests).toEqual(['GET /api/drafts/draft-1'])
  })

  it('shows the cached draft at once, and the newest version once the server responds', async () => {
    queries.setQueryData(draftQuery('draft-1').queryKey, draftOf(websiteOf()))
    saveElsewhere('Saved since')
    const opened = open()
    expect(title()).toBe('')
    await opened
    expect(title()).toBe('Saved since')
    expect(requests).toHaveLength(1)
  })

  it('shows why it failed', async () => {
    onServer = undefined
    await open()
    expect(store.get(openingProblemAtom)).toMatchObject({ code: 'not_found' })
    expect(store.get(documentAtom)).toBeNull()
  })

  it('retries without a connection, and finally gives up', async () => {
    vi.stubGlobal('fetch', () => {
      requests.push('lost')
      return Promise.reject(new TypeError('no network'))
    })
    await open()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(requests).toHaveLength(3)
    expect(store.get(openingProblemAtom)).toMatchObject({ code: 'network' })
  })
})

describe('an open website', () => {
  beforeEach(() => open())

  it('saves after a pause without reading the draft again, and updates the website list', async () => {
    const item = { draftId: 'draft-1', revision: 3, businessName: 'Riverside Plumbing' }
    queries.setQueryData(draftsQuery.queryKey, [item as never])
    type('Mine')
    await vi.advanceTimersByTimeAsync(autosaveTimes.debounce)
    await notify(4)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(requests).toEqual(['GET /api/drafts/draft-1', 'PUT /api/drafts/draft-1'])
    expect(store.get(unsavedAtom)).toBe(false)
    expect(queries.getQueryData(draftsQuery.queryKey)).toMatchObject([{ draftId: 'draft-1', revision: 4 }])
    expect(queries.getQueryData(draftQuery('draft-1').queryKey)).toBeUndefined()
  })

  it('shows another window’s version as soon as its notification arrives', async () => {
    saveElsewhere('Theirs')
    expect(await notify(4)).toBe(true)
    expect(title()).toBe('Theirs')
    expect(store.get(canUndoAtom)).toBe(true)
  })

  it('keeps unsaved work when another window saves, without overwriting that save', async () => {
    type('Mine')
    saveElsewhere('Theirs')
    await notify(4)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(title()).toBe('Mine')
    expect(store.get(newerDraftAtom)?.revision).toBe(4)
    expect(onServer?.websiteSettings.settings.pageTitle).toBe('Theirs')
  })

  it('reloads the draft when its window becomes visible again', async () => {
    saveElsewhere('Theirs')
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(0)
    expect(title()).toBe('Theirs')
  })

  it('keeps its content on the screen after its deletion elsewhere', async () => {
    type('Mine')
    onServer = undefined
    await store.get(openDocumentAtom)?.refresh()
    expect(store.get(isGoneAtom)).toBe(true)
    expect(title()).toBe('Mine')
  })

  it('saves immediately when the page is left', async () => {
    type('Typed and gone')
    dispatchEvent(new Event('pagehide'))
    await vi.advanceTimersByTimeAsync(0)
    expect(onServer?.websiteSettings.settings.pageTitle).toBe('Typed and gone')
  })

  it('ignores every event after it is closed', async () => {
    close()
    expect(store.get(storedDraftAtom)).toBeNull()
    expect(store.get(openDocumentAtom)).toBeNull()
    document.dispatchEvent(new Event('visibilitychange'))
    dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(requests).toHaveLength(1)
  })
})

describe('an assistant’s changes', () => {
  const changedByAssistant = (pageTitle: string) => {
    const before = onServer?.websiteSettings ?? websiteOf()
    saveElsewhere(pageTitle)
    const { revision = 0 } = onServer ?? {}
    stepsOnServer.push({ title: pageTitle, clientName: 'Parrot', at: new Date().toISOString(), revision, before })
  }
  const names = () => {
    const timeline = store.get(timelineAtom)
    return timeline ? historySteps(timeline, undefined).map(({ name }) => name) : []
  }

  it('appear in the history as one step each if made before the website was opened', async () => {
    changedByAssistant('First')
    changedByAssistant('Second')
    await open()
    expect(names()).toEqual(['Second (Parrot)', 'First (Parrot)', 'Before your assistant’s changes'])
    store.set(undoAtom)
    expect(title()).toBe('First')
    store.set(undoAtom)
    expect(title()).toBe(websiteOf().settings.pageTitle)
  })

  it('appear at once, after the owner’s own step, if made while the website is open', async () => {
    await open()
    type('Mine')
    await vi.advanceTimersByTimeAsync(autosaveTimes.debounce)
    changedByAssistant('First')
    changedByAssistant('Second')
    await notify(onServer?.revision ?? 0)
    await notify(onServer?.revision ?? 0)
    expect(title()).toBe('Second')
    expect(names().slice(0, 2)).toEqual(['Second (Parrot)', 'First (Parrot)'])
    expect(names()).toHaveLength(4)
    store.set(undoAtom)
    store.set(undoAtom)
    expect(title()).toBe('Mine')
  })
})
