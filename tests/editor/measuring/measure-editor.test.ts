import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followPerson, followRegistration, reportRegistration } from '#editor/shell/app-providers.tsx'
import { measureEditor } from '#editor/shell/measuring/measure-editor.ts'
import { batchMs } from '#editor/shell/measuring/report.ts'
import { clickedName } from '#editor/shell/measuring/watch-clicks.ts'
import { sessionQuery } from '#session/session.ts'
import type { AnalyticsEvent } from '#worker/analytics/schema.ts'
import { eventually } from '../../harness/eventually.ts'
import { type FakePage, fakePage } from './fake-page.ts'

describe('measureEditor', () => {
  type Listener = (event: { target: unknown }) => void

  let page: FakePage
  let sent: AnalyticsEvent[]
  let answer: () => Promise<Response>
  const listeners = new Map<string, Listener>()
  const listen = (name: string, listener: Listener) => void listeners.set(name, listener)
  const fetching = vi.fn()

  beforeEach(() => {
    vi.useFakeTimers()
    page = fakePage()
    listeners.clear()
    sent = []
    answer = async () => Response.json({ measurement: null })
    fetching.mockReset().mockImplementation(async (_: string, init: RequestInit) => {
      sent.push(...(JSON.parse(String(init.body)) as AnalyticsEvent[]))
      return answer()
    })
    vi.stubGlobal('fetch', fetching)
    vi.stubGlobal('addEventListener', listen)
    Object.assign(document, { addEventListener: listen, hidden: false })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  /** The part of react-router that measuring uses. */
  function routerAt(pathname: string) {
    const state = { location: { pathname } }
    const followers: (() => void)[] = []
    return {
      state,
      subscribe: (follower: () => void) => followers.push(follower),
      goTo: (to: string) => {
        state.location = { pathname: to }
        for (const follow of followers) follow()
      },
    }
  }

  const element = (attributes: Record<string, string>) => ({
    closest: () => ({ getAttribute: (name: string) => attributes[name] ?? null }),
  })
  const passed = () => vi.advanceTimersByTimeAsync(batchMs)

  it('counts one view per route change, without URL parameters', async () => {
    const router = routerAt('/login/link/eyJhbGciOi')
    measureEditor(router)
    router.goTo('/designer')
    // Another website or a loading step counts as the same page.
    router.goTo('/designer')
    router.goTo('/account')
    await passed()
    expect(sent).toEqual([
      { name: 'page_view', path: '/login/link' },
      { name: 'page_view', path: '/designer' },
      { name: 'page_view', path: '/account' },
    ])
    expect(fetching.mock.calls).toEqual([['/api/events', expect.objectContaining({ method: 'POST', keepalive: true })]])
  })

  it('counts clicks on named elements together with their area', async () => {
    const router = routerAt('/create')
    measureEditor(router)
    listeners.get('click')?.({ target: element({ 'data-click': 'next' }) })
    listeners.get('click')?.({ target: { closest: () => null } })
    router.goTo('/designer')
    listeners.get('click')?.({ target: element({ 'data-click': 'undo' }) })
    listeners.get('click')?.({ target: element({ 'data-click': 'redo', 'aria-disabled': 'true' }) })
    await passed()
    expect(sent.filter(({ name }) => name === 'click')).toEqual([
      { name: 'click', area: 'onboarding', target: 'next', path: '/create' },
      { name: 'click', area: 'designer', target: 'undo', path: '/designer' },
    ])
  })

  it('ignores clicks whose target isn’t an element', () => {
    expect([clickedName(null), clickedName({} as EventTarget)]).toEqual([undefined, undefined])
  })

  it.each(['pagehide', 'visibilitychange'])('sends the remaining events on %s', (name) => {
    measureEditor(routerAt('/designer'))
    Object.assign(document, { hidden: true })
    listeners.get(name)?.({ target: document })
    expect(sent).toHaveLength(1)
  })

  it('reports a registration with its sign-in method', async () => {
    measureEditor(routerAt('/login'))
    reportRegistration('email')
    reportRegistration('social-provider')
    await passed()
    expect(sent.slice(1).map(({ name }) => name)).toEqual([
      'new_user_registered',
      'new_email_user_registered',
      'new_user_registered',
      'new_social_user_registered',
    ])
  })

  it('loads nothing if unconfigured or after a server error', async () => {
    measureEditor(routerAt('/account'))
    await passed()
    for (const failing of [() => Promise.reject(new Error('offline')), async () => new Response('', { status: 429 })]) {
      answer = failing
      measureEditor(routerAt('/account'))
      await passed()
    }
    expect(page.bar()).toBeUndefined()
    expect(page.scripts).toEqual([])
  })

  it('asks for consent once, and loads tools on the first page that allows them', async () => {
    answer = async () => Response.json({ measurement: { clarityId: 'abc123' } })
    const router = routerAt('/designer')
    measureEditor(router)
    await passed()
    await vi.dynamicImportSettled()
    expect(page.scripts).toEqual([])
    page.bar()?.press('accepted')
    expect(page.scripts).toEqual([])
    router.goTo('/account')
    await passed()
    expect(page.scripts).toEqual(['https://www.clarity.ms/tag/abc123'])
    expect(page.bar()).toBeUndefined()
    expect(document.body.dataset.clarityMask).toBe('true')
  })

  it('identifies a signed-in person by their account’s id', () => {
    const queries = new QueryClient()
    const onPerson = vi.fn()
    const stop = followPerson(queries, onPerson)
    const [at, type] = ['2026-11-01T08:00:00.000Z', 'email' as const]
    const user = { uid: 'ada', email: 'ada@example.com', type, verified: true, createdAt: at, lastSignInAt: at }
    queries.setQueryData(sessionQuery.queryKey, { user: null })
    queries.setQueryData(sessionQuery.queryKey, { user })
    stop()
    queries.setQueryData(sessionQuery.queryKey, { user: { ...user, uid: 'bob' } })
    expect(onPerson.mock.calls).toEqual([['ada']])
  })
})

describe('followRegistration', () => {
  const at = '2026-11-01T08:00:00.000Z'
  const user = {
    uid: 'ada',
    email: 'ada@example.com',
    type: 'email' as const,
    verified: false,
    createdAt: at,
    lastSignInAt: at,
  }
  const register = vi.fn()
  const report = vi.fn()
  let queries: QueryClient
  const says = (session: { user: typeof user | null }) => queries.setQueryData(sessionQuery.queryKey, session)

  beforeEach(() => {
    queries = new QueryClient()
    register.mockReset().mockResolvedValue(false)
    report.mockReset()
  })

  it('registers a new person on the first page after sign-in, and sends the event once', async () => {
    register.mockResolvedValueOnce(true)
    const stop = followRegistration(queries, { register, report })
    says({ user: null })
    expect(register).not.toHaveBeenCalled()
    says({ user })
    await eventually(() => expect(report.mock.calls).toEqual([['email']]))
    says({ user: { ...user, verified: true } })
    await Promise.resolve()
    expect(register.mock.calls).toEqual([[user], [{ ...user, verified: true }]])
    expect(report).toHaveBeenCalledTimes(1)
    stop()
    says({ user: { ...user, uid: 'bob' } })
    expect(register).toHaveBeenCalledTimes(2)
  })

  it('registers a person who was already signed in', async () => {
    says({ user })
    followRegistration(queries, { register, report })()
    expect(register.mock.calls).toEqual([[user]])
  })
})
