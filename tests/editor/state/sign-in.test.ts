import { createStore } from 'jotai'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { emailOfferAtom } from '../../../editor/state/email-offer.ts'
import { pathAfterSignIn, sameWay, signInPath } from '../../../editor/state/sign-in-path.ts'
import { awaitPopup, type SocialEnd, tellOpener } from '../../../editor/state/social-popup.ts'

describe('the way back after signing in', () => {
  it('leads back to the page that asked, with what it was to show', () => {
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
  ])('leads to the designer for %j', (search) => {
    expect(pathAfterSignIn(search)).toBe('/designer')
  })

  it('leads back to what a mail wants done by somebody signed in, and to no other page of signing in', () => {
    for (const path of ['/login/verify', '/login/new-email']) expect(pathAfterSignIn(`?next=${path}`)).toBe(path)
    for (const path of ['/login/link', '/login/password', '/login/done', '/login/reset'])
      expect(pathAfterSignIn(`?next=${path}`)).toBe('/designer')
  })

  it('keeps where to go from one page of signing in to the next, and nothing else', () => {
    expect(sameWay('/login/password', '?next=%2Fcreate&token=secret')).toBe('/login/password?next=%2Fcreate')
    expect(sameWay('/login/password', '?token=secret')).toBe('/login/password')
  })
})

describe('the popup of a social provider', () => {
  const end: SocialEnd = { error: null, draftId: 'abc' }
  let stop = () => {}
  afterEach(() => stop())

  /** Waits for a window as its opener does. */
  function waiting(popup: string, opened = { closed: false }) {
    const onEnd = vi.fn<(end: SocialEnd) => void>()
    const onClosed = vi.fn()
    stop = awaitPopup(popup, opened, { onEnd, onClosed })
    return { opened, onEnd, onClosed }
  }

  it('gets the result of its popup once, and the popup gets an acknowledgment', async () => {
    const { onEnd, onClosed } = waiting('window-one')
    expect(await tellOpener('window-one', end)).toBe(true)
    expect(onEnd.mock.calls).toEqual([[end]])
    expect(await tellOpener('window-one', end, 50)).toBe(false)
    expect(onEnd).toHaveBeenCalledTimes(1)
    expect(onClosed).not.toHaveBeenCalled()
  })

  it('does not take another tab’s window for its own', async () => {
    const { onEnd } = waiting('window-one')
    expect(await tellOpener('window-two', end, 100)).toBe(false)
    expect(onEnd).not.toHaveBeenCalled()
  })

  it('says that a window was closed a moment later, and still hears it', async () => {
    const { opened, onEnd, onClosed } = waiting('window-one')
    opened.closed = true
    await new Promise((resolve) => setTimeout(resolve, 700))
    expect(onClosed).not.toHaveBeenCalled()
    await vi.waitFor(() => expect(onClosed).toHaveBeenCalledTimes(1), 3000)
    expect(await tellOpener('window-one', end)).toBe(true)
    expect(onEnd).toHaveBeenCalledTimes(1)
  })

  it('says nothing of a window that closes after it has told its end', async () => {
    const { opened, onClosed } = waiting('window-one')
    await tellOpener('window-one', { error: 'cancelled', draftId: null })
    opened.closed = true
    await new Promise((resolve) => setTimeout(resolve, 2000))
    expect(onClosed).not.toHaveBeenCalled()
  })

  it('hears nothing any more once it has stopped', async () => {
    const { onEnd } = waiting('window-one')
    stop()
    expect(await tellOpener('window-one', end, 100)).toBe(false)
    expect(onEnd).not.toHaveBeenCalled()
  })
})

describe('the offer to show the account’s email', () => {
  const storage = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => storage.set(key, text),
    removeItem: (key: string) => storage.delete(key),
  })
  beforeEach(() => storage.clear())

  it('offers for the draft of a sign-in, over reloads, until it is answered', () => {
    expect(createStore().get(emailOfferAtom)).toBeNull()
    createStore().set(emailOfferAtom, 'draft-1')
    const store = createStore()
    expect(store.get(emailOfferAtom)).toBe('draft-1')
    store.set(emailOfferAtom, null)
    expect(store.get(emailOfferAtom)).toBeNull()
    expect(createStore().get(emailOfferAtom)).toBeNull()
  })
})
