import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import { followRegistration } from '../../../editor/measuring/follow-registration.ts'
import { sessionQuery } from '../../../editor/state/session.ts'

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

it('registers a new person on the first signed-in page, and sends the event once', async () => {
  register.mockResolvedValueOnce(true)
  const stop = followRegistration(queries, { register, report })
  says({ user: null })
  expect(register).not.toHaveBeenCalled()
  says({ user })
  await vi.waitFor(() => expect(report.mock.calls).toEqual([['email']]))
  says({ user: { ...user, verified: true } })
  await Promise.resolve()
  expect(register.mock.calls).toEqual([[user], [{ ...user, verified: true }]])
  expect(report).toHaveBeenCalledTimes(1)
  stop()
  says({ user: { ...user, uid: 'bob' } })
  expect(register).toHaveBeenCalledTimes(2)
})

it('registers a person who is signed in at the start', async () => {
  says({ user })
  followRegistration(queries, { register, report })()
  expect(register.mock.calls).toEqual([[user]])
})
