import { QueryClient } from '@tanstack/react-query'
import type { createStore } from 'jotai'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { editAtom } from '../../../editor/designer/document/edits.ts'
import { copyKeeperAtom, keepCopies } from '../../../editor/designer/document/recovery.ts'
import {
  designerModeAtom,
  openFieldAtom,
  selectedIdAtom,
  wantedFieldAtom,
} from '../../../editor/designer/document/selection.ts'
import {
  closeDraftAtom,
  documentAtom,
  openDraftAtom,
  storedDraftAtom,
  unsavedAtom,
} from '../../../editor/designer/document/session.ts'
import { typedHandleAtom } from '../../../editor/features/publish/address/typed-handle.ts'
import type { CopyKey, CopyShelf } from '../../../editor/state/copy-shelf.ts'
import { beforeNewStore, currentStore, onNewStore, renewStore } from '../../../editor/state/current-store.ts'
import { draftsQuery } from '../../../editor/state/drafts.ts'
import { forgetPersonButCopies } from '../../../editor/state/forget-person.ts'
import { type OpenDocument, openDocumentAtom } from '../../../editor/state/open-document.ts'
import { publishOpenAtom } from '../../../editor/state/publishing.ts'
import { sessionQuery } from '../../../editor/state/session.ts'
import { forgetPerson } from '../../../editor/state/sign-out.ts'
import { keepInTab, readTab, tabKeys } from '../../../editor/state/tab-storage.ts'
import { refusedAtAtom } from '../../../editor/state/website-limit.ts'
import { changeSettings } from '../../../renderer/document/edits.ts'
import { draftOf, websiteOf } from '../website.ts'
import { type FakeStorage, fakeStorage } from './fake-storage.ts'

const ada = { userId: 'ada', draftId: 'draft-1', editing: 'one' }
const bob = { userId: 'bob', draftId: 'draft-9', editing: 'two' }
const session = {
  user: {
    uid: 'ada',
    email: 'ada@example.com',
    type: 'email' as const,
    verified: true,
    createdAt: '2026-11-01T08:00:00.000Z',
    lastSignInAt: '2026-11-01T08:00:00.000Z',
  },
}

const copyOf = (key: CopyKey) => ({ ...key, revision: 3, base: undefined, websiteSettings: {}, keptAt: 1 })

let tab: FakeStorage
let browser: FakeStorage
let queries: QueryClient
let copies: Map<string, CopyKey>
let shelf: CopyShelf
let store: ReturnType<typeof createStore>
let stopKeeping: () => void

/** Somebody in the middle of their work, with something of theirs in every place that remembers. */
beforeEach(() => {
  ;[tab, browser] = [fakeStorage(), fakeStorage()]
  vi.stubGlobal('sessionStorage', tab)
  vi.stubGlobal('window', { localStorage: browser })
  renewStore()
  store = currentStore()
  copies = new Map()
  const put = (copy: CopyKey) => void copies.set(copy.editing, copy)
  shelf = {
    put,
    carry: (copy) => {
      put(copy)
      tab.setItem(`websiteSettings:${copy.draftId}`, '{}')
    },
    list: async () => [...copies.values()],
    remove: async (gone) => {
      for (const { editing } of gone) copies.delete(editing)
    },
  }
  put(copyOf(bob))

  queries = new QueryClient()
  queries.setQueryData(sessionQuery.queryKey, session)
  queries.setQueryData(draftsQuery.queryKey, [])
  store.set(openDraftAtom, draftOf(websiteOf(), { handle: 'riverside' }))
  const keeper = keepCopies(store, ada, shelf)
  const forget = beforeNewStore(keeper.flush)
  stopKeeping = () => {
    forget()
    keeper.stop()
  }
  store.set(copyKeeperAtom, keeper)
  store.set(openDocumentAtom, {
    draftId: 'draft-1',
    discard: () => {
      keeper.abandon()
      store.set(closeDraftAtom)
    },
  } as OpenDocument)
  store.set(editAtom, (document) => changeSettings(document, { pageTitle: 'Mine' }))
  store.set(openFieldAtom, 'introduction-1.heading')
  store.set(designerModeAtom, 'Theme')
  store.set(publishOpenAtom, true)
  store.set(typedHandleAtom, { draftId: 'draft-1', text: 'riverside' })
  store.set(refusedAtAtom, 5)
  for (const key of Object.keys(tabKeys)) keepInTab(key as keyof typeof tabKeys, 'something')
})

afterEach(() => {
  stopKeeping()
  renewStore()
  vi.unstubAllGlobals()
})

function expectNothingInMemory() {
  const now = currentStore()
  expect(now).not.toBe(store)
  for (const kept of [documentAtom, storedDraftAtom, selectedIdAtom, wantedFieldAtom, typedHandleAtom]) {
    expect(now.get<unknown>(kept)).toBeNull()
  }
  expect(now.get(designerModeAtom)).toBe('Sections')
  expect(now.get(publishOpenAtom)).toBe(false)
  expect(now.get(copyKeeperAtom)).toBeNull()
  expect(now.get(refusedAtAtom)).toBeNull()
  expect(browser.length).toBe(0)
  expect(queries.getQueryData(draftsQuery.queryKey)).toBeUndefined()
}

describe('signing out', () => {
  it('is from a browser that remembers the person', () => {
    expect(store.get(unsavedAtom)).toBe(true)
    expect(store.get(selectedIdAtom)).toBe('introduction-1')
    expect(browser.getItem('websiteLimitReached')).toBe('5')
    expect(readTab('wizard')).toBe('something')
  })

  it('forgets drafts, handle, selection, stored settings, the limit and what the server said', async () => {
    await forgetPerson(queries, shelf)
    expectNothingInMemory()
    expect(tab.length).toBe(0)
    expect(queries.getQueryCache().getAll()).toEqual([])
  })

  it('throws away the copies of what was unsaved, and nobody else’s', async () => {
    shelf.put(copyOf({ ...ada, editing: 'left behind' }))
    await forgetPerson(queries, shelf)
    expect([...copies.values()].map(({ userId }) => userId)).toEqual(['bob'])
  })

  it('tells the page to show it', async () => {
    const told = vi.fn()
    const stop = onNewStore(told)
    await forgetPerson(queries, shelf)
    stop()
    expect(told).toHaveBeenCalledOnce()
  })
})

describe('a session that ended elsewhere', () => {
  it('is forgotten in the same way', () => {
    forgetPersonButCopies(queries)
    expectNothingInMemory()
    for (const key of Object.keys(tabKeys)) expect(readTab(key as keyof typeof tabKeys)).toBeNull()
    expect(queries.getQueryData(sessionQuery.queryKey)).toEqual(session)
  })

  it('leaves a copy of what was unsaved to that moment, in the person’s name', () => {
    forgetPersonButCopies(queries)
    expect(copies.get('one')).toMatchObject({ ...ada, websiteSettings: { settings: { pageTitle: 'Mine' } } })
    expect(tab.getItem('websiteSettings:draft-1')).not.toBeNull()
  })
})
