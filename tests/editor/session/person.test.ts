import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBearerCache } from '#session/bearer.ts'
import { watchPerson } from '#session/forget-person.ts'
import { registerIfNew } from '#session/register.ts'
import { sessionFlags, sessionQuery } from '#session/session.ts'
import type { Session } from '#worker/accounts/schema.ts'

describe('the session', () => {
  const user = {
    uid: 'ada',
    email: 'ada@example.com',
    type: 'email',
    verified: true,
    createdAt: '2026-11-01T08:00:00.000Z',
    lastSignInAt: '2026-11-01T08:00:00.000Z',
  } satisfies Session['user']

  describe('session flags', () => {
    it('remain false until the session has loaded', () => {
      expect(sessionFlags(undefined)).toEqual({ loaded: false, loggedIn: false, verified: false })
    })

    it('show an anonymous visitor as signed out', () => {
      expect(sessionFlags({ user: null })).toEqual({ loaded: true, loggedIn: false, verified: false })
    })

    it('include verified only for a verified email address', () => {
      expect(sessionFlags({ user })).toEqual({ loaded: true, loggedIn: true, verified: true })
      expect(sessionFlags({ user: { ...user, verified: false } }).verified).toBe(false)
    })

    it('include verified for a person signed in through the social provider', () => {
      expect(sessionFlags({ user: { ...user, type: 'social-provider', verified: false } }).verified).toBe(true)
    })
  })
})

describe('detecting that a person left', () => {
  const person = (uid: string, change: object = {}): Session => ({
    user: {
      uid,
      email: `${uid}@example.com`,
      type: 'email',
      verified: true,
      createdAt: '2026-11-01T08:00:00.000Z',
      lastSignInAt: '2026-11-01T08:00:00.000Z',
      ...change,
    },
  })
  const nobody: Session = { user: null }

  let queries: QueryClient
  const onLeft = vi.fn()
  const says = (session: Session) => queries.setQueryData(sessionQuery.queryKey, session)

  beforeEach(() => {
    queries = new QueryClient()
    onLeft.mockReset()
    watchPerson(queries, onLeft)
  })

  it('recognizes the end of a session and another person’s sign-in', () => {
    says(person('ada'))
    says(nobody)
    expect(onLeft).toHaveBeenCalledTimes(1)
    says(person('ada'))
    says(person('bob'))
    expect(onLeft).toHaveBeenCalledTimes(2)
  })

  it('ignores sign-in and email verification', () => {
    says(nobody)
    says(person('ada', { verified: false }))
    says(person('ada', { verified: true }))
    expect(onLeft).not.toHaveBeenCalled()
  })

  it('remembers the person after the cached session is removed', () => {
    says(person('ada'))
    queries.removeQueries({ queryKey: sessionQuery.queryKey })
    expect(onLeft).not.toHaveBeenCalled()
    says(person('ada'))
    expect(onLeft).not.toHaveBeenCalled()
    queries.clear()
    says(person('bob'))
    expect(onLeft).toHaveBeenCalledOnce()
  })

  it('ignores a server that can’t be reached', async () => {
    says(person('ada'))
    const failing = { queryKey: sessionQuery.queryKey, queryFn: () => Promise.reject(new Error()), retry: false }
    await queries.fetchQuery(failing).catch(() => undefined)
    expect(onLeft).not.toHaveBeenCalled()
  })
})

describe('authentication', () => {
  const minute = 60_000
  let now: number
  let issued: number
  let lost: boolean
  const warn = vi.spyOn(console, 'warn')

  const issue = vi.fn(async () => {
    if (lost) throw new Error('no network')
    issued += 1
    return { token: `token-${issued}`, expiresAt: new Date(now + 5 * minute).toISOString() }
  })
  const bearerOf = () => createBearerCache(issue, () => now)

  beforeEach(() => {
    ;[now, issued, lost] = [Date.parse('2026-11-01T08:00:00.000Z'), 0, false]
    issue.mockClear()
    warn.mockReset().mockReturnValue()
  })
  afterEach(() => warn.mockReset())

  describe('the session’s bearer token', () => {
    it('serves all calls until shortly before it expires', async () => {
      const bearer = bearerOf()
      expect(await bearer.token()).toBe('token-1')
      now += 4 * minute
      expect(await bearer.token()).toBe('token-1')
      now += minute - 20_000
      expect(await bearer.token()).toBe('token-2')
    })

    it('takes one request for simultaneous calls', async () => {
      const bearer = bearerOf()
      expect(await Promise.all([bearer.token(), bearer.token(), bearer.token()])).toEqual(Array(3).fill('token-1'))
      expect(issue).toHaveBeenCalledOnce()
    })

    it('remains in use until it expires if renewal fails, with a warning', async () => {
      const bearer = bearerOf()
      await bearer.token()
      lost = true
      now += 5 * minute - 10_000
      expect(await bearer.token()).toBe('token-1')
      expect(warn).toHaveBeenCalledOnce()
      now += 11_000
      expect(await bearer.token()).toBeUndefined()
      expect(warn).toHaveBeenCalledTimes(2)
    })

    it('comes from a new request after a failure', async () => {
      const bearer = bearerOf()
      lost = true
      expect(await bearer.token()).toBeUndefined()
      lost = false
      expect(await bearer.token()).toBe('token-1')
    })

    it('isn’t used longer if the device’s clock is slow', async () => {
      const behind = createBearerCache(issue, () => now - 60 * minute)
      await behind.token()
      now += 5 * minute
      expect(await behind.token()).toBe('token-2')
    })

    it('disappears when cleared, even while it is being fetched', async () => {
      const bearer = bearerOf()
      const pending = bearer.token()
      bearer.forget()
      expect(await pending).toBeUndefined()
      expect(await bearer.token()).toBe('token-2')
    })
  })
})

describe('registering a new person', () => {
  const at = '2026-11-01T08:00:00.000Z'
  let people = 0
  /** A new person each time, because each is reported once. */
  const newcomer = () => ({
    uid: `newcomer-${++people}`,
    email: 'ada@example.com',
    type: 'email' as const,
    verified: true,
    createdAt: at,
    lastSignInAt: at,
  })
  const storage = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => storage.set(key, text),
  })
  const bearer = async () => 'token'
  const warn = vi.spyOn(console, 'warn')
  beforeEach(() => void warn.mockReset().mockReturnValue())
  afterEach(() => void warn.mockReset())

  it('sends one request with the bearer token', async () => {
    const send = vi.fn(async () => true)
    const user = newcomer()
    expect(await registerIfNew(user, { send, bearer })).toBe(true)
    expect(await registerIfNew(user, { send, bearer })).toBe(false)
    expect(send.mock.calls).toEqual([['token']])
  })

  it('sends one request per tab and person', async () => {
    const user = newcomer()
    await registerIfNew(user, { send: async () => true, bearer })
    vi.resetModules()
    const reloaded = await import('#session/register.ts')
    const send = vi.fn(async () => true)
    expect(await reloaded.registerIfNew(user, { send, bearer })).toBe(false)
    expect(send).not.toHaveBeenCalled()
    expect(await reloaded.registerIfNew(newcomer(), { send, bearer })).toBe(true)
  })

  it('starts again after a reload if it failed', async () => {
    const user = newcomer()
    await registerIfNew(user, { send: () => Promise.reject(new Error('offline')), bearer })
    vi.resetModules()
    const reloaded = await import('#session/register.ts')
    expect(await reloaded.registerIfNew(user, { send: async () => true, bearer })).toBe(true)
  })

  it('returns false if the server already knows the person', async () => {
    expect(await registerIfNew(newcomer(), { send: async () => false, bearer })).toBe(false)
  })

  it('skips a returning person and one without an email address', async () => {
    const send = vi.fn(async () => true)
    await registerIfNew({ ...newcomer(), lastSignInAt: '2026-11-02T08:00:00.000Z' }, { send, bearer })
    await registerIfNew({ ...newcomer(), email: '' }, { send, bearer })
    expect(send).not.toHaveBeenCalled()
  })

  it('logs only a warning if it fails, even without a token, and is retried later', async () => {
    const user = newcomer()
    const failing = async () => {
      throw new Error('503 Service Unavailable')
    }
    expect(await registerIfNew(user, { send: failing, bearer })).toBe(false)
    expect(await registerIfNew(user, { send: async () => true, bearer: async () => undefined })).toBe(false)
    expect(warn).toHaveBeenCalledTimes(2)
    expect(await registerIfNew(user, { send: async () => true, bearer })).toBe(true)
  })
})
