import { QueryClient } from '@tanstack/react-query'
import type { createStore } from 'jotai'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CopyKey, CopyStore } from '#editor/designer/document/copy-store.ts'
import { editAtom } from '#editor/designer/document/edits.ts'
import { type OpenDocument, openDocumentAtom } from '#editor/designer/document/open-document.ts'
import { copyWriterAtom, startCopying } from '#editor/designer/document/recovery.ts'
import {
  designerModeAtom,
  openFieldAtom,
  selectedIdAtom,
  wantedFieldAtom,
} from '#editor/designer/document/selection.ts'
import {
  closeDraftAtom,
  documentAtom,
  openDraftAtom,
  storedDraftAtom,
  unsavedAtom,
} from '#editor/designer/document/session.ts'
import { typedHandleAtom } from '#editor/designer/publish/address/handle-state.ts'
import { publishOpenAtom } from '#editor/designer/publish/publishing.ts'
import { draftsQuery } from '#editor/websites/drafts.ts'
import { changeSettings } from '#renderer/document/edits/edits.ts'
import { beforeNewStore, currentStore, onNewStore, renewStore } from '#session/current-store.ts'
import { forgetPersonButCopies } from '#session/forget-person.ts'
import { limitReachedAtAtom } from '#session/limit-reached-at.ts'
import { sessionQuery } from '#session/session.ts'
import { pathAfterSignIn, signInPath, withSameRedirect } from '#session/sign-in-path.ts'
import { forgetPerson } from '#session/sign-out.ts'
import { awaitPopup, notifyOpener, type SocialEnd } from '#session/social-popup.ts'
import { readTab, storeInTab, tabKeys } from '#session/tab-storage.ts'
import { eventually } from '../../harness/eventually.ts'
import { draftOf, websiteOf } from '../website.ts'
import { type FakeStorage, fakeStorage } from './fake-storage.ts'

describe('the path after sign-in', () => {
  it('returns to the requested page and its query', () => {
    for (const [pathname, search] of [
      ['/websites', ''],
      ['/designer', '?websiteId=fern&x=1'],
    ] as const) {
      const path = signInPath({ pathname, search })
      expect(path).toMatch(/^\/login\?/)
      expect(pathAfterSignIn(path.slice('/login'.length))).toBe(pathname + search)
    }
  })

  it.each([
    '',
    '?next=',
    '?next=/',
    '?next=/login',
    '?next=//evil.example',
    '?next=https://evil.example/designer',
    '?next=/api/drafts',
  ])('leads to the week page for %j', (search) => {
    expect(pathAfterSignIn(search)).toBe('/home')
  })

  it('leads back to pages linked from emails, but not to sign-in pages', () => {
    for (const path of ['/login/verify', '/login/new-email']) expect(pathAfterSignIn(`?next=${path}`)).toBe(path)
    for (const path of ['/login/link', '/login/password', '/login/done', '/login/reset'])
      expect(pathAfterSignIn(`?next=${path}`)).toBe('/home')
  })

  it('passes from one sign-in page to the next, without other parameters', () => {
    expect(withSameRedirect('/login/password', '?next=%2Fcreate&token=secret')).toBe('/login/password?next=%2Fcreate')
    expect(withSameRedirect('/login/password', '?token=secret')).toBe('/login/password')
  })
})

describe('a social provider’s sign-in popup', () => {
  const end: SocialEnd = { error: null, draftId: 'abc' }
  let stop = () => {}
  afterEach(() => stop())

  /** Waits for a popup like its opener. */
  function waiting(popup: string, opened = { closed: false }) {
    const onEnd = vi.fn<(end: SocialEnd) => void>()
    const onClosed = vi.fn()
    stop = awaitPopup(popup, opened, { onEnd, onClosed })
    return { opened, onEnd, onClosed }
  }

  it('delivers its result once and receives a confirmation', async () => {
    const { onEnd, onClosed } = waiting('window-one')
    expect(await notifyOpener('window-one', end)).toBe(true)
    expect(onEnd.mock.calls).toEqual([[end]])
    expect(await notifyOpener('window-one', end, 50)).toBe(false)
    expect(onEnd).toHaveBeenCalledTimes(1)
    expect(onClosed).not.toHaveBeenCalled()
  })

  it('isn’t confused with another tab’s popup', async () => {
    const { onEnd } = waiting('window-one')
    expect(await notifyOpener('window-two', end, 100)).toBe(false)
    expect(onEnd).not.toHaveBeenCalled()
  })

  it('counts as closed after a moment, and can still deliver its result', async () => {
    const { opened, onEnd, onClosed } = waiting('window-one')
    opened.closed = true
    await new Promise((resolve) => setTimeout(resolve, 700))
    expect(onClosed).not.toHaveBeenCalled()
    await eventually(() => expect(onClosed).toHaveBeenCalledTimes(1))
    expect(await notifyOpener('window-one', end)).toBe(true)
    expect(onEnd).toHaveBeenCalledTimes(1)
  })

  it('isn’t treated as closed after it delivered its result', async () => {
    const { opened, onClosed } = waiting('window-one')
    await notifyOpener('window-one', { error: 'cancelled', draftId: null })
    opened.closed = true
    await new Promise((resolve) => setTimeout(resolve, 2000))
    expect(onClosed).not.toHaveBeenCalled()
  })

  it('delivers nothing once the page has stopped waiting', async () => {
    const { onEnd } = waiting('window-one')
    stop()
    expect(await notifyOpener('window-one', end, 100)).toBe(false)
    expect(onEnd).not.toHaveBeenCalled()
  })
})

describe('leaving the account', () => {
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
  let shelf: CopyStore
  let store: ReturnType<typeof createStore>
  let stopKeeping: () => void

  /** A person in the middle of their work, with data in every storage. */
  beforeEach(() => {
    ;[tab, browser] = [fakeStorage(), fakeStorage()]
    vi.stubGlobal('sessionStorage', tab)
    vi.stubGlobal('window', { localStorage: browser })
    vi.stubGlobal('localStorage', browser)
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
    const keeper = startCopying(store, ada, shelf)
    const forget = beforeNewStore(keeper.flush)
    stopKeeping = () => {
      forget()
      keeper.stop()
    }
    store.set(copyWriterAtom, keeper)
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
    store.set(limitReachedAtAtom, 5)
    for (const key of Object.keys(tabKeys)) storeInTab(key as keyof typeof tabKeys, 'something')
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
    expect(now.get(copyWriterAtom)).toBeNull()
    expect(now.get(limitReachedAtAtom)).toBeNull()
    expect(browser.length).toBe(0)
    expect(queries.getQueryData(draftsQuery.queryKey)).toBeUndefined()
  }

  describe('by signing out', () => {
    it('starts with a browser that contains the person’s data', () => {
      expect(store.get(unsavedAtom)).toBe(true)
      expect(store.get(selectedIdAtom)).toBe('introduction-1')
      expect(browser.getItem('websiteLimitReached')).toBe('5')
      expect(readTab('wizard')).toBe('something')
    })

    // ASVS 14.3.1
    it('clears drafts, handle, selection, settings, limit and cached responses', async () => {
      await forgetPerson(queries, shelf)
      expectNothingInMemory()
      expect(tab.length).toBe(0)
      expect(queries.getQueryCache().getAll()).toEqual([])
    })

    it('deletes the person’s unsaved copies, and nobody else’s', async () => {
      shelf.put(copyOf({ ...ada, editing: 'left behind' }))
      await forgetPerson(queries, shelf)
      expect([...copies.values()].map(({ userId }) => userId)).toEqual(['bob'])
    })

    it('notifies the page', async () => {
      const onStore = vi.fn()
      const stop = onNewStore(onStore)
      await forgetPerson(queries, shelf)
      stop()
      expect(onStore).toHaveBeenCalledOnce()
    })
  })

  describe('when a session ends elsewhere', () => {
    it('clears the same data as signing out', () => {
      forgetPersonButCopies(queries)
      expectNothingInMemory()
      for (const key of Object.keys(tabKeys)) expect(readTab(key as keyof typeof tabKeys)).toBeNull()
      expect(queries.getQueryData(sessionQuery.queryKey)).toEqual(session)
    })

    it('keeps a copy of unsaved work under the person’s name', () => {
      forgetPersonButCopies(queries)
      expect(copies.get('one')).toMatchObject({ ...ada, websiteSettings: { settings: { pageTitle: 'Mine' } } })
      expect(tab.getItem('websiteSettings:draft-1')).not.toBeNull()
    })
  })
})
